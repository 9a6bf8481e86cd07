/** The door to the routes of people: what is not named here is closed, whatever the library has. */
import type { Words } from "@tefuda/kernel";
import { z } from "zod";
import { BASE } from "./library.ts";
import { type Counter, type Limits, networkOf } from "./limits.ts";
import { ANSWERS } from "./words.ts";

/** What is open, and by which limit. */
export const OPEN: Readonly<Record<string, keyof Limits | null>> = {
  "GET /me": null,
  "POST /guest": "guests",
  "POST /account": "accounts",
  "POST /sign-in": "signIns",
  "POST /sign-out": null,
  "POST /sign-out-everywhere": null,
  "POST /name": "changes",
  "POST /language": "changes",
  "POST /password": "signIns",
  "GET /ways-in": null,
  "POST /drop-passkey": "changes",
  "GET /export": "changes",
  "POST /delete": "signIns",
  "POST /operator": "signIns",
};
/** Open where passkeys are. */
export const OPEN_WITH_PASSKEYS: typeof OPEN = {
  "GET /passkey/generate-register-options": "signIns",
  "POST /passkey/verify-registration": "accounts",
  "GET /passkey/generate-authenticate-options": "signIns",
  "POST /passkey/verify-authentication": "signIns",
};

/** The longest body that anybody needs, a passkey with all it says of itself. Bytes. */
const LONGEST_BODY = 32_768;

interface Door {
  passkeys: boolean;
  /** From where a page may ask. */
  trusted: ReadonlySet<string>;
  count: Counter;
  inside(request: Request): Promise<Response>;
  /** What went wrong and nobody foresaw. */
  report(error: unknown): void;
}

/** What a refusal of ours, or of the library, says. */
const refused = z.looseObject({ code: z.string().optional(), words: z.unknown().optional() });
const words = z.strictObject({ en: z.string(), ja: z.string() });

export function door({ passkeys, trusted, count, inside, report }: Door) {
  const open = new Map(Object.entries(passkeys ? { ...OPEN, ...OPEN_WITH_PASSKEYS } : OPEN));

  async function through(request: Request, address: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    const route = `${request.method} ${pathname.slice(BASE.length)}`;
    const limit = pathname.startsWith(`${BASE}/`) ? open.get(route) : undefined;
    if (limit === undefined) return answer(404);
    // a browser always says so; whatever another site makes it send is stopped here
    if (request.method === "POST" && !trusted.has(request.headers.get("origin") ?? ""))
      return answer(403, "wrong_origin");
    const body = await bodyOf(request);
    if (body === null) return answer(413);
    const wait = limit === null ? 0 : await count.count(limit, networkOf(address));
    if (wait > 0) return answer(429, "too_many", undefined, { "retry-after": `${Math.ceil(wait / 1000)}` });
    const { method, headers } = request;
    return await told(
      await inside(new Request(request.url, { method, headers, ...(body.length > 0 && { body }) })),
    );
  }

  return async (request: Request, address: string): Promise<Response> => {
    try {
      return await through(request, address);
    } catch (error) {
      report(error);
      return answer(500);
    }
  };
}

/** Reads no more than there may be; null where there is more. */
async function bodyOf(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.length;
    if (length > LONGEST_BODY) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** An answer of the library as it goes out: what is refused says so in words, and gives no cookie. */
async function told(response: Response): Promise<Response> {
  if (response.ok) {
    response.headers.set("cache-control", "no-store");
    return response;
  }
  const text = await response.text();
  const said = refused.safeParse(text.startsWith("{") ? JSON.parse(text) : {});
  const { code, words: own } = said.success ? said.data : {};
  const mine = words.safeParse(own);
  return answer(response.status, code, mine.success ? mine.data : undefined);
}

const isAnswer = (status: number): status is keyof typeof ANSWERS => status in ANSWERS;

function answer(status: number, code?: string, own?: Words, headers: Record<string, string> = {}): Response {
  const known = isAnswer(status) ? status : status < 500 ? 400 : 500;
  const body = { code: code?.toLowerCase() ?? `status_${known}`, words: own ?? ANSWERS[known] };
  return Response.json(body, { status: known, headers: { ...headers, "cache-control": "no-store" } });
}
