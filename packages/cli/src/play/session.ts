/** A game at the terminal: people and programs in turn, with everything that a person may ask in between. */
import type { Host } from "@tefuda/bots";
import { MachineFault, type Match, MatchError, SPECTATOR, seatName } from "@tefuda/kernel";
import { near } from "@tefuda/referee/problems";
import { saveRecord } from "../files.ts";
import { type Io, Misuse } from "../io.ts";
import { type Drawing, drawCard, drawTable } from "../table.ts";
import { type Command, type TerminalWords, terminalWords } from "../words/index.ts";
import { Lines } from "./lines.ts";
import { answerOf, logLines, optionLines, overText, verdictText } from "./words.ts";

export interface Session {
  match: Match;
  /** By seat: the program that plays it; undefined for a person. */
  hosts: readonly (Host | undefined)[];
  drawing: Drawing;
  save: string | undefined;
}

type After = "ask again" | "go on" | "quit";

export async function playSession(session: Session, io: Io): Promise<void> {
  const lines = new Lines(io.input);
  const { match, hosts } = session;
  const { speech } = session.drawing;
  const words = speech.words.play;
  const people = hosts.flatMap((host, seat) => (host ? [] : [seat]));
  // With nobody to hide anything from, the game is watched.
  const onlooker = people.length === 1 ? people[0]! : SPECTATOR;
  let told = 0;
  let last: number | undefined;
  try {
    while (!match.over) {
      const seat = match.asked!;
      const host = hosts[seat];
      if (host) {
        letAnswer(match, host);
        continue;
      }
      if (people.length > 1 && last !== undefined && last !== seat)
        io.out(`\n\n${words.next(seatName(seat))}\n`);
      last = seat;
      told = tell(session, seat, Math.min(told, match.length), io);
      if ((await askPerson(session, seat, lines, io)) === "quit") {
        if (session.save !== undefined) save(session, session.save, io);
        return;
      }
    }
    tell(session, onlooker, Math.min(told, match.length), io);
    io.out(overText(match.view(onlooker), speech));
    if (session.save !== undefined) save(session, session.save, io);
  } catch (error) {
    // A program's answer cannot be carried out: what has been played so far is not lost.
    if (error instanceof MachineFault && session.save !== undefined) save(session, session.save, io);
    throw error;
  } finally {
    lines.stop();
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
function tell({ match, drawing }: Session, observer: number, from: number, io: Io): number {
  const { speech } = drawing;
  const news = logLines(match.logSince(observer, from, speech.language), speech);
  if (news.length > 0) io.out(`\n${news.map((line) => drawing.paint.dim(`  ${line}`)).join("\n")}\n`);
  io.out(`\n${drawTable(match.view(observer), drawing)}`);
  return match.length;
}

async function askPerson(session: Session, seat: number, lines: Lines, io: Io): Promise<After> {
  const { match, drawing } = session;
  const { speech } = drawing;
  const view = match.view(seat, speech.language);
  const { source, words } = view.question!;
  const asks = speech.words.play.asks(seatName(seat), source ? speech.called(source.card) : undefined, words);
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
          : verdictText(match.why(seat, speech.kept(rest)), speech, io.columns),
      );
      return "ask again";
    case "look":
      io.out(look(session, rest));
      return "ask again";
    case "log":
      io.out(
        `${logLines(match.log(seat, speech.language), speech, true)
          .slice(rest === "" ? 0 : -Number(rest) || 0)
          .join("\n")}\n`,
      );
      return "ask again";
    case "undo":
      return undo(session, seat, io);
    case "redo":
      return redo(session, io);
    case "save":
      save(session, rest === "" ? session.save : rest, io);
      return "ask again";
  }
  if (line === "" && match.view(seat).question!.shape !== "some") return "ask again";
  try {
    const given = match.answer(seat, answerOf(match, line, speech));
    if (given.done) return "go on";
    io.out(verdictText(given.verdict, speech, io.columns));
  } catch (error) {
    if (!(error instanceof MachineFault) && !(error instanceof MatchError)) throw error;
    io.out(`${words.cannotCarryOut(error.message)}\n`);
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

function look({ drawing: { cards, paint, speech } }: Session, name: string): string {
  const wanted = speech.kept(name).toLowerCase();
  const found = [...cards.values()].find((card) => card.name.toLowerCase() === wanted);
  if (found) return drawCard(found, paint, speech);
  const names = [...cards.keys()].map((card) => speech.called(card));
  return `${speech.words.play.noCard(name, near(name, names))}\n`;
}

function save({ match, drawing }: Session, path: string | undefined, io: Io): void {
  const { words } = drawing.speech;
  if (path === undefined) {
    io.out(`${words.play.saveWhere}\n`);
    return;
  }
  try {
    saveRecord(path, match);
    io.out(`${words.play.saved(path)}\n`);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    io.out(`${words.play.notSaved(error.in(words))}\n`);
  }
}
