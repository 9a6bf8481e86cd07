/** The unfinished game, kept in this browser, and matches handed out as files. What cannot be read is told, never thrown away. */
import { del, get, set } from "idb-keyval";
import type { SavedMatch } from "../host/host.ts";
import { readSaved } from "./read.ts";

const key = "tefuda.match";

/** What was found: nothing, a match, or something that cannot be read, as text. */
export type Kept =
  | { found: "nothing" }
  | { found: "match"; match: SavedMatch }
  | { found: "damaged"; text: string };

export async function keep(match: SavedMatch): Promise<void> {
  await set(key, JSON.stringify(match));
}

export async function forget(): Promise<void> {
  await del(key);
}

export async function kept(): Promise<Kept> {
  const text = await get<unknown>(key);
  if (text === undefined) return { found: "nothing" };
  const words = typeof text === "string" ? text : JSON.stringify(text);
  const match = readSaved(words);
  return match ? { found: "match", match } : { found: "damaged", text: words };
}

/** Hands a file to the browser's downloads. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
