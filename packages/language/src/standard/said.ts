/** What stands on cards and is counted on them, in both languages, for a table: by the words of the vocabulary. */

import { spaced } from "../lowering/modifiers.ts";
import type { Vocabulary } from "../vocabulary.ts";

type Said = Readonly<Record<string, string>>;

const KINDS: Readonly<Record<string, Said>> = {
  always: { en: "always", ja: "常時" },
  when: { en: "when", ja: "誘発" },
  use: { en: "use", ja: "使用" },
  effect: { en: "effect", ja: "効果" },
  keywords: { en: "keyword", ja: "キーワード" },
};

/** A pattern's first reading: without what may be left out, and of several words the first. */
const plain = (pattern: string): string =>
  pattern.replace(/\[[^\]]*\]/g, "").replace(/\(([^|)]*)[^)]*\)/g, "$1");

export function saidOf({
  cards,
  figures,
  keywords,
  traits,
  deeds,
  mustAttack,
}: Vocabulary): Record<string, Said> {
  const said: Record<string, Said> = { ...KINDS };
  for (const [noun, { en, ja }] of Object.entries(cards.nouns)) said[noun] = { en, ja };
  for (const [figure, { en, ja }] of Object.entries(figures)) said[figure] = { en: en[0]!, ja: ja[0]! };
  for (const [word, [en, ja]] of Object.entries(keywords?.words ?? {}))
    said[spaced(word)] = { en: keywords?.bare ? en : `【${en}】`, ja: keywords?.bare ? ja : `【${ja}】` };
  for (const { words } of Object.values(traits))
    for (const { en, ja } of Object.values(words)) said[en[0]!.toLowerCase()] = { en: en[0]!, ja: ja[0]! };
  for (const [deed, [en, ja]] of Object.entries(deeds))
    said[`cannot ${spaced(deed)}`] = { en: `cannot ${plain(en[0]!)}`, ja: `${plain(ja[0]!)}ない` };
  if (mustAttack !== false) said["must attack"] = { en: "must attack if able", ja: "可能なら攻撃する" };
  return said;
}
