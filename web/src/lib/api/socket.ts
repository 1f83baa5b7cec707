/** A WebSocket that comes back by itself: waits longer each time, at once when the browser is online again. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 25_000; // a ping after so long, so that proxies keep the line

export interface Heard {
  /** The address to subscribe at, with what is known by now. */
  address(): string;
  message(data: unknown): void;
  connected(is: boolean): void;
}

export class Socket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private readonly wake = () => this.now();

  constructor(private readonly heard: Heard) {
    addEventListener("online", this.wake);
    this.open();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: unknown): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }

  /** Try again without waiting. */
  now(): void {
    if (this.closed || this.isOpen) return;
    this.tries = 0;
    this.drop();
    this.open();
  }

  /** Subscribe afresh: for another seat, or because what was sent did not fit. */
  again(): void {
    this.drop();
    if (!this.closed) this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    this.drop();
  }

  private open(): void {
    const socket = new WebSocket(this.heard.address());
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.ping = setInterval(() => this.send({ do: "ping" }), QUIET);
    };
    socket.onmessage = (event) => this.heard.message(JSON.parse(event.data as string));
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    this.drop();
    this.heard.connected(false);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.ping);
    const socket = this.socket;
    this.socket = null;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }
}
