/** Searching the rulebook: which rules say all that is sought, and where in them it stands. */
import type { RulingEntry } from "@tefuda/host/host";
import type { ReadRule } from "./useRules.ts";

/** The words of a search; each of them has to stand there. */
export const soughtIn = (query: string): string[] => [
  ...new Set(query.toLowerCase().split(/\s+/).filter(Boolean)),
];

/** A stretch of a text, and whether it was sought. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where what is sought begins and ends. */
export function pieces(text: string, sought: readonly string[]): Piece[] {
  if (sought.length === 0 || text === "") return [{ text, hit: false }];
  const longestFirst = sought.toSorted((a, b) => b.length - a.length).map(plain);
  return text
    .split(new RegExp(`(${longestFirst.join("|")})`, "giu"))
    .map((piece, i) => ({ text: piece, hit: i % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

const plain = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

export const says = (text: string, sought: readonly string[]): boolean => {
  const low = text.toLowerCase();
  return sought.every((word) => low.includes(word));
};

/** A rule that was found: by its own words, or by rulings under it. */
export interface Found {
  rule: ReadRule;
  /** Its rulings that say it, if any do. */
  saying?: readonly RulingEntry[];
}

/** The rules that say what is sought, by themselves or in one of their rulings; with nothing sought all of them. */
export function findRules(
  rules: readonly ReadRule[],
  rulingsOf: ReadonlyMap<string, readonly RulingEntry[]>,
  sought: readonly string[],
): Found[] {
  return rules.flatMap((rule) => {
    const { id, topic, rule: text, ruling = "", shows, source } = rule;
    const own = says([id, topic, text, ruling, shows, source].join("\n"), sought);
    if (sought.length === 0) return [{ rule }];
    const saying = (rulingsOf.get(rule.id) ?? []).filter((one) => rulingSays(one, sought));
    if (saying.length > 0) return [{ rule, saying }];
    return own ? [{ rule }] : [];
  });
}

/** In any of its languages. */
const rulingSays = ({ title, note }: RulingEntry, sought: readonly string[]): boolean =>
  says([...Object.values(title), ...Object.values(note ?? {})].join("\n"), sought);

export interface Chapter {
  id: string;
  title: string;
  found: Found[];
}

/** Rules stand together by the number before the dot; the first word of their topics is the chapter's title. */
export function chaptersOf(found: readonly Found[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const one of found) {
    const id = one.rule.id.split(".")[0]!;
    const number = /(\d+)$/.exec(id)?.[1] ?? "";
    const last = chapters.at(-1);
    if (last?.id === id) last.found.push(one);
    else chapters.push({ id, title: `${number} ${one.rule.topic.split(" / ")[0]}`.trim(), found: [one] });
  }
  return chapters;
}

/** The rulings by the rules that they are about. */
export function byRule(rulings: readonly RulingEntry[]): Map<string, RulingEntry[]> {
  const all = new Map<string, RulingEntry[]>();
  for (const ruling of rulings)
    for (const rule of new Set(ruling.rules)) {
      const those = all.get(rule);
      if (those) those.push(ruling);
      else all.set(rule, [ruling]);
    }
  return all;
}
