/** The symbols that only this game has: what each depends on, and what it is called in a message. */
import type { SymbolInfo } from "@tefuda/cardtext";
import { some } from "@tefuda/cardtext/write";
import { spoken } from "@tefuda/language/phrases/symbols";
import { traits } from "./names.ts";

export const symbols: Record<string, SymbolInfo> = {
  ...some("Taking", []),
  ...some("Price Purse", []),
  ...some("Coins", [], ["a price, as 2R1C", "「2R1C」のようなコスト"]),
  ...some("Realm", [], traits.nation.says),
  ...some("Realms", []),

  ...some("DamageN", spoken, ["a number", "数"]),
};
