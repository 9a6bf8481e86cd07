/** `tefuda replay`: plays a saved match again, checks it, and steps through it. */
import { type LogEntry, Match, type MatchRecord, SPECTATOR, seatName } from "@tefuda/kernel";
import { type LoadedGame, loadFormats } from "@tefuda/referee/games";
import type { SavedRecord } from "@tefuda/referee/record";
import type { Reading } from "@tefuda/referee/records/reading";
import { type Watched, watch } from "@tefuda/referee/records/watched";
import { Standing } from "@tefuda/referee/standing";
import { filedRuling, type MadeRuling } from "@tefuda/workshop/filing";
import { checkWords, readRecord, readSaved, refuse, type Saved } from "../files.ts";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { openGame } from "../open.ts";
import { oneLine } from "../paint.ts";
import { Lines } from "../play/lines.ts";
import { logLines, overText } from "../play/words.ts";
import type { Speech } from "../speech.ts";
import { type Drawing, drawTable } from "../table.ts";
import type { Language } from "../words/index.ts";
import { drawingFor } from "./play.ts";

export interface ReplayOptions {
  with?: string[];
  at?: number;
  as: string;
  step?: boolean;
  ruling?: string;
  answers?: number;
  lang: Language;
  json?: boolean;
}

export async function replay(path: string, options: ReplayOptions, io: Io): Promise<void> {
  const saved = readRecord(path);
  const { record } = saved;
  const known = await openGame(record.game, options.with);
  const { choices, lists } = record;
  const observer = options.as === "spectator" ? SPECTATOR : "ABCD".indexOf(options.as);
  if (observer !== SPECTATOR && observer >= lists.length) throw new Misuse((w) => w.noSeat(options.as));
  const { at = choices.length } = options;
  if (at > choices.length) throw new Misuse((w) => w.noAnswer(choices.length, at));
  const reading = await readSaved(saved, known);
  const watched = watchable(saved, known, reading);
  const loaded: LoadedGame = { ...known, book: reading.book, game: reading.book.game };
  const drawing = drawingFor(loaded, io, options.lang);
  if (options.ruling !== undefined) {
    if (!reading.match || !holds(reading)) throw new Misuse((w) => w.notOneRuling);
    const made = rulingAt(loaded, reading.match, at, options.ruling, options.answers ?? 1);
    if (options.json) outJson(io, { ...made });
    else io.out(made.text);
    return;
  }
  if (options.json) outJson(io, { ...asJson(record, reading, watched, observer, at, options.lang) });
  else if (options.step) await step(record, watched, observer, options.at ?? 0, drawing, io);
  else {
    io.out(programsText(record, drawing.speech));
    io.out(packsText(record, observer, drawing.speech));
    if (options.at === undefined) io.out(logText(watched, at, observer, drawing));
    io.out(show(watched, at, observer, drawing));
    io.out(verdictOn(record, reading, drawing.speech));
  }
  if (!holds(reading)) throw new Failed();
}

/** A moment of a match as an entry of a scenario file. */
function rulingAt(
  { pack, cardFiles, game, folder }: LoadedGame,
  match: Match,
  from: number,
  called: string,
  answers: number,
): MadeRuling {
  const title = { en: called, ja: called };
  const record = match.record();
  const standing = new Standing(pack, cardFiles, loadFormats({ pack, folder }));
  const play = (until: number): Match => Match.replay(game, record, until);
  return filedRuling({ from, answers, title, rules: [] }, record, pack.layout, play, standing);
}

/** Whether nothing speaks against what the record says. */
const holds = ({ broken, end }: Reading): boolean => !broken && end !== "other";

/** The match played again; where that comes to something else, as it was seen; where nobody knows that, what is wrong. */
function watchable(saved: Saved, known: LoadedGame, { match, broken, seen, end }: Reading): Watched {
  if (seen && (broken || end === "other")) return seen;
  if (!broken && match) return watch(match);
  if (!saved.record.cards) checkWords(saved, known);
  return refuse(saved, known, broken!);
}

function asJson(
  record: MatchRecord,
  { match, broken, end, others, parts }: Reading,
  watched: Watched,
  observer: number,
  at: number,
  language: Language,
): object {
  const packs = packsFor(record, observer);
  const view = watched.view(at, observer, language);
  return {
    ok: !broken && end !== "other",
    answers: record.choices.length,
    at,
    edition: record.edition,
    end,
    ...(match && !broken ? { hash: match.hash() } : {}),
    ...(broken ? { broken: broken.message } : {}),
    ...(parts === undefined ? {} : { parts }),
    ...(others.length > 0 ? { cards: others } : {}),
    over: view.over,
    view,
    log: watched.log(at, observer, language),
    ...(packs ? { packs } : {}),
    ...(record.programs ? { programs: record.programs } : {}),
  };
}

/** By seat: the packs that it opened, as far as the observer saw them; whoever looks on saw all being opened. */
function packsFor({ packs }: MatchRecord, observer: number): (string[][] | null)[] | undefined {
  return packs?.map((own, seat) => (observer === SPECTATOR || observer === seat ? own : null));
}

function programsText({ programs = [] }: MatchRecord, { words }: Speech): string {
  return programs
    .map((sign, seat) => (sign === null ? "" : `${words.replay.program(seatName(seat), oneLine(sign))}\n`))
    .join("");
}

function packsText(record: MatchRecord, observer: number, speech: Speech): string {
  const lines = packsFor(record, observer)?.flatMap((own, seat) =>
    (own ?? []).map((pack, n) => {
      const names = speech.words.listed(pack.map((name) => speech.called(name)));
      return `${speech.words.replay.pack(seatName(seat), n + 1, names)}\n`;
    }),
  );
  return (lines ?? []).join("");
}

/** Whether it is the match that the record says, and where it is not, what has changed since. */
function verdictOn(
  record: SavedRecord,
  { book, match, broken, end, others, seen, parts }: Reading,
  speech: Speech,
): string {
  const { replay: words, listed } = speech.words;
  const { game } = book;
  const told: string[] = [];
  if (broken) told.push(words.notPlayable(broken.words[speech.language]));
  else if (end === "other") told.push(words.endsOtherwise);
  else {
    const said = end === "same" ? words.verified : words.notSaid;
    told.push(said(record.choices.length, match!.over, match!.hash()));
  }
  if (parts !== undefined) told.push(words.parts(parts));
  if (others.length > 0)
    told.push(
      words.ownCards(
        listed(
          others.map(({ name, now }) =>
            now === "gone" ? words.gone(speech.called(name)) : speech.called(name),
          ),
        ),
      ),
    );
  const now = game.editions.length;
  if (record.edition !== now) {
    told.push(words.edition(record.edition, now));
    game.editions.forEach((said, i) => {
      if (i >= record.edition) told.push(words.since(i + 1, speech.say(said)));
    });
  }
  if (seen && (broken || end === "other")) told.push(words.asSeen);
  return told.map((line) => `${line}\n`).join("");
}

/** A whole match as an observer saw it: what was told, and the table at its end. */
export function asSeen(match: Match, observer: number, drawing: Drawing): string {
  const watched = watch(match);
  return logText(watched, match.length, observer, drawing) + show(watched, match.length, observer, drawing);
}

const logText = (watched: Watched, at: number, observer: number, { speech }: Drawing): string =>
  `${logLines(watched.log(at, observer, speech.language), speech).join("\n")}\n`;

function show(watched: Watched, at: number, observer: number, drawing: Drawing): string {
  const view = watched.view(at, observer);
  const words = drawing.speech.words.replay;
  const next = view.over ? overText(view, drawing.speech) : `${words.asked(seatName(view.asked!))}\n`;
  return `${drawTable(view, drawing)}${words.at(at, watched.length)}${next}`;
}

/** Through the match with the keys: Enter on, b back, a number there, q out. */
async function step(
  { choices }: MatchRecord,
  watched: Watched,
  observer: number,
  from: number,
  drawing: Drawing,
  io: Io,
): Promise<void> {
  const { speech } = drawing;
  const words = speech.words.replay;
  const lines = new Lines(io.input);
  let at = from;
  try {
    for (;;) {
      io.out(show(watched, at, observer, drawing));
      io.out(words.keys);
      const line = (await lines.next())?.normalize("NFKC").trim().toLowerCase();
      if (line === undefined || line === "q") break;
      const target = line === "" ? at + 1 : line === "b" ? at - 1 : /^\d+$/.test(line) ? Number(line) : at;
      const before = at;
      at = Math.max(0, Math.min(watched.length, target));
      for (const { seat, say } of choices.slice(before, at)) {
        // what others chose, and nobody was told, is nothing that this observer saw
        if (seat !== observer) continue;
        const said = [say].flat().map((one) => speech.notation(one));
        io.out(`\n${words.said(seatName(seat), said.join(" + "))}\n`);
      }
      if (at > before) io.out(indented(watched.log(at, observer, speech.language, before), speech));
    }
    io.out("\n");
  } finally {
    lines.stop();
  }
}

const indented = (log: readonly LogEntry[], speech: Speech): string =>
  `${logLines(log, speech)
    .map((line) => `  ${line}`)
    .join("\n")}\n`;
