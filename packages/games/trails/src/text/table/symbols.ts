/** The symbols of the phrase table: what each depends on, and what it is called in a message. */
import type { SymbolInfo } from "@tefuda/cardtext";
import { some } from "@tefuda/cardtext/write";

/** Who a pronoun means, how this card is called, and whose "their own" is. */
const spoken = ["ctx", "on", "by"];
const cards = ["num", "role", "dir", ...spoken];
const doing = [...spoken, "agr", "end"];

export const symbols: Record<string, SymbolInfo> = {
  ...some("Text", ["on"]),

  // What is done goes on to the end of the text.
  ...some("Act", [...spoken, "said"], undefined, true),
  ...some("Line Rest Then IfThen IfBehind", [...spoken, "said"]),
  ...some("Row", [...spoken, "said", "end"]),
  ...some("Group", [...spoken, "said", "end"], ["an action", "行動"]),
  ...some("Naming", [...spoken, "end"], ["an action", "行動"]),
  ...some("Becoming", [...spoken, "end"]),
  ...some("Later May Other Paid Choice Options Option", [...spoken, "end"]),
  ...some("Deeds", doing, undefined, true),
  ...some("VP", doing, ["an action", "行動"]),
  ...some("Costs", spoken),
  ...some("Cost", spoken, ["a cost", "コスト"]),
  ...some("Often", [], ["how often", "回数"]),
  ...some("Lead", spoken, ["a trigger", "きっかけ"]),
  ...some("Moment", ["by"], ["a trigger", "きっかけ"]),
  ...some("Event", spoken, ["what happens", "出来事"]),
  ...some("Happens", [...spoken, "agr"]),

  ...some("Says Told Fixed", [...spoken, "end"]),
  ...some("Rule", doing),
  ...some("Permitted", spoken),
  ...some("Preds", ["num", ...spoken, "end"]),
  ...some("Pred", ["num", ...spoken, "end"], ["what holds for it", "その変化"]),
  ...some("Banned", []),
  ...some("Bonus", spoken, ["a bonus", "修正"]),
  ...some("Unknown", spoken),
  ...some("Sign", []),
  ...some("If", [...spoken, "said"]),
  ...some("While Only", spoken),
  ...some("Time", [], ["a time", "時期"]),
  ...some("Cond", [...spoken, "pol"], ["a condition", "条件"]),
  ...some("CondOf", [...spoken, "agr", "pol"]),
  ...some("Bounded", ["num", ...spoken, "pol"]),
  ...some("Held", ["num", ...spoken]),
  ...some("IsIt", [...spoken, "pol"]),

  ...some("Obj Objs", ["dir", ...spoken], ["cards", "カード"]),
  ...some("Cards Counted", cards, ["cards", "カード"]),
  ...some("Single", ["role", "dir", ...spoken]),
  ...some("Desc", ["num", "dir", ...spoken], ["cards of a description", "カードの条件"], true),
  ...some("Adjs Rels Adj Rel Share", ["num", "dir", ...spoken]),
  ...some(
    "Noun",
    ["num"],
    ['"card", "UNIT", "ITEM", "EVENT" or "BASE"', "「カード」「UNIT」「ITEM」「EVENT」「BASE」"],
  ),
  ...some("Ref", ["num", "role", ...spoken], ["a card spoken of", "前に出たカード"]),
  ...some("Org", [], ["an organization", "組織"]),
  ...some("Orgs OrgsAnd OrgsLinked", []),
  ...some("Icon", [], ["an icon craft", "アイコンクラフト"]),
  ...some("Icons", []),
  ...some("Stat", [], ["STR, DEF, a cost or a level", "STR・DEF・コスト・レベル"]),
  ...some("BoundStat", [], ["STR, DEF, a cost or a level", "STR・DEF・コスト・レベル"]),
  ...some("Combat", [], ['"attacking", "defending" or "combating"', "「攻撃中」「応戦中」「戦闘中」"]),

  ...some("ForEach", spoken, ['"for each ..."', "「～につき」"]),
  ...some("Value Plain", spoken),
  ...some("CardsN BondN DamageN CpN EpN", spoken, ["a number", "数"]),
  ...some("Whose", ["by"], ["whose", "誰の"]),
  ...some("Side Chooser Ownershand Ownersdeck Ownerstrail", []),
  ...some("Dur", [], ["for how long", "期間"]),
};
