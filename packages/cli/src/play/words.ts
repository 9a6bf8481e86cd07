/** What a match says, in words for the terminal: its log, a judge's answer, how it ended. */
import { type LogEntry, type Match, seatName, type Verdict, type View } from "@tefuda/kernel";
import { flow } from "../paint.ts";
import { placeText } from "../table.ts";

/** Lines of the log. Moves are told where no line of words stands for them. */
export function logLines(entries: readonly LogEntry[], moves = false): string[] {
  return entries.flatMap((entry) => {
    if (entry.kind === "line") return [`${entry.text}${entry.rule ? `  [${entry.rule}]` : ""}`];
    if (!moves) return [];
    if (entry.kind === "shuffle")
      return [`  (${entry.seat === null ? "" : `${seatName(entry.seat)}.`}${entry.zone} is shuffled)`];
    return [`  (${entry.card ?? "a card"}: ${placeText(entry.from)} → ${placeText(entry.to)})`];
  });
}

export function verdictText(verdict: Verdict, columns = 100): string {
  if (verdict.verdict === "allowed") return "That can be done.\n";
  if (verdict.verdict === "forbidden") {
    return `Not possible:\n${verdict.reasons.map((r) => `  ${r.rule}: only if ${r.needs}\n`).join("")}`;
  }
  const known = flow(
    verdict.known.map((word) => word),
    columns,
    2,
  ).join("\n");
  return `"${verdict.part}" is not understood. ${known === "" ? "" : `Known here:\n  ${known}\n`}`;
}

export function overText(view: View): string {
  const { winner, rule } = view.over!;
  return `${winner === null ? "The game is a draw" : `${seatName(winner)} wins`}${rule ? ` (${rule})` : ""}.\n`;
}

/** The options of a question with a number each. */
export function optionLines(view: View, columns: number): string[] {
  const { options, shape, min, max } = view.question!;
  const range = min === max ? `${min}` : `${min} to ${max}`;
  const ask = shape === "some" ? [`(pick ${range}, for example: 1 3; nothing: 0)`] : [];
  const pieces = options.map((option, i) => `${String(i + 1).padStart(2)} ${option.notation}`);
  const widest = Math.max(0, ...pieces.map((piece) => piece.length));
  return [
    ...ask,
    ...flow(
      pieces.map((piece) => piece.padEnd(widest)),
      columns - 2,
      2,
      "   ",
    ).map((line, i) => (i === 0 ? `  ${line}` : line)),
  ];
}

/** What a person typed as an answer: numbers of options, or notation. */
export function answerOf(match: Match, line: string): string | string[] {
  const view = match.view(match.asked!);
  const { options, shape } = view.question!;
  const numbers = line.split(/[\s,]+/).filter((word) => word !== "");
  const allNumbers = numbers.length > 0 && numbers.every((word) => /^\d+$/.test(word));
  if (shape === "some") {
    if (line.trim() === "0" || line.trim() === "") return [];
    if (allNumbers) return numbers.map((word) => options[Number(word) - 1]?.notation ?? word);
    return line.split("+").map((word) => word.trim());
  }
  // The answer to "which number?" is that number itself.
  if (shape === "number" || numbers.length !== 1 || !allNumbers) return line.trim();
  return options[Number(numbers[0]) - 1]?.notation ?? line.trim();
}
