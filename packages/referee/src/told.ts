/** What is told to whoever wrote an answer that is not taken. */
import { type Match, needIn, type QuestionView, type Reason, type Verdict, type Words } from "@tefuda/kernel";
import { type Both, FOUND, type ReasonWords } from "./findings.ts";
import type { Naming } from "./naming.ts";

const MOST_OPTIONS = 40;

/** Why an answer is not taken, and what may be answered instead. */
export function told(match: Match, verdict: Verdict, naming: Naming): Words {
  const may = offers(match, naming);
  switch (verdict.verdict) {
    case "allowed":
      return may;
    case "forbidden":
      return FOUND.forbidden(reasonsInBoth(match, verdict.reasons), may);
    case "not understood":
      return FOUND.notUnderstood(naming.inWords(verdict.part), may);
  }
}

/** What rules ask for, in both languages. */
export const reasonsInBoth = ({ game }: Match, reasons: readonly Reason[]): ReasonWords[] =>
  reasons.map(({ rule, needs }) => ({ rule, needs: { en: needs, ja: needIn(game, needs, "ja") } }));

/** Who is asked, and what may be answered. */
export function offers(match: Match, naming: Naming): Words {
  const { asked } = match;
  if (asked === null) return FOUND.over;
  const question = match.view(asked).question!;
  const { words: en } = question;
  const { words: ja } = match.view(asked, "ja").question!;
  return FOUND.mayAnswer("ABCD"[asked]!, { en, ja }, answersTo(question, naming));
}

/** The answers as they are typed; several cards are a list of them. */
function answersTo({ shape, options, min, max }: QuestionView, naming: Naming): Both {
  if (shape === "yes") return naming.said(["yes", "no"]);
  if (shape === "number") return naming.said([min === max ? String(min) : `${min} … ${max}`]);
  return naming.said(options.slice(0, MOST_OPTIONS).map(({ notation }) => notation));
}
