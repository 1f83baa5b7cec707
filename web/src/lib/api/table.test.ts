import { afterEach, describe, expect, test, vi } from "vitest";
import type { Entry } from "../table/link";
import { beforeLast, TableLink } from "./table.svelte";

const entry = (seq: number, kind: string, seat: number, to?: number): Entry => ({ seq, kind, seat, events: [], ...(to === undefined ? {} : { to }) });

test("a seat takes back its last action", () => {
  expect(beforeLast([entry(1, "start", 0), entry(2, "action", 0), entry(3, "action", 1)], 0)).toBe(1);
});

test("what was taken back is not taken back again", () => {
  const entries = [entry(1, "action", 0), entry(2, "action", 0), entry(3, "undo", 0, 1)];
  expect(beforeLast(entries, 0)).toBe(0);
});

test("without an action there is nothing to take back", () => {
  expect(beforeLast([entry(1, "action", 1)], 0)).toBeNull();
});

/** A table whose server is played by the test: what it is asked, and what it says. */
class Served {
  static readonly OPEN = 1;
  readonly readyState = Served.OPEN;
  readonly posted: { path: string; seq: number }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  link: TableLink;

  constructor(answer: (path: string) => Response | Promise<Response>) {
    const served = this;
    const socket = function () {
      return served;
    };
    vi.stubGlobal("WebSocket", Object.assign(socket, { OPEN: Served.OPEN }));
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.stubGlobal("fetch", async (path: string, { body }: { body?: string }) => {
      if (body) this.posted.push({ path: path.split("/").at(-1)!, seq: JSON.parse(body).seq });
      return answer(path);
    });
    this.link = new TableLink("t", 0, "en", (step) => step);
  }

  say(type: string, more: object): void {
    const common = { entries: [], asked: [0], view: {}, patch: {}, clock: null, present: [], proposal: null };
    this.onmessage?.({ data: JSON.stringify({ ...common, type, ...more }) });
  }

  hello(seq: number, ...actions: string[]): void {
    const options = actions.map((action) => ({ action, note: "" }));
    this.say("hello", { seq, options: actions, offer: { seq, question: "Q", options, voluntary: [] } });
  }

  close(): void {}
}

afterEach(() => vi.unstubAllGlobals());

test("what is said while the earlier talk is read is kept", async () => {
  let read: (lines: object[]) => void = () => undefined;
  const served = new Served(() => new Promise((done) => (read = (lines) => done(Response.json(lines)))));
  served.hello(1, "pass");
  served.say("chat", { number: 2, text: "later" });
  await vi.waitUntil(() => (read([{ number: 1, text: "earlier" }]), served.link.chat.length > 1));
  expect(served.link.chat.map(({ text }) => text)).toEqual(["earlier", "later"]);
});

describe("when somebody else was faster", () => {
  const behind = () => Response.json({ type: "stale", status: 409, seq: 2 }, { status: 409 });

  function begun(): Served {
    const served: Served = new Served((path) => {
      if (path.includes("/chat")) return Response.json([]);
      return served.posted.at(-1)?.seq === 1 ? behind() : Response.json({ seq: 2 });
    });
    served.hello(1, "pass", "bid 3");
    return served;
  }

  test("an action is sent again if the same is offered still", async () => {
    const served = begun();
    const acting = served.link.act(["pass"]);
    await vi.waitUntil(() => served.posted.length === 1);
    served.hello(2, "pass", "bid 3");
    await acting;
    expect(served.posted).toEqual([{ path: "actions", seq: 1 }, { path: "actions", seq: 2 }]);
  });

  test("an action is not sent again if something else is offered", async () => {
    const served = begun();
    const acting = served.link.act(["pass"]);
    await vi.waitUntil(() => served.posted.length === 1);
    served.hello(2, "pass", "bid 4");
    await expect(acting).rejects.toMatchObject({ type: "stale" });
    expect(served.posted).toHaveLength(1);
  });
});
