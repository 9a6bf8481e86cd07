/** What a match has come to: its state and journal as one number, and all that anybody is shown of it as texts. */
import type { Game, Match } from "@tefuda/kernel";
import { everybody } from "../golden/games.ts";
import { hashOf } from "../hash.ts";

/** A number for the whole state, all that has been noted in the journal, and who is asked. */
export function stampOf(match: Match): number {
  const { s, journal } = match.machine;
  const noted = hashOf(journal.data.subarray(0, journal.length), match.asked ?? -1);
  return hashOf(new Int32Array(s.buffer), noted);
}

/** Everything that can be seen and read of a match: by name of the part, its text. */
export type Account = ReadonlyMap<string, string>;

export function accountOf(match: Match): Account {
  const parts = new Map<string, string>([
    ["state", Array.from(match.machine.s).join(" ")],
    ["answers", JSON.stringify(match.choices)],
  ]);
  for (const { observer, name } of everybody(match.machine.layout.seats)) {
    for (const language of languagesOf(match.game)) {
      parts.set(`view of ${name} (${language})`, JSON.stringify(match.view(observer, language)));
      const lines = match.log(observer, language).map((entry) => JSON.stringify(entry));
      parts.set(`log of ${name} (${language})`, lines.join("\n"));
    }
  }
  return parts;
}

/** The first part in which two accounts differ, with the place; undefined if they are the same. */
export function accountsDiffer(one: Account, other: Account): string | undefined {
  for (const [part, text] of one) {
    const instead = other.get(part) ?? "";
    if (text === instead) continue;
    let at = 0;
    while (text[at] === instead[at]) at++;
    const around = (whole: string): string => whole.slice(Math.max(0, at - 30), at + 50);
    return `${part} differs: "${around(text)}" is now "${around(instead)}"`;
  }
  return undefined;
}

function languagesOf({ messages }: Game): string[] {
  return [...new Set(["en", ...messages.flatMap(({ words }) => Object.keys(words))])];
}
