/** Which requests are let in: from pages of this server itself, under a name that it has. */
import type { IncomingHttpHeaders } from "node:http";

export interface Doors {
  /** The names that it answers to, as in the header `Host`, without a port; null for any. */
  hosts: ReadonlySet<string>;
}

/** The name in a header `Host`, without its port. */
export function nameIn(host: string): string {
  return host.startsWith("[") ? host.slice(0, host.indexOf("]") + 1) : host.replace(/:\d*$/, "");
}

/** Whether a request names this server: another name that leads here may be somebody's trap. */
export function isOurs({ hosts }: Doors, { host }: IncomingHttpHeaders): boolean {
  return host !== undefined && hosts.has(nameIn(host).toLowerCase());
}

/** Whether a request that may change something comes from a page of this server. */
export function isFromOurPage(doors: Doors, headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (!isOurs(doors, headers) || origin === undefined) return false;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Whether something stands before this server and has passed a request on. */
export function isPassedOn(headers: IncomingHttpHeaders): boolean {
  return ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"].some(
    (name) => name in headers,
  );
}
