/** A game at the terminal: people and programs in turn, with everything that a person may ask in between. */
import type { Host } from "@tefuda/bots";
import { MachineFault, type Match, MatchError, SPECTATOR, seatName } from "@tefuda/kernel";
import { near } from "@tefuda/referee/problems";
import { saveRecord } from "../files.ts";
import { type Io, Misuse } from "../io.ts";
import { type Drawing, drawCard, drawTable } from "../table.ts";
import { Lines } from "./lines.ts";
import { answerOf, logLines, optionLines, overText, verdictText } from "./words.ts";

const HELP = `
  <number>         take the option with that number (several: 1 3)
  <notation>       take it by its words, as in the list
  why <notation>   may that be done, and if not, by which rule not
  look <card>      everything printed on a card
  table            draw the table again
  log [n]          what happened, or the last n lines of it
  undo / redo      take your last answer back, give it again
  save [file]      write the match to a file
  give up          end the game
  quit             leave (what is to be saved is saved)
`;

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
        io.out(`\n\n── ${seatName(seat)} is asked ──\n`);
      last = seat;
      told = tell(session, seat, Math.min(told, match.length), io);
      if ((await askPerson(session, seat, lines, io)) === "quit") {
        if (session.save !== undefined) save(session, session.save, io);
        return;
      }
    }
    tell(session, onlooker, Math.min(told, match.length), io);
    io.out(overText(match.view(onlooker)));
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
  // By the place in the match alone, so that after taking back, or loading, it answers as it did.
  host.chance.seed(match.setup.seed + match.length * 977, seat);
  const say = host.answer(match.machine);
  if (!match.answer(seat, say).done)
    match.machine.fail(
      `the player "${host.bot.name}" answered ${JSON.stringify(say)}, which is not possible`,
    );
}

/** Tells what happened since, and draws the table. */
function tell({ match, drawing }: Session, observer: number, from: number, io: Io): number {
  const news = logLines(match.logSince(observer, from));
  if (news.length > 0) io.out(`\n${news.map((line) => drawing.paint.dim(`  ${line}`)).join("\n")}\n`);
  io.out(`\n${drawTable(match.view(observer), drawing)}`);
  return match.length;
}

async function askPerson(session: Session, seat: number, lines: Lines, io: Io): Promise<After> {
  const { match, drawing } = session;
  const question = match.view(seat).question!;
  const source = question.source ? `${question.source.card}: ` : "";
  io.out(`\n${drawing.paint.bold(`${seatName(seat)}: ${source}${question.words}`)}\n`);
  io.out(`${optionLines(match.view(seat), io.columns).join("\n")}\n`);
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
  const [word = "", ...others] = line.split(/\s+/);
  const rest = others.join(" ");
  switch (word.toLowerCase()) {
    case "help":
    case "?":
      io.out(HELP);
      return "ask again";
    case "quit":
    case "exit":
      return "quit";
    case "table":
      io.out(drawTable(match.view(seat), drawing));
      io.out(`${optionLines(match.view(seat), io.columns).join("\n")}\n`);
      return "ask again";
    case "why":
      io.out(
        rest === ""
          ? "why what? For example: why end phase\n"
          : verdictText(match.why(seat, rest), io.columns),
      );
      return "ask again";
    case "look":
      io.out(look(session, rest));
      return "ask again";
    case "log":
      io.out(
        `${logLines(match.log(seat), true)
          .slice(rest === "" ? 0 : -Number(rest) || 0)
          .join("\n")}\n`,
      );
      return "ask again";
    case "undo":
      return undo(match, seat, io);
    case "redo":
      return redo(session, io);
    case "save":
      save(session, rest === "" ? session.save : rest, io);
      return "ask again";
  }
  if (line === "" && match.view(seat).question!.shape !== "some") return "ask again";
  try {
    const given = match.answer(seat, answerOf(match, line));
    if (given.done) return "go on";
    io.out(verdictText(given.verdict, io.columns));
  } catch (error) {
    if (!(error instanceof MachineFault) && !(error instanceof MatchError)) throw error;
    io.out(`That cannot be carried out, and the game stands as it was: ${error.message}\n`);
  }
  return "ask again";
}

function undo(match: Match, seat: number, io: Io): After {
  const steps = match.stepsBack(seat);
  if (steps === 0) {
    io.out("There is nothing to take back.\n");
    return "ask again";
  }
  if (!match.undoIsInnocent(steps)) io.out("(Something hidden had come to light since.)\n");
  for (let i = 0; i < steps; i++) match.undo();
  return "go on";
}

function redo({ match, hosts }: Session, io: Io): After {
  if (!match.redo()) {
    io.out("There is nothing to give again.\n");
    return "ask again";
  }
  while (match.canRedo && match.asked !== null && hosts[match.asked]) match.redo();
  return "go on";
}

function look({ drawing }: Session, name: string): string {
  const wanted = name.toLowerCase();
  const found = [...drawing.cards.values()].find((card) => card.name.toLowerCase() === wanted);
  if (found) return drawCard(found, drawing.paint);
  const meant = near(name, drawing.cards.keys());
  return `There is no card "${name}".${meant.length > 0 ? ` Did you mean ${meant.join(" or ")}?` : ""}\n`;
}

function save({ match }: Session, path: string | undefined, io: Io): void {
  if (path === undefined) {
    io.out("save where? For example: save game.json\n");
    return;
  }
  try {
    saveRecord(path, match);
    io.out(`Saved to ${path}.\n`);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    io.out(`Not saved: ${error.message}\n`);
  }
}
