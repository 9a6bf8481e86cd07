/** Reports on several games beside each other. */
import { isMeasured, type LabReport } from "@tefuda/lab";
import { oneLine, padTo, widthOf } from "../paint.ts";
import type { Language, TerminalWords } from "../words/index.ts";
import { partsOf, type Row, shown } from "./text.ts";

export function compareText(reports: readonly LabReport[], words: TerminalWords, language: Language): string {
  const { lab: w } = words;
  const [first] = reports;
  if (!first) return "";
  const reasons: string[] = [];
  const cell = (row: Row): string => {
    const { measured } = row;
    if (!isMeasured(measured)) {
      const because = measured.because[language];
      if (!reasons.includes(because)) reasons.push(because);
      return w.reason(reasons.indexOf(because) + 1);
    }
    const { value, low, high } = measured;
    if (low === high || !Number.isFinite(low)) return shown(value, row);
    return w.between(shown(value, row), shown(low, row), shown(high, row));
  };
  const rows: string[][] = [
    ["", ...reports.map(({ game }) => oneLine(game))],
    [w.gamesPlayed, ...reports.map(({ games }) => games.toLocaleString("en"))],
  ];
  for (const [rule, own] of partsOf(first)) {
    rows.push([w.heads[rule]]);
    for (const { id, name } of own)
      rows.push([
        name[language],
        ...reports.map(({ measures }) => cell(measures.find((one) => one.id === id)!)),
      ]);
  }
  const columns = Array.from({ length: reports.length + 1 }, (_, column) =>
    // a heading may run on over the columns behind it
    Math.max(...rows.filter(({ length }) => length > 1).map((row) => widthOf(row[column]!))),
  );
  const lines = rows.map((row) =>
    row
      .map((text, i) => padTo(text, columns[i]!))
      .join("  ")
      .trimEnd(),
  );
  const notes = reasons.map((because, i) => `${w.reason(i + 1)} ${because}\n`).join("");
  return `${lines.join("\n")}\n${notes}`;
}
