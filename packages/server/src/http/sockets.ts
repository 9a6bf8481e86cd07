/** WebSockets: who may open one, what goes over it, and when one is given up. */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { Connection } from "../wire/connection.ts";
import type { Person, Services } from "../wire/services.ts";
import { type Doors, isFromOurPage } from "./doors.ts";

/** The largest message that a page has to send. Bytes. */
const LARGEST = 64 * 1024;
/** A page that has not taken so much is too slow: it comes again and is shown where it stands. Bytes. */
const SLOWEST = 2 * 1024 * 1024;
/** So often a page is asked whether it is still there. Milliseconds. */
const PING = 7_000;
/**
 * After so many such questions without an answer it is given up. Not after one: where a machine was held up for longer than from
 * one to the next, the answers of all pages lie unread, and it would send everybody away.
 */
const PATIENCE = 2;
/** So many connections a person and an address may have, where nothing else is said: a club is behind one address. */
const MOST = { person: 12, address: 200 };

export interface SocketOptions {
  doors: Doors;
  services: Services;
  who(request: IncomingMessage): Promise<Person | null>;
  /** Where a request comes from. */
  addressOf(request: IncomingMessage): string;
  /** Counts what was refused before it was a message, and why. */
  refused(why: string): void;
  most?: { person: number; address: number } | undefined;
  /** Milliseconds from one question whether a page is there to the next. */
  ping?: number | undefined;
}

interface Opened {
  person: string;
  address: string;
  connection: Connection;
  /** What it was opened with, which says who it is. */
  request: IncomingMessage;
}

export class Sockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: LARGEST });
  private readonly options: SocketOptions;
  private readonly open = new Map<WebSocket, Opened>();

  constructor(options: SocketOptions) {
    this.options = options;
    this.server.on("wsClientError", (_, stream) => this.refuse(stream, 400));
  }

  get size(): number {
    return this.open.size;
  }

  /** Whoever has a page open. */
  get people(): ReadonlySet<string> {
    return new Set([...this.open.values()].map(({ person }) => person));
  }

  /** A request to speak over a socket; refused in the words of HTTP. */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { doors, who, addressOf, most = MOST } = this.options;
    stream.on("error", () => stream.destroy());
    if (request.url !== "/api/socket") return this.refuse(stream, 404);
    // an upgrade is not of HTTP/1.0, which does without a host
    if (request.httpVersion !== "1.1") return this.refuse(stream, 400);
    if (!isFromOurPage(doors, request.headers)) return this.refuse(stream, 403);
    const person = await who(request).catch(() => undefined);
    if (person === undefined) return this.refuse(stream, 503);
    if (person === null) return this.refuse(stream, 401);
    const address = addressOf(request);
    if (this.count("person", person.id) >= most.person || this.count("address", address) >= most.address)
      return this.refuse(stream, 429);
    this.server.handleUpgrade(request, stream, head, (socket) => this.take(socket, person, address, request));
  }

  private refuse(stream: Duplex, status: number): void {
    this.options.refused(`upgrade ${status}`);
    stream.end(`HTTP/1.1 ${status} \r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  }

  private count(by: "person" | "address", of: string): number {
    let n = 0;
    for (const one of this.open.values()) if (one[by] === of) n++;
    return n;
  }

  private take(socket: WebSocket, person: Person, address: string, request: IncomingMessage): void {
    const { services, refused } = this.options;
    let lag = 0;
    let asked = performance.now();
    let unanswered = 0;
    const connection = new Connection(person, services, {
      send: (text) => {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount <= SLOWEST) return socket.send(text);
        refused("slow");
        socket.terminate();
      },
      close: (code, reason) => socket.close(code, reason),
      get lag() {
        return lag;
      },
    });
    this.open.set(socket, { person: person.id, address, connection, request });
    const ping = (): void => {
      if (unanswered++ === PATIENCE) {
        socket.terminate();
        return;
      }
      asked = performance.now();
      socket.ping();
    };
    const timer = setInterval(ping, this.options.ping ?? PING);
    timer.unref();
    ping();
    // no page sends any, and each is answered
    socket.on("ping", () => connection.count());
    socket.on("pong", () => {
      if (unanswered === 0) connection.count();
      else unanswered--;
      lag = performance.now() - asked;
    });
    socket.on("message", (data, binary) => {
      if (!binary) return connection.receive(data.toString());
      refused("frames");
      socket.close(1003, "text only");
    });
    socket.on("error", () => {
      refused("frames");
      socket.terminate();
    });
    socket.on("close", () => {
      clearInterval(timer);
      connection.close();
      this.open.delete(socket);
    });
  }

  /**
   * Somebody has signed out, somewhere: their pages are sent away. Each is asked whether it is still signed in, because one that was
   * opened since, after somebody signed in again or made an account, is not meant.
   */
  async dismiss(person: string): Promise<void> {
    const theirs = [...this.open].filter(([, one]) => one.person === person);
    await Promise.all(
      theirs.map(async ([socket, { request }]) => {
        const now = await this.options.who(request).catch(() => null);
        if (now?.id !== person) socket.close(4001, "signed out");
      }),
    );
  }

  /** Tells every page that the server goes, and that it may come again. */
  close(): void {
    for (const socket of this.open.keys()) socket.close(1012, "restarting");
    this.server.close();
  }
}
