/** A game at the terminal: people and programs in turn, with everything that a person may ask in between. */

import type { Host } from "@tefuda/bots";
import { CardNames } from "@tefuda/cardtext/card-names";
import { MachineFault, type Match, MatchError, SPECTATOR, seatName } from "@tefuda/kernel";
import { near } from "@tefuda/referee/problems";
import { type Io, Misuse } from "../io.ts";
import { type Keeping, saveRecord } from "../keeping.ts";
import { asTyped, oneLine } from "../paint.ts";
import { type Drawing, drawCard, drawTable } from "../table.ts";
import { type Command, type TerminalWords, terminalWords } from "../words/index.ts";
import { Lines } from "./lines.ts";
import { answerOf, hintText, logLines, misnumbered, optionLines, overText, verdictText } from "./words.ts";

export interface Session {
  match: Match;
  /** By seat: the program that plays it; undefined for a person. */
  hosts: readonly (Host | undefined)[];
  drawing: Drawing;
  /** Whom a person may ask for a hint. */
  adviser: Pick<Host, "hint">;
  /** Where the match is kept as it goes on. */
  save: Keeping | undefined;
}

type After = "ask again" | "go on" | "quit";

/** So many milliseconds programs play without a look at whether somebody wants to stop, or keeping what was played. */
const BREATH = 200;

/** Lines of the log that are shown when a match is gone on with. */
const OPENING = 20;

/** Plays until the match is over, or somebody leaves; tells whether it is kept where it should be. */
export async function playSession(session: Session, io: Io): Promise<boolean> {
  const lines = new Lines(io.input);
  const kept = new Kept(session, io);
  let stopped = false;
  const end = io.onInterrupt(() => {
    stopped = true;
    lines.stop();
  });
  try {
    await playOn(session, lines, io, async () => {
      kept.soFar();
      await new Promise((resolve) => setImmediate(resolve));
      return !stopped;
    });
  } finally {
    // also where a program's answer could not be carried out: what has been played so far is not lost
    kept.atTheEnd();
    end();
    lines.stop();
  }
  return kept.well;
}

/** Lets everybody answer in turn; `breathe` says whether to go on. */
async function playOn(
  session: Session,
  lines: Lines,
  io: Io,
  breathe: () => Promise<boolean>,
): Promise<void> {
  const { match, hosts } = session;
  const { speech } = session.drawing;
  const people = hosts.flatMap((host, seat) => (host ? [] : [seat]));
  // With nobody to hide anything from, the game is watched.
  const onlooker = people.length === 1 ? people[0]! : SPECTATOR;
  let told = 0;
  const before = match.length;
  let last: number | undefined;
  let breath = performance.now();
  while (!match.over) {
    const seat = match.asked!;
    const host = hosts[seat];
    if (host) {
      letAnswer(match, host);
      if (performance.now() - breath < BREATH) continue;
      if (!(await breathe())) return;
      breath = performance.now();
      continue;
    }
    if (!(await breathe())) return;
    if (people.length > 1 && last !== undefined && last !== seat)
      io.out(`\n\n${speech.words.play.next(seatName(seat))}\n`);
    last = seat;
    told = tell(session, seat, Math.min(told, match.length), io, told < before);
    if ((await askPerson(session, seat, lines, io)) === "quit") return;
  }
  tell(session, onlooker, Math.min(told, match.length), io);
  io.out(overText(match.view(onlooker), speech));
}

/** Keeps a match as it goes on. That it cannot is told when it begins, and when it ends. */
class Kept {
  /** Whether all that was played so far is kept, where somebody wants that. */
  well = true;
  private readonly session: Session;
  private readonly io: Io;

  constructor(session: Session, io: Io) {
    this.session = session;
    this.io = io;
  }

  soFar(): void {
    const { match, save } = this.session;
    if (!save || match.length === 0) return;
    const before = this.well;
    const why = this.tryToKeep();
    const { play } = this.session.drawing.speech.words;
    if (before && why !== undefined) this.io.err(`${play.notSaved(oneLine(why))}\n`);
    if (!before && why === undefined) this.io.err(`${play.savedAgain(oneLine(save.path))}\n`);
  }

  atTheEnd(): void {
    const { save } = this.session;
    if (!save) return;
    const why = this.tryToKeep();
    const { play } = this.session.drawing.speech.words;
    if (why === undefined) this.io.out(`${play.saved(oneLine(save.path))}\n`);
    else this.io.err(`${play.notSaved(oneLine(why))}\n`);
  }

  /** Gives back why it cannot be kept. */
  private tryToKeep(): string | undefined {
    const { match, save, drawing } = this.session;
    try {
      save?.keep(match);
      this.well = true;
      return undefined;
    } catch (error) {
      if (!(error instanceof Misuse)) throw error;
      this.well = false;
      return error.in(drawing.speech.words);
    }
  }
}

/** Has a program answer the question that waits. */
export function letAnswer(match: Match, host: Host): void {
  const seat = match.asked!;
  const say = host.play(match);
  if (!match.answer(seat, say).done)
    match.machine.fail(
      `the player "${host.bot.name}" answered ${JSON.stringify(say)}, which is not possible`,
    );
}

/** Tells what happened since, and draws the table. */
function tell({ match, drawing }: Session, observer: number, from: number, io: Io, brief = false): number {
  const { speech } = drawing;
  const news = logLines(match.logSince(observer, from, speech.language), speech);
  // of a match that is gone on with, the end is enough
  const old = brief ? Math.max(0, news.length - OPENING) : 0;
  const lines = [...(old > 0 ? [speech.words.play.before(old)] : []), ...news.slice(old)];
  if (lines.length > 0) io.out(`\n${lines.map((line) => drawing.paint.dim(`  ${line}`)).join("\n")}\n`);
  io.out(`\n${drawTable(match.view(observer), drawing)}`);
  return match.length;
}

async function askPerson(session: Session, seat: number, lines: Lines, io: Io): Promise<After> {
  const { match, drawing } = session;
  const { speech } = drawing;
  const view = match.view(seat, speech.language);
  const { source, words } = view.question!;
  const asks = speech.words.play.asks(
    seatName(seat),
    source ? speech.called(source.card) : undefined,
    oneLine(words),
  );
  io.out(`\n${drawing.paint.bold(asks)}\n`);
  io.out(`${optionLines(view, speech, io.columns).join("\n")}\n`);
  for (;;) {
    io.out("> ");
    const line = await lines.next();
    if (line === undefined) {
      io.out("\n");
      return "quit";
    }
    const after = obey(session, seat, line.trim(), io);
    if (after !== "ask again") return after;
  }
}

function obey(session: Session, seat: number, line: string, io: Io): After {
  const { match, drawing } = session;
  const { speech } = drawing;
  const words = speech.words.play;
  const [word = "", ...others] = line.split(/\s+/);
  const rest = others.join(" ");
  switch (commandOf(word, words)) {
    case "help":
      io.out(words.help);
      return "ask again";
    case "quit":
      return "quit";
    case "table":
      io.out(drawTable(match.view(seat), drawing));
      io.out(`${optionLines(match.view(seat), speech, io.columns).join("\n")}\n`);
      return "ask again";
    case "why":
      io.out(
        rest === ""
          ? `${words.whyWhat}\n`
          : verdictText(match.why(seat, speech.kept(rest), speech.language), speech, io.columns),
      );
      return "ask again";
    case "hint":
      io.out(hintText(session.adviser.hint(match), match.view(seat).question!, speech, io.columns));
      return "ask again";
    case "look":
      io.out(look(session, rest));
      return "ask again";
    case "log":
      io.out(logText(session, seat, rest));
      return "ask again";
    case "undo":
      return undo(session, seat, io);
    case "redo":
      return redo(session, io);
    case "save":
      save(session, rest, io);
      return "ask again";
  }
  const question = match.view(seat).question!;
  if (line === "" && question.shape !== "some") return "ask again";
  const wrong = misnumbered(question, line, speech);
  if (wrong !== undefined) {
    io.out(`${wrong}\n`);
    return "ask again";
  }
  try {
    const given = match.answer(seat, answerOf(match, line, speech), speech.language);
    if (given.done) return "go on";
    io.out(verdictText(given.verdict, speech, io.columns));
  } catch (error) {
    if (!(error instanceof MachineFault) && !(error instanceof MatchError)) throw error;
    io.out(`${words.cannotCarryOut(oneLine(error.words[speech.language]))}\n`);
  }
  return "ask again";
}

/** The command that a word is, in the language that is spoken or as it is called in all of them. */
function commandOf(word: string, spoken: TerminalWords["play"]): Command | undefined {
  const typed = word.normalize("NFKC").toLowerCase();
  const known = Object.keys(spoken.commands) as Command[];
  return known.find((command) =>
    [spoken, terminalWords("en").play].some((w) => w.commands[command].includes(typed)),
  );
}

function undo({ match, drawing }: Session, seat: number, io: Io): After {
  const words = drawing.speech.words.play;
  const steps = match.stepsBack(seat);
  if (steps === 0) {
    io.out(`${words.nothingToUndo}\n`);
    return "ask again";
  }
  if (!match.undoIsInnocent(steps)) io.out(`${words.cameToLight}\n`);
  for (let i = 0; i < steps; i++) match.undo();
  return "go on";
}

function redo({ match, hosts, drawing }: Session, io: Io): After {
  if (!match.redo()) {
    io.out(`${drawing.speech.words.play.nothingToRedo}\n`);
    return "ask again";
  }
  while (match.canRedo && match.asked !== null && hosts[match.asked]) match.redo();
  return "go on";
}

/** All of the log, or so many lines of its end. */
function logText({ match, drawing: { speech } }: Session, seat: number, lines: string): string {
  const many = Number(lines.normalize("NFKC"));
  if (!Number.isSafeInteger(many) || many < 0) return `${speech.words.play.logHowMany}\n`;
  return `${logLines(match.log(seat, speech.language), speech, true).slice(-many).join("\n")}\n`;
}

function look({ drawing: { cards, paint, speech } }: Session, name: string): string {
  if (name === "") return `${speech.words.play.lookWhat(speech.called([...cards.keys()][0]!))}\n`;
  const named = new CardNames([...cards.values()]);
  const found = named.find(name);
  if (found) return drawCard(found, paint, speech);
  const sharing = named.sharing(name);
  const names = [...cards.keys()].map((card) => speech.called(card));
  return `${speech.words.play.noCard(asTyped(name), sharing.length > 0 ? sharing : near(name, names))}\n`;
}

function save({ match, drawing, save: keeping }: Session, named: string, io: Io): void {
  const { words } = drawing.speech;
  const path = named === "" ? keeping?.path : named;
  if (path === undefined) {
    io.out(`${words.play.saveWhere}\n`);
    return;
  }
  try {
    if (keeping?.isAt(path)) keeping.keep(match);
    else saveRecord(path, match);
    io.out(`${words.play.saved(oneLine(path))}\n`);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    io.out(`${words.play.notSaved(oneLine(error.in(words)))}\n`);
  }
}
