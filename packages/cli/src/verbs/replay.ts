/** `tefuda replay`: plays a saved match again, checks it, and steps through it. */
import { type Match, SPECTATOR, seatName } from "@tefuda/kernel";
import type { LoadedGame } from "@tefuda/referee/games";
import { readRecord, replaySaved, type Saved } from "../files.ts";
import { type Io, Misuse, outJson } from "../io.ts";
import { openGame } from "../open.ts";
import { Lines } from "../play/lines.ts";
import { logLines, overText } from "../play/words.ts";
import { type Drawing, drawTable } from "../table.ts";
import { drawingFor } from "./play.ts";

export interface ReplayOptions {
  at?: number;
  as: string;
  step?: boolean;
  json?: boolean;
}

export async function replay(path: string, options: ReplayOptions, io: Io): Promise<void> {
  const saved = readRecord(path);
  const loaded = await openGame(saved.record.game);
  const { choices, lists } = saved.record;
  const observer = options.as === "spectator" ? SPECTATOR : "ABCD".indexOf(options.as);
  if (observer !== SPECTATOR && observer >= lists.length)
    throw new Misuse(`this match has no seat ${options.as}`);
  if (options.at !== undefined && options.at > choices.length) {
    throw new Misuse(`the match has ${choices.length} answers; there is no answer ${options.at}`);
  }
  const whole = replaySaved(saved, loaded);
  const match = options.at === undefined ? whole : replaySaved(saved, loaded, options.at);
  if (options.json) {
    outJson(io, {
      ok: true,
      answers: choices.length,
      at: match.length,
      hash: match.hash(),
      over: match.view(observer).over,
      view: match.view(observer),
      log: match.log(observer),
    });
    return;
  }
  const drawing = drawingFor(loaded, io);
  if (options.step) {
    await step(saved, loaded, observer, options.at ?? 0, drawing, io);
    return;
  }
  io.out(
    options.at === undefined
      ? asSeen(match, observer, drawing)
      : show(match, observer, choices.length, drawing),
  );
  io.out(
    `verified: ${choices.length} answers, ${whole.over ? "played to its end" : "not over"}, state ${match.hash()}\n`,
  );
}

/** A whole match as an observer saw it: what was told, and the table at its end. */
export function asSeen(match: Match, observer: number, drawing: Drawing): string {
  return `${logLines(match.log(observer)).join("\n")}\n${show(match, observer, match.length, drawing)}`;
}

function show(match: Match, observer: number, of: number, drawing: Drawing): string {
  const view = match.view(observer);
  const next = match.over ? overText(view) : `${seatName(match.asked!)} is asked.\n`;
  return `${drawTable(view, drawing)}answer ${match.length} of ${of}. ${next}`;
}

/** Through the match with the keys: Enter on, b back, a number there, q out. */
async function step(
  saved: Saved,
  loaded: LoadedGame,
  observer: number,
  from: number,
  drawing: Drawing,
  io: Io,
): Promise<void> {
  const lines = new Lines(io.input);
  const { choices } = saved.record;
  const match = replaySaved(saved, loaded, from);
  try {
    for (;;) {
      io.out(show(match, observer, choices.length, drawing));
      io.out("Enter: on, b: back, a number: go there, q: quit > ");
      const line = (await lines.next())?.trim().toLowerCase();
      if (line === undefined || line === "q") break;
      const target =
        line === ""
          ? match.length + 1
          : line === "b"
            ? match.length - 1
            : /^\d+$/.test(line)
              ? Number(line)
              : match.length;
      const to = Math.max(0, Math.min(choices.length, target));
      while (match.length > to) match.undo();
      const before = match.length;
      while (match.length < to) {
        const { seat, say } = choices[match.length]!;
        match.answer(seat, say);
        io.out(`\n${seatName(seat)}: ${typeof say === "string" ? say : say.join(" + ")}\n`);
      }
      if (to > before)
        io.out(
          `${logLines(match.logSince(observer, before))
            .map((l) => `  ${l}`)
            .join("\n")}\n`,
        );
    }
    io.out("\n");
  } finally {
    lines.stop();
  }
}
