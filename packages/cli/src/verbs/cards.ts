/** `tefuda cards`: reading card texts, listing cards. */
import { existsSync } from "node:fs";
import { tableOf } from "@tefuda/cardtext/card-table";
import {
  type CardInfo,
  type GamePackage,
  type Problem,
  type SetWord,
  type TextPlace,
  unreadable,
} from "@tefuda/kernel";
import { withReasons } from "@tefuda/referee/format-page";
import { cardFilesOf, games, type LoadedGame, openSet, readSource } from "@tefuda/referee/games";
import { cardFilesIn, setOf } from "@tefuda/referee/own-set";
import { ProblemsError, problemIn } from "@tefuda/referee/problems";
import { STRANGE } from "@tefuda/referee/says";
import { strangeNames } from "@tefuda/referee/strange-words";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { knownGame, openGame } from "../open.ts";
import { oneLine, widthOf } from "../paint.ts";
import { Speech, speechOf } from "../speech.ts";
import { kindsText } from "../table.ts";
import type { Language } from "../words/index.ts";

/** The game that is named; else the one that finds least wrong, the first of them where several do. */
export async function gameFor(
  id: string | undefined,
  wrong: (pack: GamePackage) => number,
): Promise<GamePackage> {
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

/** The game with sets that can be played; undefined where their cards are not right yet. */
async function playable(id: string, sets: readonly string[] = []): Promise<LoadedGame | undefined> {
  try {
    return await openGame(id, sets);
  } catch (error) {
    if (error instanceof ProblemsError) return undefined;
    throw error;
  }
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
  with?: string[];
  /** Where the text stands: on what kind of card, in which part of it. */
  card?: string;
  part?: string;
  lang: Language;
  json?: boolean;
}

export async function read(options: ReadOptions, io: Io): Promise<void> {
  if ((options.text === undefined) === (options.lines === undefined)) {
    throw new Misuse((w) => w.textOrLines);
  }
  const place = placeOf(options);
  const brought = (options.with ?? []).map(openSet);
  const id = options.game ?? brought[0]?.game;
  const loaded = id !== undefined && brought.length > 0 ? await playable(id, options.with) : undefined;
  const pack = await gameFor(id, (one) =>
    !stands(one, place)
      ? 2
      : options.text === undefined || readOne(one, options.text, options.lang, place).read
        ? 0
        : 1,
  );
  if (!stands(pack, place)) {
    const places = pack.textPlaces ?? [];
    throw new Misuse((w) => w.noPlace(place, places));
  }
  const speech = new Speech(options.lang, { layout: pack.layout, cards: [] });
  // whoever looks for words for one text may have others that are not right yet: what the set brings is known all the same
  const words =
    loaded?.game.words ??
    pack.broughtBy?.([...cardFilesOf(pack.id), ...brought.flatMap((set) => cardFilesIn(pack, set.cards))]);
  if (options.text !== undefined) {
    const reading = readOne(pack, options.text, options.lang, place, words);
    const names = loaded?.book.cards.flatMap((card) => [card.name, ...Object.values(card.names ?? {})]);
    const strange = names ? strangeNames(options.text, names) : [];
    if (options.json) outJson(io, { ...inOne(reading, options.lang), ...(names ? { noCard: strange } : {}) });
    else {
      io.out(readingText(reading, speech));
      if (brought.length > 0 && !loaded)
        io.out(`${speech.words.cards.warning(speech.words.cards.setNotRight)}\n`);
      for (const name of strange) io.out(`${speech.words.cards.warning(STRANGE.name(name)[options.lang])}\n`);
    }
    if (!reading.read) throw new Failed();
    return;
  }
  if (!existsSync(options.lines!)) throw new Misuse((w) => w.noFile(options.lines!));
  const source = readSource(options.lines!);
  const closed = unreadable(source, LONGEST_LINES);
  if (closed) throw new ProblemsError([closed]);
  const results: ReturnType<typeof inOne>[] = [];
  let count = 0;
  let of = 0;
  for (const [i, text] of source.text.split(/\r?\n/).entries()) {
    if (text.trim() === "" || text.startsWith("#")) continue;
    const result = { line: i + 1, ...readOne(pack, text, options.lang, place, words) };
    of++;
    if (result.read) count++;
    // told as they are read: of very many nobody waits for the last
    if (options.json) results.push(inOne(result, options.lang));
    else io.out(`${String(result.line).padStart(4)} ${readingText(result, speech)}`);
  }
  if (options.json) outJson(io, { read: count, of, texts: results });
  else io.out(`${speech.words.cards.readOf(count, of)}\n`);
}

/** The most letters of a file of texts: a hundred thousand of the longest that cards bear. */
const LONGEST_LINES = 15_000_000;

const placeOf = ({ card, part }: ReadOptions): TextPlace => ({
  ...(card === undefined ? {} : { card }),
  ...(part === undefined ? {} : { part }),
});
/** Whether a game has such a place for a text. */
const stands = ({ textPlaces }: GamePackage, { card, part }: TextPlace): boolean =>
  (card === undefined && part === undefined) ||
  (textPlaces ?? []).some((place) => is(place.card, card) && is(place.part, part));
const is = (word: string, wanted: string | undefined): boolean =>
  wanted === undefined || word.toLowerCase() === wanted.toLowerCase();

function readOne(
  pack: GamePackage,
  text: string,
  language: string,
  place: TextPlace,
  words?: readonly SetWord[],
): Reading {
  const { print, kind, problem: wrong, readings } = pack.readText(text, language, place, words);
  const [problem] = wrong ? withReasons(pack, [wrong], [{ path: wrong.file, text }]) : [];
  return {
    text,
    read: print !== undefined && problem === undefined,
    ...(print !== undefined ? { print } : {}),
    ...(kind !== undefined ? { kind } : {}),
    ...(problem ? { problem } : {}),
    ...(readings && readings.length > 1 ? { readings } : {}),
  };
}

/** A reading as programs read it: what is wrong is told in one language. */
const inOne = ({ problem, ...reading }: Reading, language: Language) =>
  problem ? { ...reading, problem: problemIn(problem, language) } : reading;

const LONGEST_LINE = 1000;

function readingText({ text, read, print, kind, problem, readings }: Reading, speech: Speech): string {
  const { words } = speech;
  const w = words.cards;
  if (read) return `${w.read(kind && speech.word(kind), oneLine(print!))}\n`;
  if (!problem) return `${w.notRead(oneLine(text) + (readings ? w.readings(readings.length) : ""))}\n`;
  const said = w.notRead(words.problem(problem).replace(/^.*?:\d+:\d+: /, ""));
  // Only what lies on one line, and is not too long for it, can be pointed at.
  if (text.length > LONGEST_LINE || oneLine(text) !== text) return `${said}\n`;
  const before = text.slice(0, problem.column - 1);
  const wrong = text.slice(before.length, before.length + (problem.length ?? 1));
  const mark = `${" ".repeat(widthOf(before))}${"^".repeat(Math.max(1, widthOf(wrong)))}`;
  return `${said}\n     ${text}\n     ${mark}\n`;
}

export interface ListOptions {
  type?: string;
  with?: string[];
  csv?: boolean;
  printed?: boolean;
  lang: Language;
  json?: boolean;
}

export async function list(id: string, options: ListOptions, io: Io): Promise<void> {
  const loaded = await openGame(id, options.with);
  const { book, sets } = loaded;
  const wanted = options.type?.toLowerCase();
  const cards = book.cards.filter((card) => wanted === undefined || card.type.toLowerCase() === wanted);
  if (wanted !== undefined && cards.length === 0) {
    const types = [...new Set(book.cards.map((card) => card.type))];
    throw new Misuse((w) => w.noType(options.type!, types));
  }
  if (options.printed && !options.json) throw new Misuse((w) => w.printedAlone);
  const { sources } = book.game;
  if (sources && (options.csv || (options.json && !options.printed))) {
    const written = cards.map(({ name }) => sources.get(name)!);
    if (options.csv) io.out(tableOf(written, loaded.pack.forms?.card ?? {}));
    // a line a card: it can be read, compared and put back as a file
    else io.out(`[\n${written.map((card) => JSON.stringify(card)).join(",\n")}\n]\n`);
    return;
  }
  if (options.json) {
    const told = cards.map((card) => {
      const set = setOf(sets, card);
      return set ? { ...card, set: set.id } : card;
    });
    outJson(io, told);
    return;
  }
  const speech = speechOf(loaded, options.lang);
  const from = (card: CardInfo): string => {
    const set = setOf(sets, card);
    return set ? ` - ${oneLine(set.name[options.lang])}` : "";
  };
  for (const card of cards) {
    const values = speech.words.joined(card.values.map((v) => `${speech.word(v.id)} ${v.value}`));
    io.out(
      `${speech.called(card.name)} - ${kindsText(card, speech)}${values === "" ? "" : ` - ${values}`}${from(card)}\n`,
    );
    for (const text of card.texts) io.out(`    ${speech.say(text.words)}\n`);
  }
  io.out(`${speech.words.cards.count(cards.length)}\n`);
}
