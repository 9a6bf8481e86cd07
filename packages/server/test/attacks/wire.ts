/** Attacks on the wire itself: what is no message, frames that are none, and requests that open no socket. */
import { deflateRawSync } from "node:zlib";
import type { Ground } from "./ground.ts";
import { BINARY, frame, type Opened, openRaw, PING, status, TEXT, upgrade } from "./raw.ts";

export interface Attack {
  name: string;
  /** Which machine it is tried at. */
  at: "machine" | "strict" | "cookies";
  /** What comes of it, in one word or two, and under what the machine counts that; null where it is nothing to count. */
  comes: string;
  counts: string | null;
  run(ground: Ground): Promise<string>;
}

/** Text that is no message; answered under the number that it has, or -1. */
export const texts: readonly [name: string, text: string, id: number][] = [
  ["nothing", "", -1],
  ["no JSON", "{", -1],
  ["JSON of another kind", "[]", -1],
  ["null", "null", -1],
  ["a number", "1e999", -1],
  ["no number", '{"request":{"ask":"mine"}}', -1],
  ["a negative number", '{"id":-7,"request":{"ask":"mine"}}', -7],
  ["half a number", '{"id":0.5,"request":{"ask":"mine"}}', -1],
  ["a number beyond numbers", '{"id":1e999,"request":{"ask":"mine"}}', -1],
  ["a key more", '{"id":7,"request":{"ask":"mine"},"user":"id of Ayame"}', 7],
  ["a key of JavaScript's own", '{"id":7,"request":{"ask":"mine"},"__proto__":{"id":1}}', 7],
  ["a request of JavaScript's own", '{"id":7,"request":{"__proto__":{"ask":"mine"}}}', 7],
  ["two requests", '{"id":7,"request":[{"ask":"mine"},{"ask":"mine"}]}', 7],
  ["brackets without end", "[".repeat(60_000), -1],
  ["a request of lists without end", `{"id":7,"request":${"[".repeat(30_000)}${"]".repeat(30_000)}}`, 7],
  ["a key that no database keeps", '{"id":7,"request":{"ask":"mine","\\u0000":1}}', 7],
  ["objects without end", '{"a":'.repeat(10_000), -1],
];

const mine = Buffer.from('{"id":1,"request":{"ask":"mine"}}');

/** Frames that are none; what is closed after them. */
const framed = (name: string, comes: string, send: (opened: Opened) => void): Attack => ({
  ...{ name, comes, at: "machine", counts: comes === "socket 1006" ? null : "frames" },
  async run({ machine }) {
    const opened = await openRaw(machine.port);
    send(opened);
    return await opened.closed;
  },
});

const frames: readonly Attack[] = [
  framed("binary frames", "socket 1003", ({ socket }) => socket.write(frame(mine, { first: BINARY }))),
  framed("text that is no UTF-8", "socket 1007", ({ socket }) =>
    socket.write(frame(Buffer.from([0xc3, 0x28]), { first: TEXT })),
  ),
  framed("a letter that is cut in half", "socket 1007", ({ socket }) =>
    socket.write(frame(Buffer.from([0xe3, 0x81]), { first: TEXT })),
  ),
  framed("frames without a mask", "socket 1002", ({ socket }) =>
    socket.write(frame(mine, { first: TEXT, masked: false })),
  ),
  framed("a frame of a kind that is not there", "socket 1002", ({ socket }) =>
    socket.write(frame(mine, { first: 0x83 })),
  ),
  framed("a frame with reserved bits", "socket 1002", ({ socket }) =>
    socket.write(frame(mine, { first: 0xa1 })),
  ),
  framed("a continuation of nothing", "socket 1002", ({ socket }) =>
    socket.write(frame(mine, { first: 0x80 })),
  ),
  framed("a ping in parts", "socket 1002", ({ socket }) => socket.write(frame(mine, { first: 0x09 }))),
  framed("a ping that is too long", "socket 1002", ({ socket }) =>
    socket.write(frame(Buffer.alloc(126), { first: PING })),
  ),
  framed("100 MB announced", "socket 1009", ({ socket }) =>
    socket.write(frame(mine, { first: TEXT, says: 100 * 1024 * 1024 })),
  ),
  framed("more than there are bytes announced", "socket 1009", ({ socket }) =>
    socket.write(frame(mine, { first: TEXT, says: 2 ** 60 })),
  ),
  framed("a message of 1 MB", "socket 1009", ({ socket }) =>
    socket.write(frame(Buffer.alloc(1024 * 1024, 0x78), { first: TEXT })),
  ),
  framed("1 MB in fragments", "socket 1009", ({ socket }) => {
    socket.write(frame(Buffer.alloc(1000, 0x78), { first: 0x01 }));
    for (let i = 0; i < 1000; i++) socket.write(frame(Buffer.alloc(1000, 0x78), { first: 0x00 }));
  }),
  framed("a message without end in fragments of nothing", "socket 1008", ({ socket }) => {
    const none = frame(Buffer.alloc(0), { first: 0x00 });
    socket.write(frame(Buffer.alloc(0), { first: 0x01 }));
    socket.write(Buffer.concat(Array(20_000).fill(none)));
  }),
  framed("half a frame, and gone", "socket 1006", ({ socket }) => {
    socket.write(frame(mine, { first: TEXT }).subarray(0, 10));
    socket.end();
  }),
  framed("a bomb of compressed bytes", "socket 1002", ({ socket }) =>
    socket.write(frame(deflateRawSync(Buffer.alloc(50 * 1024 * 1024)), { first: 0xc1 })),
  ),
  framed("a code of closing that is not there", "socket 1002", ({ socket }) =>
    socket.write(frame(Buffer.from([0, 1]), { first: 0x88 })),
  ),
];

/** Requests to open a socket that are refused; `other` in place of what is right. */
const refused = (
  name: string,
  comes: number,
  other: Record<string, string | null>,
  line?: string,
): Attack => ({
  ...{ name: `a socket ${name}`, comes: `upgrade ${comes}`, counts: `upgrade ${comes}`, at: "machine" },
  run: async ({ machine }) => `upgrade ${await status(machine.port, upgrade(machine.port, other, line))}`,
});

const upgrades: readonly Attack[] = [
  refused("without an origin", 403, { origin: null }),
  refused("from another origin", 403, { origin: "http://evil.example" }),
  refused("from the origin null", 403, { origin: "null" }),
  refused("from another port", 403, { origin: "http://127.0.0.1:1" }),
  refused("from a file", 403, { origin: "file://" }),
  refused("from an origin with a name that begins alike", 403, { origin: "http://127.0.0.1.evil.example" }),
  refused("from another host", 403, { host: "evil.example", origin: "http://evil.example" }),
  refused("from a host with a dot", 403, { host: "localhost.", origin: "http://localhost." }),
  refused("from the same host with another port", 403, { host: "127.0.0.1:1" }),
  refused("from a host with letters after its port", 403, { host: "127.0.0.1:80@evil.example" }),
  refused("from nobody", 401, { "x-user": null }),
  refused("to another path", 404, {}, "GET /api/sockets HTTP/1.1"),
  refused("to a path with more", 404, {}, "GET /api/socket?as=Ayame HTTP/1.1"),
  refused("to a path with dots", 404, {}, "GET /x/../api/socket HTTP/1.1"),
  refused("to a path with its signs written out", 404, {}, "GET /%61pi/socket HTTP/1.1"),
  refused("to a path of a whole address", 404, {}, "GET http://127.0.0.1/api/socket HTTP/1.1"),
  refused("over HTTP/1.0", 400, {}, "GET /api/socket HTTP/1.0"),
  refused("with another method", 400, {}, "POST /api/socket HTTP/1.1"),
  refused("without a key", 400, { "sec-websocket-key": null }),
  refused("with a key that is none", 400, { "sec-websocket-key": "x" }),
  refused("of another version", 400, { "sec-websocket-version": "1" }),
  refused("of another kind", 400, { upgrade: "h2c" }),
];

export const onWire: readonly Attack[] = [...frames, ...upgrades];
