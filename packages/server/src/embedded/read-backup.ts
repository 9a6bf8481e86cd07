/** Reads a backup line by line, and finds out whether it is whole. */
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { alike, type Words } from "@tefuda/kernel";
import { type Header, headerSchema, type Line, lineSchema, type Trailer } from "./backup-form.ts";
import { NotCarriedOver } from "./errors.ts";

const why = {
  empty: { en: "it is empty", ja: "空です" },
  cut: { en: "it is cut short", ja: "途中で切れています" },
  altered: { en: "it was altered", ja: "内容が変わっています" },
  unknown: {
    en: "it is not in a form that this version reads",
    ja: "このバージョンで読める形式ではありません",
  },
} as const;

/** A backup that is not used, and why. */
export const broken = (reason: Words): NotCarriedOver =>
  new NotCarriedOver({
    en: `The backup cannot be used: ${reason.en}.`,
    ja: `このバックアップは使えません：${reason.ja}。`,
  });

/**
 * The lines up to the last, which says whether all were there as they were written: only when that has been reached without
 * an error may be kept what the lines brought. Throws {@link NotCarriedOver}.
 */
export async function* readBackup(stream: Readable): AsyncGenerator<Exclude<Line, Trailer>> {
  const hash = createHash("sha256");
  const counts: Record<string, number> = {};
  let table: string | undefined;
  let first = true;
  let whole = false;
  for await (const text of textOf(stream)) {
    if (whole) throw broken(why.altered);
    const line = first ? readHeader(text) : readLine(text);
    first = false;
    if ("end" in line) {
      if (!same(line.tables, counts) || line.sha256 !== hash.digest("hex")) throw broken(why.altered);
      whole = true;
      continue;
    }
    hash.update(`${text}\n`);
    if ("table" in line) {
      table = line.table;
      counts[table] = 0;
    } else if (Array.isArray(line)) {
      if (table === undefined) throw broken(why.altered);
      counts[table] = (counts[table] ?? 0) + 1;
    }
    yield line;
  }
  if (!whole) throw broken(first ? why.empty : why.cut);
}

/** What a backup says of itself, without the rest of it. Throws {@link NotCarriedOver}. */
export async function headerOf(stream: Readable): Promise<Header> {
  try {
    for await (const text of textOf(stream)) return readHeader(text);
    throw broken(why.empty);
  } finally {
    stream.destroy();
  }
}

const same = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((name) => one[name] === other[name]);

function readHeader(text: string): Header {
  const read = headerSchema.safeParse(parsed(text));
  if (!read.success) throw broken(why.unknown);
  return read.data;
}

function readLine(text: string): Line {
  const read = lineSchema.safeParse(parsed(text));
  if (!read.success) throw broken(why.altered);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The unpacked lines; only "\n" ends one, since JSON leaves other line ends as they are. */
async function* textOf(stream: Readable): AsyncGenerator<string> {
  const unpacked = createGunzip();
  unpacked.setEncoding("utf8");
  stream.once("error", (error) => unpacked.destroy(error));
  let rest = "";
  try {
    for await (const chunk of stream.pipe(unpacked)) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const ended = error instanceof Error && "code" in error && error.code === "Z_BUF_ERROR";
    throw broken(ended ? why.cut : alike(error instanceof Error ? error.message : String(error)));
  }
  if (rest !== "") throw broken(why.cut);
}
