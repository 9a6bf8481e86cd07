/** The symbols of the phrase table: what each depends on, and what it is called in a message. */
import type { SymbolInfo } from "@tefuda/cardtext";
import { some } from "@tefuda/cardtext/write";

/** Who a pronoun means, how this card is called, and whose "their own" is. */
const spoken = ["ctx", "on", "by"];
const cards = ["num", "role", "dir", ...spoken];
const doing = [...spoken, "agr", "end"];

export const symbols: Record<string, SymbolInfo> = {
  ...some("Text", ["on"]),
  ...some("Mark", [], ["an emblem", "エンブレム"]),
  ...some("Marks", []),

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
  ...some("Price Purse", []),
  ...some("Coins", [], ["a price, as 2R1C", "「2R1C」のようなコスト"]),
  ...some("Often", [], ["【Once per Turn】", "【ターン1回】"]),
  ...some("Lead", spoken, ["a trigger", "きっかけ"]),
  ...some("Moment", ["by"], ["a trigger", "きっかけ"]),
  ...some("Event", spoken, ["what happens", "出来事"]),
  ...some("Happens", [...spoken, "agr"]),

  ...some("Says Told Fixed", [...spoken, "end", "hold"]),
  ...some("Rule", [...doing, "hold"]),
  ...some("Permitted", spoken),
  ...some("Preds", ["num", ...spoken, "end", "hold"]),
  ...some("Pred", ["num", ...spoken, "end", "hold"], ["what holds for it", "その変化"]),
  ...some("Banned Taking", []),
  ...some("Bonus", spoken, ["a change of power", "武力の変化"]),
  ...some("Unknown", spoken),
  ...some("Sign", []),
  ...some("If", [...spoken, "said"]),
  ...some("While Only Asked", spoken),
  ...some("Time", [], ["a time", "時期"]),
  ...some("Cond", [...spoken, "pol"], ["a condition", "条件"]),
  ...some("CondOf", [...spoken, "agr", "pol"]),
  ...some("Bounded", ["num", ...spoken, "pol"]),
  ...some("Held", ["num", ...spoken]),
  ...some("IsIt", [...spoken, "pol"]),

  ...some("Obj Objs Taken", ["dir", ...spoken], ["cards", "カード"]),
  ...some("Cards Counted", cards, ["cards", "カード"]),
  ...some("Single", ["role", "dir", ...spoken]),
  ...some("Desc", ["num", "dir", ...spoken], ["cards of a description", "カードの条件"], true),
  ...some("Adjs Rels Adj Rel", ["num", "dir", ...spoken]),
  ...some("Being", []),
  ...some("Noun", ["num"], ["a kind of card", "カードの種類"]),
  ...some("Ref", ["num", "role", ...spoken], ["a card spoken of", "前に出たカード"]),
  ...some("Found", []),
  ...some("Nation Realm", [], ["a nation", "国"]),
  ...some("Nations NationsAnd Realms", []),
  ...some("Unit", [], ["a unit type", "兵種"]),
  ...some("Units", []),
  ...some("Subtype", [], ["a sub-type", "サブタイプ"]),
  ...some("Subtypes", []),
  ...some("Emblem", [], ["an emblem", "エンブレム"]),
  ...some("Emblems", []),
  ...some("Stat BoundStat", [], ["power, cost, fort damage or damage", "武力・コスト・攻城力・ダメージ"]),
  ...some(
    "Combat",
    [],
    ['"attacking", "defending", "intercepting" or "fighting"', "「攻撃中」「防御中」「迎撃中」「戦闘中」"],
  ),

  ...some("ForEach", spoken, ['"for each ..."', "「～につき」"]),
  ...some("Value Plain", spoken),
  ...some("CardsN FortsN DamageN", spoken, ["a number", "数"]),
  ...some("Whose", ["by"], ["whose", "誰の"]),
  ...some("Chooser Ownershand Ownersdeck Ownerspile Ownersresources", []),
  ...some("Dur", [], ["for how long", "期間"]),
};
