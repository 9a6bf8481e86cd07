/** What a match says, in words for the terminal: its log, a judge's answer, how it ended, what may be answered. */
import type { Hint } from "@tefuda/bots";
import {
  type LogEntry,
  type Match,
  type QuestionView,
  seatName,
  type Verdict,
  type View,
} from "@tefuda/kernel";
import { KERNEL_WORDS } from "@tefuda/referee/notations";
import { flow, oneLine, padTo, widthOf } from "../paint.ts";
import type { Speech } from "../speech.ts";

/** Lines of the log. Moves are told where no line of words stands for them. */
export function logLines(entries: readonly LogEntry[], speech: Speech, moves = false): string[] {
  const { play } = speech.words;
  return entries.flatMap((entry) => {
    if (entry.kind === "line") return [`${oneLine(entry.text)}${entry.rule ? `  [${entry.rule}]` : ""}`];
    if (!moves) return [];
    if (entry.kind === "shuffle") return [`  ${play.shuffled(speech.place(entry))}`];
    const card = entry.card === null ? KERNEL_WORDS["a card"][speech.language] : speech.called(entry.card);
    return [`  ${play.moved(card, speech.place(entry.from), speech.place(entry.to))}`];
  });
}

export function verdictText(verdict: Verdict, speech: Speech, columns = 100): string {
  const { play } = speech.words;
  if (verdict.verdict === "allowed") return `${play.allowed}\n`;
  if (verdict.verdict === "forbidden") {
    return `${play.forbidden}\n${verdict.reasons.map((r) => `  ${play.reason(r.rule, oneLine(r.needs))}\n`).join("")}`;
  }
  const known = flow(
    verdict.known.map((word) => speech.notation(word)),
    columns,
    2,
  ).join("\n");
  const part = play.notUnderstood(speech.notation(verdict.part));
  return known === "" ? `${part}\n` : `${part} ${play.knownHere}\n  ${known}\n`;
}

/** What a program would do and what it expects of that, by the numbers that the options have in their list. */
export function hintText(
  { answers, turns }: Hint,
  { options, shape }: QuestionView,
  speech: Speech,
  columns: number,
): string {
  const { play } = speech.words;
  if (answers.length === 0) return `${play.hintNone}\n`;
  const numberOf = (word: string): string =>
    shape === "number" ? word : `${options.findIndex(({ notation }) => notation === word) + 1}`;
  const lines = answers.flatMap(({ say, grade, worlds, won, lost, changes }) => {
    const picked = [say].flat();
    const said = picked.map((word) => speech.notation(word)).join(" + ");
    const type = picked.length === 0 ? "0" : picked.map(numberOf).join(" ");
    const tenth = (x: number): string => `${Math.round(x * 10) / 10}`;
    const expected = [
      ...(won + lost > 0 ? [play.hintEnds(won, lost, worlds)] : []),
      ...changes.map(({ seat, of, name, now, then }) =>
        play.hintChange(seatName(seat), speech.say(name, of), tenth(now), tenth(then)),
      ),
    ];
    const told = expected.length === 0 ? [play.hintSame] : expected;
    return [
      play.hintAnswer(type.padStart(2), said, grade),
      ...flow(told, columns - 4, 4, "   ").map((line, n) => (n === 0 ? `    ${line}` : line)),
    ];
  });
  return `${[...flow(play.hintHead(turns).split(" "), columns, 0, " "), ...lines].join("\n")}\n`;
}

export function overText(view: View, { words }: Speech): string {
  const { winner, rule } = view.over!;
  return `${words.play.won(winner === null ? undefined : seatName(winner), rule)}\n`;
}

/** The options of a question with a number each. */
export function optionLines(view: View, speech: Speech, columns: number): string[] {
  const { options, shape, min, max } = view.question!;
  const ask = shape === "some" ? [speech.words.play.pick(min, max)] : [];
  const pieces = options.map(
    (option, i) =>
      `${String(i + 1).padStart(2)} ${speech.notation(option.notation)}${option.says ? ` (${oneLine(option.says)})` : ""}`,
  );
  const widest = Math.max(0, ...pieces.map(widthOf));
  return [
    ...ask,
    ...flow(
      pieces.map((piece) => padTo(piece, widest)),
      columns - 2,
      2,
      "   ",
    ).map((line, i) => (i === 0 ? `  ${line}` : line)),
  ];
}

/** The numbers of which something that was typed consists; none where there is anything else in it. */
function numbersIn(line: string): string[] {
  const words = line
    .normalize("NFKC")
    .split(/[\s,]+/)
    .filter((word) => word !== "");
  return words.every((word) => /^\d+$/.test(word)) ? words : [];
}

/** What is wrong with numbers that were typed as an answer, if that is anything. */
export function misnumbered(
  { options, shape }: QuestionView,
  line: string,
  { words: { play } }: Speech,
): string | undefined {
  const numbers = numbersIn(line).map(Number);
  if (shape === "number" || (shape === "some" && numbers.join() === "0")) return undefined;
  if (numbers.some((n) => n < 1 || n > options.length)) return play.noNumber(options.length);
  return shape !== "some" && numbers.length > 1 ? play.oneNumber : undefined;
}

/** What a person typed as an answer: numbers of options, or notation; as it is kept. */
export function answerOf(match: Match, typed: string, speech: Speech): string | string[] {
  const { options, shape } = match.view(match.asked!).question!;
  const line = typed.trim();
  const numbers = numbersIn(line);
  const allNumbers = numbers.length > 0;
  const numbered = (word: string): string => options[Number(word) - 1]?.notation ?? word;
  if (shape === "some") {
    if (line === "" || (allNumbers && numbers.join() === "0")) return [];
    if (allNumbers) return numbers.map(numbered);
    const words = line.split(/[+＋]/).map((word) => speech.kept(word.trim()));
    // one alone may be what answers any question: giving up
    return words.length === 1 ? words[0]! : words;
  }
  // The answer to "which number?" is that number itself.
  if (shape === "number" && allNumbers) return numbers.join(" ");
  return numbers.length === 1 && allNumbers ? numbered(numbers[0]!) : speech.kept(line);
}
