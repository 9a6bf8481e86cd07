/** The symbols of the phrase table: what each depends on, and what it is called in a message. */
import type { SymbolInfo } from "@tefuda/cardtext";
import { openTo, some } from "@tefuda/cardtext/write";
import { coreSymbols } from "@tefuda/language/core";
import { commonSymbols, spoken } from "@tefuda/language/phrases/symbols";
import { vocabulary } from "./words.ts";

/** How what is deployed is described. */
const described = ["num", "dir", "as", ...spoken];

export const symbols: Record<string, SymbolInfo> = {
  ...commonSymbols(),
  ...some("Requirement InBox BonusText", []),
  ...some("VP", [...spoken, "agr", "end", "pay"], ["an action", "行動"]),
  ...some("Often", [], ["how often", "回数"]),
  ...some("Capped", []),
  ...some("Answers", spoken, ["a trigger", "きっかけ"]),
  ...some("AllOf", spoken),
  ...some("Paid", [...spoken, "end"]),
  ...some("Allowed", [...spoken, "agr", "end", "hold"]),
  ...some("Bonus Change", spoken),
  ...some("Obj Objs", ["dir", "as", ...spoken], ["cards", "カード"]),
  ...some("Cards Counted", ["num", "role", "dir", "as", ...spoken], ["cards", "カード"]),
  ...some("Single", ["role", "dir", "as", ...spoken]),
  ...some("Desc", described, ["cards of a description", "カードの条件"], true),
  ...some("Adjs Rels Adj Rel Tail", described),
  ...some("Called", ["num", "role", "dir", ...spoken], ["a card spoken of", "前に出たカード"]),
  ...some(
    "Noun",
    ["num"],
    ['"unit", "Troop", "card" or another type', "「ユニット」「兵士」「カード」などの種類"],
  ),
  ...some("Gear", ["num", ...spoken]),
  ...some("Playable", ["num"], ['"Event" or "Trap"', "「イベント」か「罠」"]),
  ...coreSymbols(vocabulary),
  ...some("UnitNoun", ["num"], ["a type", "タイプ"]),
  ...openTo(some("TypeNoun", ["num"], ["a type", "タイプ"]), "type", true),
  ...some("UnitNouns TypeNouns", ["num"]),
  ...some("Foes EveryFoe Against", []),
  ...some("Owing", spoken),
  ...some("BonusStat Stat BoundStat", [], ["a value", "数値"]),
  ...some("NounDone OwnHand", ["by"]),
  ...some("CardsNo Extra Times", [], ["a number", "数"]),
  ...some("Ownershand Ownersdeck Ownerspile Found Its", []),
  ...some("Taken", ["dir", "as", ...spoken]),
  ...some("Needs Need", []),
};
