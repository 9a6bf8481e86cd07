/** What cards and players are called where a text is found unclear, and whether a card could be what it is called. */
import { capital } from "@tefuda/cardtext";
import type { Words } from "@tefuda/kernel";
import type { Description, Who } from "../tree.ts";
import type { Named } from "./lead.ts";
import { UNCLEAR } from "./says.ts";
import { furtherTypes, unitTypes } from "./types.ts";

/** Whether what is known of a card leaves room for what it is called. */
export function couldBe(what: Description | undefined, fits: Description | undefined): boolean {
  if (!what || !fits) return true;
  if (fits.noun !== "card" && what.noun !== "card" && fits.noun !== what.noun && fits.noun !== what.also)
    return false;
  const types = fits.traits?.unit;
  if (!types) return true;
  const known = what.traits?.unit;
  if (known && !types.some((type) => known.includes(type))) return false;
  return !types.every((type) => what.not?.unit?.includes(type));
}

export const PLAYERS: Readonly<Record<Who, Words>> = {
  you: { en: "you", ja: "あなた" },
  opponent: { en: "that opponent", ja: "その対戦相手" },
  opponents: { en: "each opponent", ja: "各対戦相手" },
  others: { en: "each other player", ja: "ほかの各プレイヤー" },
  both: { en: "each player", ja: "各プレイヤー" },
  owner: { en: "the owner of a card", ja: "カードの持ち主" },
  its: { en: "the player of a card", ja: "カードのプレイヤー" },
  they: { en: "the player spoken of", ja: "前に出たプレイヤー" },
  active: { en: "the turn player", ja: "ターンプレイヤー" },
  defending: { en: "the defending player", ja: "防御側のプレイヤー" },
};
const NOUNS: Readonly<Record<Description["noun"], Words>> = {
  card: { en: "card", ja: "カード" },
  unit: { en: "unit", ja: "ユニット" },
  equipment: { en: "Equipment", ja: "装備" },
  event: { en: "Event", ja: "イベント" },
  trap: { en: "Trap", ja: "罠" },
  turf: { en: "Turf", ja: "縄張り" },
  newRule: { en: "New Rule", ja: "新ルール" },
};
export function nounFor(what: Description): Words {
  const { unit, type = [] } = what.traits ?? {};
  const types =
    unit?.map((one) => unitTypes[one]) ?? type.map((one) => furtherTypes[one] ?? [capital(one), "", one]);
  return types.length > 0
    ? { en: types.map(([en]) => en).join(" or "), ja: types.map(([, , ja]) => ja).join("か") }
    : NOUNS[what.noun];
}

export function nameOf({ ref, what }: Named): Words {
  const noun = what ? nounFor(what) : NOUNS.card;
  if (ref === "this") return { en: `this ${noun.en}`, ja: `この${noun.ja}` };
  if (ref === "bearer") return { en: "the equipped unit", ja: "これの付いたユニット" };
  if (ref === "attacker") return { en: `the attacking ${noun.en}`, ja: `攻撃する${noun.ja}` };
  if (ref === "attacked") return { en: `the attacked ${noun.en}`, ja: `攻撃される${noun.ja}` };
  return { en: `the ${noun.en}`, ja: `その${noun.ja}` };
}
export const either = (word: string, found: readonly Named[]): Words =>
  UNCLEAR.couldBe(word, found.map(nameOf));

export const nothing = (word: string, fits: Description | undefined, lies: boolean): Words =>
  word === "them" ? UNCLEAR.noRow : UNCLEAR.none(fits ? nounFor(fits) : NOUNS.card, lies);
