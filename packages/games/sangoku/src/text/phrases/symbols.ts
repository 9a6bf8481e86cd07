/** The symbols of the phrase table: what each depends on, and what it is called in a message. */
import type { SymbolInfo } from "@tefuda/cardtext";
import { some } from "@tefuda/cardtext/write";
import { coreSymbols } from "@tefuda/language/core";
import { commonSymbols, spoken } from "@tefuda/language/phrases/symbols";
import { traits, vocabulary } from "./words.ts";

export const symbols: Record<string, SymbolInfo> = {
  // What holds is said in one way for as long as a text is on, in another for a time.
  ...commonSymbols(),
  ...some("Taking", []),
  ...some("Price Purse", []),
  ...some("Coins", [], ["a price, as 2R1C", "「2R1C」のようなコスト"]),
  ...some("Noun", ["num"], ["a kind of card", "カードの種類"]),
  ...coreSymbols(vocabulary),
  ...some("Realm", [], traits.nation.says),
  ...some("Realms", []),
  ...some("Stat BoundStat", [], ["power, cost, fort damage or damage", "武力・コスト・攻城力・ダメージ"]),

  ...some("DamageN", spoken, ["a number", "数"]),
  ...some("Ownershand Ownersdeck Ownerspile Ownersresources", []),
};
