/** `tefuda market simulate`: the chapter on trade, measured over simulated people. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RoundRule } from "@tefuda/market";
import { packsIn } from "@tefuda/market/simulate/curves";
import { type Study, study } from "@tefuda/market/simulate/study";
import { Failed, type Io } from "../io.ts";
import { openGame } from "../open.ts";
import { overLine, padTo, widthOf } from "../paint.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { drawn } from "./picture.ts";
import { type Section, sectionsOf } from "./sections.ts";
import { tradeSetOf } from "./trade-set.ts";

export interface MarketSimulateOptions {
  game: string;
  players: number;
  seasons: number;
  packs?: number;
  runs: number;
  rule: RoundRule;
  seed: number;
  out?: string;
  lang: Language;
  json?: boolean;
}

/** Packs a season hold three times as many cards as a deck, where nobody says how many. */
const DECKS = 3;

export async function simulate(options: MarketSimulateOptions, io: Io): Promise<void> {
  const { game, players, seasons, runs, rule, seed, lang, out } = options;
  const set = tradeSetOf(await openGame(game));
  const packs = options.packs ?? packsIn({ set }, DECKS);
  const words = terminalWords(lang).market;
  // said before all the work, not behind it
  if (out !== undefined) mkdirSync(out, { recursive: true });
  let stopped = false;
  const end = io.onInterrupt(() => {
    stopped = true;
  });
  const plan = { set, people: players, seasons, packs, rule, seed, runs };
  const found = await study(plan, async (done, of) => {
    if (io.errTty) io.err(overLine(words.progress(done, of)));
    // lets the terminal be heard
    await new Promise((resolve) => setImmediate(resolve));
    return !stopped;
  });
  end();
  if (io.errTty) io.err(overLine(""));
  if (!found) {
    io.err(`${words.stopped}\n`);
    throw new Failed();
  }
  const command = `tefuda market simulate --game ${game} --players ${players} --seasons ${seasons} --packs ${packs} --runs ${runs} --rule "${rule}" --seed ${seed}`;
  const sections = sectionsOf(found, words);
  const how = words.how(players, seasons, packs, runs, command);
  if (out !== undefined)
    writePage(out, words.title(set.id), how, sections, jsonOf(found, command, set.kinds));
  if (options.json) io.out(jsonOf(found, command, set.kinds));
  else io.out(asText(how, sections));
}

const jsonOf = (found: Study, command: string, kinds: readonly string[]): string =>
  `${JSON.stringify({ command, kinds, ...found }, null, 2)}\n`;

/** The page, its pictures, and all figures beside it. */
function writePage(
  folder: string,
  title: string,
  how: string,
  sections: readonly Section[],
  json: string,
): void {
  const parts = sections.map(({ id, head, notes, columns, rows, picture }) => {
    if (picture) writeFileSync(join(folder, `${id}.svg`), drawn(picture));
    const lines = [columns, columns.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
    return [
      `## ${head}`,
      ...(picture ? [`![${picture.title}](${id}.svg)`] : []),
      ...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join("\n")] : []),
      lines.join("\n"),
    ].join("\n\n");
  });
  writeFileSync(join(folder, "trade.md"), `# ${title}\n\n${how}\n\n${parts.join("\n\n")}\n`);
  writeFileSync(join(folder, "trade.json"), json);
}

function asText(how: string, sections: readonly Section[]): string {
  const parts = sections.map(({ head, notes, columns, rows }) => {
    const widths = columns.map((name, i) => Math.max(widthOf(name), ...rows.map((row) => widthOf(row[i]!))));
    const lines = [columns, ...rows].map((row) =>
      row
        .map((cell, i) => padTo(cell, widths[i]!))
        .join("  ")
        .trimEnd(),
    );
    return [head, ...notes, ...lines].join("\n");
  });
  return `${how}\n\n${parts.join("\n\n")}\n`;
}
