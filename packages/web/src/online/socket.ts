/** The wire to a server of people: opened when it is wanted, opened again when it breaks, and all that comes over it checked. */
import {
  type Message,
  message,
  type RefusalCode,
  type Request,
  type Results,
  results,
} from "@tefuda/host/online/wire";
import { WordsError } from "@tefuda/kernel";
import { REFUSALS } from "../words/refusals.ts";

/** Something that the server did not do, and why. */
export class Refused extends WordsError {
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(REFUSALS[code]);
    this.code = code;
  }
}

/** The wire broke before an answer came: nobody here knows whether it was done. */
export class Broken extends Error {}

/** How it stands: not wanted, on its way, open, or refused for good until somebody comes in anew. */
export type Connection = "closed" | "connecting" | "open" | "out";

interface Waiting {
  ask: Request["ask"];
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  since: number;
}

/** Tries again after this, then twice as long, and so on. Milliseconds. */
const FIRST = 250;
const LONGEST = 8000;
/** So often it is looked whether the line is alive, after such a silence, and so long an answer may take. Milliseconds. */
const BEAT = 5000;
const SILENCE = 25_000;
const PATIENCE = 15_000;
/** Of the server: whoever this was is signed out. */
const SIGNED_OUT = 4001;

export class Socket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(message: Message) => void>();
  private readonly watchers = new Set<() => void>();
  private next = 1;
  private pause = FIRST;
  /** When something came over it last. */
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly url: string;
  connection: Connection = "closed";

  constructor(url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`) {
    this.url = url;
    // a page that was asleep, or without a network, tries at once
    addEventListener("online", () => this.tryNow());
    addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => !document.hidden && this.tryNow());
    setInterval(() => this.beat(), BEAT);
  }

  open(): void {
    if (this.connection === "open" || this.connection === "connecting") return;
    this.set("connecting");
    this.connect();
  }

  close(): void {
    clearTimeout(this.timer);
    this.set("closed");
    this.socket?.close();
    this.socket = null;
  }

  private tryNow(): void {
    if (this.connection !== "connecting" || this.socket) return;
    clearTimeout(this.timer);
    this.pause = FIRST;
    this.connect();
  }

  private connect(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.pause = FIRST;
      this.heard = performance.now();
      this.set("open");
    });
    socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.receive(data));
    socket.addEventListener("close", ({ code }) => {
      if (socket === this.socket) this.broke(code);
    });
  }

  private broke(code: number | null): void {
    this.socket = null;
    for (const { reject } of this.waiting.values()) reject(new Broken());
    this.waiting.clear();
    if (this.connection === "closed") return;
    this.set(code === SIGNED_OUT ? "out" : "connecting");
    if (code === SIGNED_OUT) return;
    // not all at once when a server comes again
    this.timer = setTimeout(() => this.connect(), this.pause * (0.5 + Math.random()));
    this.pause = Math.min(LONGEST, this.pause * 2);
  }

  /** The line is known to be dead, though the browser has not heard of it yet. */
  private drop(): void {
    const { socket } = this;
    if (!socket) return;
    this.broke(null);
    socket.close();
  }

  /** Of a dead line nothing is heard: after a silence something is asked, and its answer has to come. */
  private beat(): void {
    if (this.connection !== "open") return;
    const now = performance.now();
    const oldest = Math.min(...[...this.waiting.values()].map(({ since }) => since));
    if (now - oldest > PATIENCE) this.drop();
    else if (now - this.heard > SILENCE && this.waiting.size === 0) this.ask({ ask: "mine" }).catch(() => {});
  }

  private receive(data: unknown): void {
    this.heard = performance.now();
    const read = message.safeParse(typeof data === "string" ? JSON.parse(data) : data);
    // a newer server may say what this page does not know yet
    if (!read.success) return;
    const got = read.data;
    if (!("id" in got)) {
      for (const listener of this.listeners) listener(got);
      return;
    }
    const waiting = this.waiting.get(got.id);
    this.waiting.delete(got.id);
    if (!waiting) return;
    if ("refused" in got) waiting.reject(new Refused(got.refused));
    else {
      const result = results[waiting.ask].safeParse(got.result);
      if (result.success) waiting.resolve(result.data);
      else waiting.reject(new Refused("notUnderstood"));
    }
  }

  /** Throws a {@link Refused}, or a {@link Broken} where the wire breaks or is not open. */
  ask<Ask extends Request["ask"]>(request: Extract<Request, { ask: Ask }>): Promise<Results[Ask]> {
    const { socket } = this;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Broken());
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {
        ask: request.ask,
        resolve: resolve as (result: unknown) => void,
        reject,
        since: performance.now(),
      });
      socket.send(JSON.stringify({ id, request }));
    });
  }

  /** Told of everything that no request waits for. */
  hear(listener: (message: Message) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Told when the connection is another. */
  readonly watch = (tell: () => void): (() => void) => {
    this.watchers.add(tell);
    return () => this.watchers.delete(tell);
  };
  readonly getConnection = (): Connection => this.connection;

  private set(connection: Connection): void {
    if (connection === this.connection) return;
    this.connection = connection;
    for (const tell of this.watchers) tell();
  }
}
