/** What somebody may have taken for another sort of file: told by what only that sort has. */
import type { Words } from "@tefuda/kernel";

const SORTS: readonly (readonly [
  is: (has: (key: string) => boolean, isList: boolean) => boolean,
  says: Words,
])[] = [
  [
    (has, isList) => isList && has("title"),
    {
      en: "; this looks like rulings, which lie in the folder scenarios and are run by `tefuda scenario`",
      ja: "。これは裁定のようです。scenarios フォルダに置き、`tefuda scenario` で実行します",
    },
  ],
  [
    (has, isList) => isList && has("name"),
    {
      en: "; this looks like cards, which lie in the folder cards and are checked by `tefuda cards check`",
      ja: "。これはカードのようです。cards フォルダに置き、`tefuda cards check` で調べます",
    },
  ],
  [
    (has) => has("seed") || has("choices"),
    {
      en: "; this looks like a saved match, which `tefuda replay` shows",
      ja: "。これは対戦の記録のようです。`tefuda replay` で見られます",
    },
  ],
  [
    (has) => has("game"),
    {
      en: "; this looks like a set, which is named by its folder or file",
      ja: "。これはセットのようです。そのフォルダかファイルを指定します",
    },
  ],
  [
    (has) => has("slots"),
    {
      en: "; this looks like packs, which lie in the folder packs of a set",
      ja: "。これはパックのようです。セットの packs フォルダに置きます",
    },
  ],
  [
    (has) => has("cards"),
    {
      en: "; this looks like a deck, which lies in the folder decks and is named by --decks",
      ja: "。これはデッキのようです。decks フォルダに置き、--decks で指定します",
    },
  ],
];

/** What is said of a file that is none of its sort: that, and what it looks like. */
export function otherSort(says: Words, value: unknown): Words {
  const isList = Array.isArray(value);
  const one: unknown = isList ? value[0] : value;
  const has = (key: string): boolean => typeof one === "object" && one !== null && Object.hasOwn(one, key);
  const found = SORTS.find(([is]) => is(has, isList))?.[1];
  return found ? { en: says.en + found.en, ja: says.ja + found.ja } : says;
}
