/** `tefuda cards`: checking card files, reading card texts, listing cards. */
import { existsSync } from "node:fs";
import { longestFile } from "@tefuda/cardtext/yaml";
import { type GamePackage, type Problem, unreadable, visible } from "@tefuda/kernel";
import { cardFilesOf, games, readSource } from "@tefuda/referee/games";
import { formatProblem, ProblemsError } from "@tefuda/referee/problems";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { knownGame, openGame } from "../open.ts";

/** The game that is named; else the one that finds least wrong, the first of them where several do. */
async function gameFor(id: string | undefined, wrong: (pack: GamePackage) => number): Promise<GamePackage> {
  if (id !== undefined) return knownGame(id).load();
  let best: { pack: GamePackage; faults: number } | undefined;
  for (const game of games) {
    const pack = await game.load();
    const faults = wrong(pack);
    if (!best || faults < best.faults) best = { pack, faults };
    if (faults === 0) break;
  }
  return best!.pack;
}

export async function check(
  paths: string[],
  options: { game?: string; json?: boolean },
  io: Io,
): Promise<void> {
  for (const path of paths) if (!existsSync(path)) throw new Misuse(`there is no file ${path}`);
  const files = paths.map(readSource);
  const pack = await gameFor(options.game, (one) => one.assemble(files).problems.length);
  const { book, problems } = pack.assemble([
    ...cardFilesOf(pack.id).filter((file) => !files.some((own) => own.path === file.path)),
    ...files,
  ]);
  const own = problems.filter((problem) => files.some((file) => file.path === problem.file));
  // Problems elsewhere come from what these files changed, so they are told as well.
  const told = own.length > 0 ? own : problems;
  const cards = book ? book.cards.filter((card) => files.some((file) => file.path === card.file)).length : 0;
  if (options.json) outJson(io, { ok: told.length === 0, cards, problems: told });
  else {
    for (const problem of told) io.out(`${formatProblem(problem)}\n`);
    io.out(
      told.length === 0
        ? `${cards} cards, all read\n`
        : `${told.length} ${told.length === 1 ? "problem" : "problems"}\n`,
    );
  }
  if (told.length > 0) throw new Failed(2);
}

interface Reading {
  line?: number;
  text: string;
  read: boolean;
  print?: string;
  kind?: string;
  problem?: Problem;
  readings?: readonly string[];
}

export interface ReadOptions {
  game?: string;
  text?: string;
  lines?: string;
  lang: string;
  json?: boolean;
}

export async function read(options: ReadOptions, io: Io): Promise<void> {
  if ((options.text === undefined) === (options.lines === undefined)) {
    throw new Misuse("give either --text with a card text or --lines with a file of them");
  }
  const pack = await gameFor(options.game, (one) =>
    options.text === undefined || readOne(one, options.text, options.lang).read ? 0 : 1,
  );
  if (options.text !== undefined) {
    const reading = readOne(pack, options.text, options.lang);
    if (options.json) outJson(io, reading);
    else io.out(readingText(reading));
    if (!reading.read) throw new Failed();
    return;
  }
  if (!existsSync(options.lines!)) throw new Misuse(`there is no file ${options.lines}`);
  const source = readSource(options.lines!);
  const closed = unreadable(source, longestFile);
  if (closed) throw new ProblemsError([closed]);
  const lines = source.text.split(/\r?\n/);
  const results: Reading[] = lines.flatMap((text, i) => {
    if (text.trim() === "" || text.startsWith("#")) return [];
    return [{ line: i + 1, ...readOne(pack, text, options.lang) }];
  });
  const count = results.filter((r) => r.read).length;
  if (options.json) outJson(io, { read: count, of: results.length, texts: results });
  else {
    for (const result of results) io.out(`${String(result.line).padStart(4)} ${readingText(result)}`);
    io.out(`${count} of ${results.length} read\n`);
  }
}

function readOne(pack: GamePackage, text: string, language: string): Reading {
  const { print, kind, problem, readings } = pack.readText(text, language);
  return {
    text,
    read: print !== undefined && problem === undefined,
    ...(print !== undefined ? { print } : {}),
    ...(kind !== undefined ? { kind } : {}),
    ...(problem ? { problem } : {}),
    ...(readings && readings.length > 1 ? { readings } : {}),
  };
}

const LONGEST_LINE = 1000;

function readingText({ text, read, print, kind, problem, readings }: Reading): string {
  if (read) return `read${kind ? ` (${kind})` : ""}: ${print}\n`;
  if (!problem) return `not read: ${visible(text)}${readings ? ` (${readings.length} readings)` : ""}\n`;
  const said = formatProblem(problem).replace(/^.*?:\d+:\d+: /, "");
  // Only what lies on one line, and is not too long for it, can be pointed at.
  if (text.length > LONGEST_LINE || visible(text) !== text || text.includes("\n"))
    return `not read: ${said}\n`;
  const mark = `${" ".repeat(problem.column - 1)}${"^".repeat(Math.max(1, problem.length ?? 1))}`;
  return `not read: ${said}\n     ${text}\n     ${mark}\n`;
}

export async function list(id: string, options: { type?: string; json?: boolean }, io: Io): Promise<void> {
  const { book } = await openGame(id);
  const wanted = options.type?.toLowerCase();
  const cards = book.cards.filter((card) => wanted === undefined || card.type.toLowerCase() === wanted);
  if (wanted !== undefined && cards.length === 0) {
    const types = [...new Set(book.cards.map((card) => card.type))];
    throw new Misuse(`no card is of type "${options.type}"; there is ${types.join(", ")}`);
  }
  if (options.json) {
    outJson(io, cards);
    return;
  }
  for (const card of cards) {
    const values = card.values.map((v) => `${v.id} ${v.value}`).join(", ");
    const kinds = [card.type, ...card.subtypes].join(" ");
    io.out(`${card.name} - ${kinds}${values === "" ? "" : ` - ${values}`}\n`);
    for (const text of card.texts) io.out(`    ${text.words.en ?? Object.values(text.words)[0] ?? ""}\n`);
  }
  io.out(`${cards.length} cards\n`);
}
