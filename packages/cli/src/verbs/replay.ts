/** `tefuda replay`: plays a saved match again, checks it, and steps through it. */
import { type Match, type MatchRecord, SPECTATOR, seatName } from "@tefuda/kernel";
import type { LoadedGame } from "@tefuda/referee/games";
import { readRecord, replaySaved, type Saved } from "../files.ts";
import { type Io, Misuse, outJson } from "../io.ts";
import { openGame } from "../open.ts";
import { Lines } from "../play/lines.ts";
import { logLines, overText } from "../play/words.ts";
import { type Drawing, drawTable } from "../table.ts";
import type { Language } from "../words/index.ts";
import { drawingFor } from "./play.ts";

export interface ReplayOptions {
  at?: number;
  as: string;
  step?: boolean;
  lang: Language;
  json?: boolean;
}

export async function replay(path: string, options: ReplayOptions, io: Io): Promise<void> {
  const saved = readRecord(path);
  const loaded = await openGame(saved.record.game);
  const { choices, lists } = saved.record;
  const observer = options.as === "spectator" ? SPECTATOR : "ABCD".indexOf(options.as);
  if (observer !== SPECTATOR && observer >= lists.length) throw new Misuse((w) => w.noSeat(options.as));
  const { at = 0 } = options;
  if (at > choices.length) throw new Misuse((w) => w.noAnswer(choices.length, at));
  const whole = replaySaved(saved, loaded);
  const match = options.at === undefined ? whole : replaySaved(saved, loaded, options.at);
  const packs = packsFor(saved.record, observer);
  if (options.json) {
    outJson(io, {
      ok: true,
      answers: choices.length,
      at: match.length,
      hash: match.hash(),
      over: match.view(observer).over,
      view: match.view(observer, options.lang),
      log: match.log(observer, options.lang),
      ...(packs ? { packs } : {}),
    });
    return;
  }
  const drawing = drawingFor(loaded, io, options.lang);
  const { speech } = drawing;
  const words = speech.words.replay;
  if (options.step) {
    await step(saved, loaded, observer, at, drawing, io);
    return;
  }
  packs?.forEach((own, seat) => {
    own?.forEach((pack, n) => {
      const names = speech.words.listed(pack.map((name) => speech.called(name)));
      io.out(`${words.pack(seatName(seat), n + 1, names)}\n`);
    });
  });
  io.out(
    options.at === undefined
      ? asSeen(match, observer, drawing)
      : show(match, observer, choices.length, drawing),
  );
  io.out(`${words.verified(choices.length, whole.over, match.hash())}\n`);
}

/** By seat: the packs that it opened, as far as the observer saw them; whoever looks on saw all being opened. */
function packsFor({ packs }: MatchRecord, observer: number): (string[][] | null)[] | undefined {
  return packs?.map((own, seat) => (observer === SPECTATOR || observer === seat ? own : null));
}

/** A whole match as an observer saw it: what was told, and the table at its end. */
export function asSeen(match: Match, observer: number, drawing: Drawing): string {
  const { speech } = drawing;
  const log = logLines(match.log(observer, speech.language), speech);
  return `${log.join("\n")}\n${show(match, observer, match.length, drawing)}`;
}

function show(match: Match, observer: number, of: number, drawing: Drawing): string {
  const view = match.view(observer);
  const words = drawing.speech.words.replay;
  const next = match.over ? overText(view, drawing.speech) : `${words.asked(seatName(match.asked!))}\n`;
  return `${drawTable(view, drawing)}${words.at(match.length, of)}${next}`;
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
  const { speech } = drawing;
  const words = speech.words.replay;
  const lines = new Lines(io.input);
  const { choices } = saved.record;
  const match = replaySaved(saved, loaded, from);
  try {
    for (;;) {
      io.out(show(match, observer, choices.length, drawing));
      io.out(words.keys);
      const line = (await lines.next())?.normalize("NFKC").trim().toLowerCase();
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
        const said = [say].flat().map((one) => speech.notation(one));
        io.out(`\n${words.said(seatName(seat), said.join(" + "))}\n`);
      }
      if (to > before)
        io.out(
          `${logLines(match.logSince(observer, before, speech.language), speech)
            .map((l) => `  ${l}`)
            .join("\n")}\n`,
        );
    }
    io.out("\n");
  } finally {
    lines.stop();
  }
}
