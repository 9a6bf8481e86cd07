/** A report of the lab in words. */
import { type Figure, isMeasured, type LabReport } from "@tefuda/lab";
import { figureLines, oneLine } from "../paint.ts";
import { percent, shareText } from "../simulate/share.ts";
import type { Language, TerminalWords } from "../words/index.ts";

export type Row = LabReport["measures"][number];

export function labText(
  report: LabReport,
  stopped: boolean,
  words: TerminalWords,
  language: Language,
): string {
  const { lab: w, simulate } = words;
  const n = (x: number): string => x.toLocaleString("en");
  const head = figureLines([
    [simulate.games, simulate.gamesFrom(n(report.games), stopped, report.seed)],
    [w.players, oneLine(words.joined([...new Set(report.players)]))],
    [w.edition, report.edition],
    ...(report.broken > 0 ? ([[simulate.failed, n(report.broken)]] as [string, string][]) : []),
  ]);
  const parts = partsOf(report).map(([rule, own]) => {
    const lines = own.map((one) => [one.name[language], figureText(one, words, language)]);
    return `\n${w.heads[rule]}\n${figureLines(lines)}`;
  });
  const decks = report.decks.map(({ id, wins }): [string, string] => [
    simulate.deck(oneLine(id)),
    shareText(wins, words),
  ]);
  return `${head}${parts.join("")}\n${w.decks}\n${figureLines(decks)}`;
}

/** The measures by the rule that asks for them. */
export function partsOf({ measures }: LabReport): ["ttcg-17.1" | "ttcg-17.3" | "beside", Row[]][] {
  return [...Map.groupBy(measures, ({ rule }) => rule ?? "beside")];
}

export const shown = (x: number, { scale }: Pick<Row, "scale">): string =>
  scale === "share" ? percent(x) : x.toFixed(2);

/** "0.52 (0.47 to 0.57), watch 12, 40 and 7", or why there is no figure. */
function figureText(row: Row, { lab: w, joined }: TerminalWords, language: Language): string {
  const { measured } = row;
  if (!isMeasured(measured)) return w.none(measured.because[language]);
  const watch = watchedIn(measured);
  const tail = watch.length > 0 ? w.watch(joined(watch.map(String))) : "";
  const { value, low, high } = measured;
  if (low === high) return shown(value, row);
  if (!Number.isFinite(low)) return w.unsure(shown(value, row)) + tail;
  return w.between(shown(value, row), shown(low, row), shown(high, row)) + tail;
}

/** Numbers of the games that are worth watching for a figure, each once. */
const watchedIn = (figure: Figure): number[] =>
  isMeasured(figure) ? [...new Set((figure.watch ?? []).map(({ game }) => game))] : [];
