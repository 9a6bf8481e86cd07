/** The cookie of a session, written and read by the library: signed, and out of reach of scripts. */
import { createAuthEndpoint } from "better-auth/api";
import type { BetterAuthCookies } from "better-auth/types";

import type { Ground } from "./ground.ts";
import { findSession, type Present } from "./sessions.ts";

type Attributes = BetterAuthCookies["sessionToken"]["attributes"];

/** What the library hands to a route, as far as it is about cookies. */
export interface Cookies {
  getSignedCookie(name: string, secret: string): Promise<string | null | false>;
  setSignedCookie(name: string, value: string, secret: string, attributes: Attributes): Promise<string>;
  setCookie(name: string, value: string, attributes: Attributes): string;
  context: { secret: string; authCookies: Pick<BetterAuthCookies, "sessionToken"> };
}

/** The token that a request came with, where it was signed here. */
export async function readToken({ getSignedCookie, context }: Cookies): Promise<string | null> {
  return (await getSignedCookie(context.authCookies.sessionToken.name, context.secret)) || null;
}

export async function giveToken({ setSignedCookie, context }: Cookies, token: string): Promise<void> {
  const { name, attributes } = context.authCookies.sessionToken;
  await setSignedCookie(name, token, context.secret, attributes);
}

export function takeToken({ setCookie, context }: Cookies): void {
  const { name, attributes } = context.authCookies.sessionToken;
  setCookie(name, "", { ...attributes, maxAge: 0 });
}

/** Who it is that a request came from; null where nobody is signed in. */
export async function readPresent(cookies: Cookies, { db, now }: Ground): Promise<Present | null> {
  const token = await readToken(cookies);
  return token === null ? null : await findSession(db, token, now());
}

/** As {@link readToken}, of a request that comes by no route. */
export const tokenFrom = createAuthEndpoint({ method: "GET", requireHeaders: true }, async (ctx) =>
  readToken(ctx),
);
