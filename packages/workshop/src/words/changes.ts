/** How changes between two versions of a set are told. */
import type { Words } from "@tefuda/kernel";

const both = (en: string, ja: string): Words => ({ en, ja });

export const CHANGES = {
  none: both("nothing has changed", "変わったところはありません"),
  onlyWords: both(
    "for whoever plays nothing has changed but words that say the same",
    "プレイの上で変わったところはありません（言い回しなどだけが変わりました）",
  ),
  parts: {
    set: both("The set", "セット"),
    cards: both("Cards", "カード"),
    words: both("Words", "言葉"),
    keywords: both("Keywords", "キーワード"),
    decks: both("Decks", "デッキ"),
    packs: both("Packs", "パック"),
    rulings: both("Rulings", "裁定"),
  },
  one: (name: Words, says: Words): Words => both(`${name.en} ${says.en}`, `${name.ja}${says.ja}`),
  added: both("is new", "が加わりました"),
  removed: both("is gone", "がなくなりました"),
  changed: both("has changed", "が変わりました"),
  reworded: both("says the same in other words", "の言い回しが変わりました（意味は同じ）"),
  renamed: (was: Words): Words => both(`was called "${was.en}"`, `の名前が変わりました（前は「${was.ja}」）`),
  field: (field: string, from: string, to: string): Words =>
    both(`${field}: ${from} → ${to}`, `${field}：${from} → ${to}`),
  fieldNew: (field: string, to: string): Words =>
    both(`${field}: ${to}, which it had not`, `${field}：なし → ${to}`),
  fieldGone: (field: string, from: string): Words =>
    both(`${field}: no longer ${from}`, `${field}：${from} → なし`),
  textMeaning: (at: string, from: string, to: string): Words =>
    both(
      `${at} does another thing: “${from}” → “${to}”`,
      `${at} の効果が変わりました：「${from}」→「${to}」`,
    ),
  textWording: (at: string, from: string, to: string): Words =>
    both(
      `${at} says the same in other words: “${from}” → “${to}”`,
      `${at} の言い回しが変わりました（意味は同じ）：「${from}」→「${to}」`,
    ),
  textAdded: (at: string, to: string): Words =>
    both(`${at} is new: “${to}”`, `${at} が加わりました：「${to}」`),
  textRemoved: (at: string, from: string): Words =>
    both(`${at} is gone: “${from}”`, `${at} がなくなりました：「${from}」`),
  textOrder: (field: string): Words =>
    both(`${field}: the same texts in another order`, `${field}：同じ文の順番が変わりました`),
  unread: (what: Words): Words =>
    both(
      `${what.en} (not all of it is understood, so it was compared as it stands)`,
      `${what.ja}（読めない文があるため、書かれたまま比べました）`,
    ),
  more: (n: number, card: string): Words => both(`+${n} ${card}`, `+${n} ${card}`),
  fewer: (n: number, card: string): Words => both(`-${n} ${card}`, `-${n} ${card}`),
};
