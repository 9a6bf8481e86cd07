/** The symbols of the phrase table: what each depends on, and what it is called in a message. */
import type { SymbolInfo } from "@tefuda/cardtext";
import { some } from "@tefuda/cardtext/write";
import { coreSymbols } from "@tefuda/language/core";
import { commonSymbols, spoken } from "@tefuda/language/phrases/symbols";
import { vocabulary } from "./words.ts";

export const symbols: Record<string, SymbolInfo> = {
  ...commonSymbols(),
  ...some("Tail", ["num", "dir", ...spoken]),
  ...some(
    "Noun",
    ["num"],
    ['"card", "UNIT", "ITEM", "EVENT" or "BASE"', "「カード」「UNIT」「ITEM」「EVENT」「BASE」"],
  ),
  ...coreSymbols(vocabulary),
  ...some("OrgsLinked", []),
  ...some("Stat", [], ["STR, DEF, a cost or a level", "STR・DEF・コスト・レベル"]),
  ...some("BoundStat", [], ["STR, DEF, a cost or a level", "STR・DEF・コスト・レベル"]),

  ...some("Ownershand Ownersdeck Ownerstrail", []),
};
