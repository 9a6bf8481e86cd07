/** Fields of a card file that stand in both languages: `{ en: …, ja: … }`. */
import type { Words } from "@tefuda/kernel";
import type { Fields } from "./cardfile.ts";
import { CARD } from "./words/cards.ts";

const LONGEST_NAME = 60;
export const LONGEST_FLAVOUR = 300;
const inBoth = (fields: Fields, key: string): Fields | undefined => {
  const group = fields.group(key, CARD.inBoth(key));
  group?.allow(["en", "ja"], (language) => CARD.noLanguage(key, language));
  return group;
};

/** A name in both languages, or one that stands in both; the English one is written in notations. */
export function readName(fields: Fields, key: string): Words | undefined {
  const name = nameIn(fields, key);
  if (name) fields.names.push(name);
  return name;
}
function nameIn(fields: Fields, key: string): Words | undefined {
  if (fields.isWord(key)) {
    const name = fields.name(key);
    return name === undefined ? undefined : { en: name, ja: name };
  }
  const group = inBoth(fields, key);
  if (!group) return undefined;
  const alone = group.has("en") !== group.has("ja");
  const en = group.name(group.has("ja") && alone ? "ja" : "en");
  const ja = alone ? (en ?? "") : group.phrase("ja", LONGEST_NAME);
  return en === undefined || ja === "" ? undefined : { en, ja };
}
/** Words that are shown and no more; empty where the card has none. */
export function readFlavour(fields: Fields): Words {
  if (fields.isWord("flavour")) {
    const words = fields.phrase("flavour", LONGEST_FLAVOUR);
    return { en: words, ja: words };
  }
  const group = inBoth(fields, "flavour");
  if (!group) return { en: "", ja: "" };
  const [en, ja] = [group.phrase("en", LONGEST_FLAVOUR), group.phrase("ja", LONGEST_FLAVOUR)];
  return { en: en || ja, ja: ja || en };
}
