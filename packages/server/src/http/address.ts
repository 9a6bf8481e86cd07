/** Where a request comes from. */
import type { IncomingMessage } from "node:http";
import { isPassedOn } from "./doors.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** What is passed on without a word of that is asked for by another name. */
const NEAR = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether it comes from this machine itself and through nothing else. */
export const isLocal = ({ socket, headers }: IncomingMessage): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? "") && !isPassedOn(headers) && NEAR.test(headers.host ?? "");

/**
 * The address of whoever asks. Behind something that ends TLS, which is then on this machine, it is what that says last;
 * what stands before that anybody may have written.
 */
export function addressOf({ socket, headers }: IncomingMessage, proxied: boolean): string {
  const direct = socket.remoteAddress ?? "";
  const said = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").at(-1)?.trim();
  return proxied && said && LOOPBACK.has(direct) ? said : direct;
}
