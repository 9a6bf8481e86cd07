/** Who somebody is to the server, over HTTP. */
import { type Words, WordsError } from "@tefuda/kernel";
import { z } from "zod";

const person = z.object({ id: z.string(), name: z.string(), guest: z.boolean() });
/** Whoever plays in this browser. */
export type Person = z.infer<typeof person>;

const me = z.object({ person: person.nullable() });
const refusal = z.object({ words: z.object({ en: z.string(), ja: z.string() }) });

/** What the server would not do, and why. */
export class NotDone extends WordsError {}

const SILENT: Words = {
  en: "The server cannot be reached just now. Try again in a moment.",
  ja: "今はサーバーにつながりません。少し待ってからもう一度お試しください。",
};

const address = (what: string): string => `/api/auth/${what}`;

/** Who somebody is; "none" where there is no server of people, "silent" where nothing answers. */
export async function readMe(): Promise<{ person: Person | null } | "none" | "silent"> {
  const answer = await fetch(address("me")).catch(() => null);
  if (answer === null || answer.status >= 500) return "silent";
  if (!answer.ok) return "none";
  const read = me.safeParse(await answer.json().catch(() => null));
  return read.success ? read.data : "none";
}

/** What can be asked for, and what goes with it. */
export interface Deeds {
  guest: { name: string; language: "en" | "ja" };
  account: { name: string; password: string };
  "sign-in": { name: string; password: string };
  "sign-out": Record<string, never>;
  "sign-out-everywhere": Record<string, never>;
  name: { name: string };
  password: { old: string | null; password: string };
  delete: { password: string | null };
  operator: { code: string };
}

/** Asks the server for something. Throws a {@link NotDone}, in the words of the server where it has any. */
export async function askServer(address: string, method = "GET", body?: unknown): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }).catch(() => null);
  const said: unknown = await answer?.json().catch(() => null);
  if (answer?.ok) return said;
  const read = refusal.safeParse(said);
  throw new NotDone(read.success ? read.data.words : SILENT);
}

/** Throws a {@link NotDone}. */
export async function tell<What extends keyof Deeds>(what: What, body: Deeds[What]): Promise<void> {
  await askServer(address(what), "POST", body);
}

/** All that is kept of somebody, as text. Throws a {@link NotDone}. */
export async function exportMe(): Promise<string> {
  const answer = await fetch(address("export")).catch(() => null);
  if (!answer?.ok) throw new NotDone(SILENT);
  return answer.text();
}
