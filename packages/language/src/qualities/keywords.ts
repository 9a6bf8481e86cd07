/**
 * Keywords: what stands on a card as a mark with a rule behind it, "【Haste】". A description asks for all of some
 * (`keywords`), or that one is not there (`lacks`).
 *
 * Example: `{ noun: "unit", keywords: ["covert"] }` - "UNIT with 【Covert】", 「【隠密】を持つUNIT」.
 */
import type { Production, SymbolInfo } from "@tefuda/cardtext/types";
import { say, some } from "@tefuda/cardtext/write";
import type { Has } from "../lowering/phrases.ts";
import { being } from "../phrases/asking.ts";
import { iru, polar } from "../phrases/inflect.ts";
import { series } from "../phrases/lists.ts";

/** The keywords of a game in words. */
export interface KeywordWords {
  words: Readonly<Record<string, readonly [en: string, ja: string]>>;
  /** Whether they are printed without brackets. */
  bare?: boolean;
  /** What a message calls one. */
  says: readonly [en: string, ja: string];
  /** How several that a card has together are joined; the first is printed. */
  joined: { en: readonly string[]; more?: readonly string[]; ja: readonly string[] };
}

/** The phrases of keywords: each alone, several, what a card has or lacks. */
export const keywordPhrases = ({ words, bare = false, joined }: KeywordWords): Production[] => [
  ...Object.entries(words).map(([keyword, [en, ja]]) =>
    // in Japanese its English name means the same
    say(
      "Keyword",
      keyword,
      bare ? [en] : [`【${en}】`, en],
      bare ? [ja, en] : [`【${ja}】`, ja, `【${en}】`, en],
    ),
  ),
  ...series("Keywords", "Keyword", joined),
  // As a text of its own, together with marks that only the game has.
  say("Mark", "$e", "{e:Keyword}", "{e:Keyword}"),
  ...series("Marks", "Mark", { en: ["", ",", " and", ", and"], ja: ["", "、", "と", "および"] }),
  say(
    "Rel",
    { keywords: "$k" },
    ["with {k:Keywords}", "that <num:has/have> {k:Keywords}"],
    ["{k:Keywords}を持つ", "{k:Keywords}(を持っている|の|持ちの)"],
  ),
  say(
    "Rel",
    { lacks: "$k" },
    ["without {k:Keyword}", "with no {k:Keyword}", "that (does not|do not) have {k:Keyword}"],
    ["{k:Keyword}を持たない", "{k:Keyword}(を持っていない|のない)"],
  ),
  being(
    { keywords: undefined },
    ["has {v:Keywords}"],
    [`{v:Keywords}を持って${iru}`, `{v:Keywords}を${polar("持つ", "持たない")}`],
  ),
];

/** Whether a card has all keywords that a description asks for, and not the one that is to be lacking. */
export function keywordsHold<Keyword extends string>(
  { keywords, lacks }: { keywords?: readonly Keyword[]; lacks?: Keyword },
  all: (keywords: readonly Keyword[]) => Has,
): Has[] {
  const has = lacks === undefined ? undefined : all([lacks]);
  return [
    ...(keywords ? [all(keywords)] : []),
    ...(has ? [((m, card, self, seat) => !has(m, card, self, seat)) satisfies Has] : []),
  ];
}

export const keywordSymbols = (words: KeywordWords | undefined): Record<string, SymbolInfo> => ({
  ...some("Keyword", [], words?.says),
  ...some("Keywords", []),
});
