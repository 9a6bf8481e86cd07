/** What is told to whoever wrote an answer that is not taken. */
import type { Match, Verdict } from "@tefuda/kernel";

const MOST_OPTIONS = 40;

/** Why an answer is not taken, and what may be answered instead. */
export function told(match: Match, verdict: Verdict): string {
  const may = offers(match);
  switch (verdict.verdict) {
    case "allowed":
      return may;
    case "forbidden":
      return `${verdict.reasons.map((r) => `${r.rule} (${r.needs})`).join(", ")}; ${may}`;
    case "not understood":
      return `"${verdict.part}" is not understood; ${may}`;
  }
}

/** Who is asked, and what may be answered. */
export function offers(match: Match): string {
  const { asked } = match;
  if (asked === null) return "the game is over";
  const options = match.view(asked).question!.options.map((option) => option.notation);
  return `${"ABCD"[asked]} is asked and may: ${options.slice(0, MOST_OPTIONS).join(", ")}`;
}
