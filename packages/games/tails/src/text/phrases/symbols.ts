/** The symbols of the phrase table: what each depends on, and what it is called in a message. */
import type { SymbolInfo } from "@tefuda/cardtext";
import { some } from "@tefuda/cardtext/write";

/** How this card is called. */
const spoken = ["on"];
const cards = ["num", "role", "as", "dir", ...spoken];

export const symbols: Record<string, SymbolInfo> = {
  ...some("Text", ["on"]),
  ...some("Requirement BonusText", []),

  ...some("Options Becoming BecomingTail", spoken),
  ...some("Act Line", [...spoken, "said"]),
  ...some("Chain", [...spoken, "said"]),
  ...some("Clause", [...spoken, "said"], ["an action", "行動"]),
  ...some("Acts Naming", spoken),
  ...some("Tail", [...spoken, "said"]),
  ...some("Joint Times TimesMore", []),
  ...some("Deeds", [...spoken, "by"], undefined, true),
  ...some("VP", [...spoken, "by", "pay"], ["an action", "行動"]),
  ...some("Costs", spoken),
  ...some("Often", [], ["how often", "回数"]),
  ...some("Lead LeadWhen Answers", spoken, ["a trigger", "きっかけ"]),
  ...some("Event", spoken, ["what happens", "出来事"]),
  ...some("Happens CondOf", [...spoken, "by"]),

  ...some("Says Told Fixed AllOf", spoken),
  ...some("LimitOf PlayersCannot", [...spoken, "by"]),
  ...some("Preds", ["num", ...spoken]),
  ...some("Pred", ["num", ...spoken], ["what holds for it", "その変化"]),
  ...some("Deed Permission", ["num"]),
  ...some("Bonuses Bonus", spoken),
  ...some("Sign Stat BoundStat", []),
  ...some("If While", [...spoken, "said"]),
  ...some("Cond", [...spoken, "said"], ["a condition", "条件"]),
  ...some("Bounded", ["num", "dir", ...spoken]),
  ...some("HandBound", []),
  ...some("IsIt", ["num", ...spoken]),

  ...some("Obj Objs Cards Counted", cards, ["cards", "カード"]),
  ...some("Single", cards),
  ...some("Desc", cards, ["cards of a description", "カードの条件"], true),
  ...some("Adjs Rels", cards),
  ...some("Adj Rel", cards, undefined),
  ...some(
    "Noun",
    ["num"],
    ['"unit", "Troop", "card" or another type', "「unit」「Troop」「card」などの種類"],
  ),
  ...some("NounAlone Gear", ["num"]),
  ...some("Playable", ["num"], ['"Event" or "Trap"', "「Event」か「Trap」"]),
  ...some("UnitType", ["num"], ["a unit type", "ユニットのタイプ"]),
  ...some("UnitTypes TypeNouns", ["num"]),
  ...some("TypeNoun", ["num"], ["a card type", "カードのタイプ"]),
  ...some("Type", [], ["a card type", "カードのタイプ"]),
  ...some("Types", ["num"]),
  ...some("InZone", ["dir"], ["a place", "場所"]),
  ...some("Ref", ["num", "role", "as", ...spoken], ["a card spoken of", "前に出たカード"]),

  ...some("ForEach", spoken, ['"for each ..."', "「for each ...」"]),
  ...some("NounDone", []),
  ...some("CardsN CardsNo Extra", [], ["a number", "数"]),
  ...some("Whose", [], ["whose", "誰の"]),
  ...some("Side", [], ["whose", "誰の"]),
  ...some("Dur", [], ["for how long", "期間"]),
  ...some("Own", ["num", "dest"]),

  ...some("Needs", []),
  ...some("Need", []),
};
