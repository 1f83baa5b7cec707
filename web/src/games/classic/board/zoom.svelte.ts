/** Panning and zooming of a drawing: pinch and drag, double tap, wheel with Ctrl, and buttons. */
import type { Point } from "./geometry";

const MOST = 5;
const STEP = 1.6;
const TAP_STEP = 2.4;
const MOVED = 6; // pixels before a press is a drag
const DOUBLE = 260; // milliseconds between the taps of a double tap

export class Zoom {
  scale = $state(1);
  private x = $state(0);
  private y = $state(0);
  dragging = $state(false);
  private readonly pointers = new Map<number, Point>();
  private start: Point = [0, 0];
  private tapped = 0;
  private later = 0;

  /** `extent` is half the width of the drawing in its own units. */
  constructor(
    private readonly extent: number,
    private readonly svg: () => SVGSVGElement | undefined,
  ) {}

  get viewBox(): string {
    const half = this.extent / this.scale;
    return `${this.x - half} ${this.y - half} ${2 * half} ${2 * half}`;
  }

  by(factor: number, [px, py]: Point = [this.x, this.y]): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const kept = this.scale / scale;
    this.move(px + (this.x - px) * kept, py + (this.y - py) * kept, scale);
  }

  in = () => this.by(STEP);
  out = () => this.by(1 / STEP);
  whole = () => this.move(0, 0, 1);

  /** Brings a place into view, when it lies outside. */
  show([x, y]: Point): void {
    const half = (this.extent / this.scale) * 0.9;
    const near = (from: number, to: number) => (Math.abs(to - from) > half ? to : from);
    this.move(near(this.x, x), near(this.y, y), this.scale);
  }

  private move(x: number, y: number, scale: number): void {
    const room = this.extent - this.extent / scale;
    const within = (value: number) => Math.max(-room, Math.min(room, value));
    [this.x, this.y, this.scale] = [within(x), within(y), scale];
  }

  private place({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.svg()!.getScreenCTM()!.inverse());
    return [x, y];
  }

  down = (event: PointerEvent) => {
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.pointers.size === 1) this.start = [event.clientX, event.clientY];
  };

  drag = (event: PointerEvent) => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    if (this.pointers.size === 2) this.pinch(event.pointerId, before, now);
    else if (this.scale > 1) this.pan(before, now);
    this.pointers.set(event.pointerId, now);
    if (Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) > MOVED) this.dragging = this.scale > 1 || this.pointers.size > 1;
  };

  private pan(before: Point, now: Point): void {
    const unit = 1 / this.svg()!.getScreenCTM()!.a;
    this.move(this.x - (now[0] - before[0]) * unit, this.y - (now[1] - before[1]) * unit, this.scale);
  }

  private pinch(id: number, before: Point, now: Point): void {
    const other = [...this.pointers].find(([each]) => each !== id)![1];
    const apart = (point: Point) => Math.max(1, Math.hypot(point[0] - other[0], point[1] - other[1]));
    const [clientX, clientY] = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
    this.by(apart(now) / apart(before), this.place({ clientX, clientY }));
  }

  up = (event: PointerEvent) => {
    this.pointers.delete(event.pointerId);
    // The click that ends a drag comes after this.
    if (this.pointers.size === 0) setTimeout(() => (this.dragging = false));
  };

  wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 300), this.place(event));
  };

  /** A tap does what it does unless a second one makes it a zoom; a mouse needn't wait. */
  tap(event: MouseEvent, act: () => void): void {
    if (this.dragging) return;
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return act();
    window.clearTimeout(this.later);
    if (event.timeStamp - this.tapped < DOUBLE) {
      this.tapped = 0;
      return this.scale > 1.5 ? this.whole() : this.by(TAP_STEP, this.place(event));
    }
    this.tapped = event.timeStamp;
    this.later = window.setTimeout(act, DOUBLE);
  }
}
