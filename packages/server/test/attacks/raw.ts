/** Bytes as they are: requests that no library would send, and frames of a socket. */
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

/** Sends bytes and reads until the other side ends it: the status of what came back, or "nothing". */
export async function status(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const read = readAll(socket);
  socket.write(bytes);
  const text = (await read).toString("latin1");
  return /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? "nothing";
}

function readAll(socket: Socket): Promise<Buffer> {
  const parts: Buffer[] = [];
  socket.on("data", (part: Buffer) => parts.push(part));
  socket.on("error", () => {});
  return new Promise((resolve) => socket.on("close", () => resolve(Buffer.concat(parts))));
}

/** The head of a request to speak over a socket; `other` in place of what is right, null where it is left out. */
export function upgrade(port: number, other: Record<string, string | null> = {}, line?: string): string {
  const headers: Record<string, string | null> = {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    upgrade: "websocket",
    connection: "Upgrade",
    "sec-websocket-key": randomBytes(16).toString("base64"),
    "sec-websocket-version": "13",
    "x-user": "Mallory",
    ...other,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  );
  return `${[line ?? "GET /api/socket HTTP/1.1", ...lines].join("\r\n")}\r\n\r\n`;
}

interface FrameOptions {
  /** Of the first byte: FIN and the reserved ones as bits, and what kind of frame it is. */
  first: number;
  masked?: boolean;
  /** What it says of its length, where that is not true. */
  says?: number;
}

/** One frame, as a page would send it or otherwise. */
export function frame(data: Buffer, { first, masked = true, says = data.length }: FrameOptions): Buffer {
  const bit = masked ? 0x80 : 0;
  const length =
    says < 126
      ? Buffer.from([bit | says])
      : says < 65_536
        ? Buffer.from([bit | 126, says >> 8, says & 255])
        : Buffer.concat([Buffer.from([bit | 127]), bytesOf(says)]);
  // a mask of zeros leaves what is masked as it is
  return Buffer.concat([Buffer.from([first]), length, Buffer.alloc(masked ? 4 : 0), data]);
}

function bytesOf(many: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(many));
  return bytes;
}

export const TEXT = 0x81;
export const BINARY = 0x82;
export const PING = 0x89;

/** A socket that is open, with what the server said when it was opened. */
export interface Opened {
  socket: Socket;
  head: string;
  /** "socket" and the code with which it was closed, 1006 where none was told. */
  closed: Promise<string>;
}

/** Opens a socket by hand. */
export async function openRaw(port: number, other: Record<string, string | null> = {}): Promise<Opened> {
  const socket = connect(port, "127.0.0.1");
  socket.write(upgrade(port, other));
  socket.on("error", () => {});
  let bytes = Buffer.alloc(0);
  const opened = Promise.withResolvers<string>();
  const closed = Promise.withResolvers<string>();
  socket.on("data", (part: Buffer) => {
    bytes = Buffer.concat([bytes, part]);
    const end = bytes.indexOf("\r\n\r\n");
    if (end < 0) return;
    opened.resolve(bytes.subarray(0, end).toString());
    const code = closingIn(bytes.subarray(end + 4));
    if (code === null) return;
    closed.resolve(`socket ${code}`);
    socket.end();
  });
  socket.on("close", () => {
    opened.reject(new Error("closed before it was open"));
    closed.resolve("socket 1006");
  });
  return { socket, head: await opened.promise, closed: closed.promise };
}

/** The code of the frame that closes, among those that a server sends; null where there is none yet. */
function closingIn(bytes: Buffer): number | null {
  for (let at = 0; at + 2 <= bytes.length; ) {
    const kind = bytes[at]! & 15;
    const short = bytes[at + 1]! & 127;
    const wide = short === 126 ? 2 : short === 127 ? 8 : 0;
    if (at + 2 + wide > bytes.length) return null;
    const length =
      wide === 0 ? short : wide === 2 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    const data = at + 2 + wide;
    if (data + length > bytes.length) return null;
    if (kind === 8) return length >= 2 ? bytes.readUInt16BE(data) : 1005;
    at = data + length;
  }
  return null;
}
