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
  ...some("Clause", [...spoken, "said"], "an action"),
  ...some("Acts Naming", spoken),
  ...some("Tail", [...spoken, "said"]),
  ...some("Joint Times TimesMore", []),
  ...some("Deeds", [...spoken, "by"], undefined, true),
  ...some("VP", [...spoken, "by", "pay"], "an action"),
  ...some("Costs", spoken),
  ...some("Often", [], "how often"),
  ...some("Lead LeadWhen Answers", spoken, "a trigger"),
  ...some("Event", spoken, "what happens"),
  ...some("Happens CondOf", [...spoken, "by"]),

  ...some("Says Told Fixed AllOf", spoken),
  ...some("LimitOf PlayersCannot", [...spoken, "by"]),
  ...some("Preds", ["num", ...spoken]),
  ...some("Pred", ["num", ...spoken], "what holds for it"),
  ...some("Deed Permission", ["num"]),
  ...some("Bonuses Bonus", spoken),
  ...some("Sign Stat BoundStat", []),
  ...some("If While", [...spoken, "said"]),
  ...some("Cond", [...spoken, "said"], "a condition"),
  ...some("Bounded", ["num", "dir", ...spoken]),
  ...some("HandBound", []),
  ...some("IsIt", ["num", ...spoken]),

  ...some("Obj Objs Cards Counted", cards, "cards"),
  ...some("Single", cards),
  ...some("Desc", cards, "cards of a description", true),
  ...some("Adjs Rels", cards),
  ...some("Adj Rel", cards, undefined),
  ...some("Noun", ["num"], '"unit", "Troop", "card" or another type'),
  ...some("NounAlone Gear", ["num"]),
  ...some("Playable", ["num"], '"Event" or "Trap"'),
  ...some("UnitType", ["num"], "a unit type"),
  ...some("UnitTypes TypeNouns", ["num"]),
  ...some("TypeNoun", ["num"], "a card type"),
  ...some("Type", [], "a card type"),
  ...some("Types", ["num"]),
  ...some("InZone", ["dir"], "a place"),
  ...some("Ref", ["num", "role", "as", ...spoken], "a card spoken of"),

  ...some("ForEach", spoken, '"for each ..."'),
  ...some("NounDone", []),
  ...some("CardsN CardsNo Extra", [], "a number"),
  ...some("Whose", [], "whose"),
  ...some("Side", [], "whose"),
  ...some("Dur", [], "for how long"),
  ...some("Own", ["num", "dest"]),

  ...some("Needs", []),
  ...some("Need", []),
};
