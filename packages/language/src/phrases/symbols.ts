/** The symbols of the phrases of this folder: what each depends on, and what it is called in a message. */
import type { SymbolInfo } from "@tefuda/cardtext/types";
import { some } from "@tefuda/cardtext/write";

/** Who a pronoun means, how this card is called, and whose "their own" is. */
export const spoken: readonly string[] = ["ctx", "on", "by"];

export function commonSymbols(): Record<string, SymbolInfo> {
  const cards = ["num", "role", "dir", ...spoken];
  const doing = [...spoken, "agr", "end"];
  return {
    ...some("Text", ["on"]),

    // What is done goes on to the end of the text.
    ...some("Act", [...spoken, "said"], undefined, true),
    ...some("Line Rest Then IfThen IfBehind", [...spoken, "said"]),
    ...some("Row", [...spoken, "said", "end"]),
    ...some("Group", [...spoken, "said", "end"], ["an action", "行動"]),
    ...some("Naming", [...spoken, "end"], ["an action", "行動"]),
    ...some("Becoming", [...spoken, "end"]),
    ...some("Delayed", [...spoken, "said"]),
    ...some("Later May Other Paid Choice", [...spoken, "end"]),
    ...some("Options Option Bullets", [...spoken, "said", "end"]),
    ...some("Deeds", doing, undefined, true),
    ...some("VP", doing, ["an action", "行動"]),
    ...some("Elided Undergoes", ["end"]),
    ...some("Costs", spoken),
    ...some("Cost", [...spoken, "end"], ["a cost", "コスト"]),
    ...some("Lead ShortLead MarkedLead", spoken, ["a trigger", "きっかけ"]),
    ...some("Moment", ["by"], ["a trigger", "きっかけ"]),
    ...some("Event Would", spoken, ["what happens", "出来事"]),
    ...some("Happens", [...spoken, "agr"]),

    ...some("Says Clause Told Fixed Priced", [...spoken, "end", "hold"]),
    ...some("Rule", [...doing, "hold"]),
    ...some("Permitted", spoken),
    ...some("Preds", ["num", ...spoken, "end", "hold"]),
    ...some("Pred", ["num", ...spoken, "end", "hold"], ["what holds for it", "その変化"]),
    ...some("Banned Unable Sign Cause FoesCause", []),
    ...some("Whom", spoken, ["cards", "カード"]),
    ...some("Unknown", spoken),
    ...some("If", [...spoken, "said"]),
    ...some("DoneBy TurnOf", []),
    ...some("While Only Asked", spoken),
    ...some("Times Being", []),
    ...some("Limited", []),
    ...some("Limits", spoken),
    ...some("Often", [], ["how often", "回数"]),
    ...some("Mark", [], ["a keyword", "キーワード"]),
    ...some("Marks", []),
    ...some("Combat", [], ["what it does in a fight", "戦闘での役割"]),
    ...some("Found", []),
    ...some("Taken", ["dir", ...spoken], ["cards", "カード"]),
    ...some("Bonus Gain", spoken, ["a bonus", "修正"]),
    ...some("Time TimeAt", [], ["a time", "時期"]),
    ...some("Cond", [...spoken, "pol"], ["a condition", "条件"]),
    ...some("Conds", [...spoken, "pol"]),
    ...some("CondOf", [...spoken, "agr", "pol"]),
    ...some("Bounded", ["num", ...spoken, "pol"]),
    ...some("Held", ["num", ...spoken]),
    ...some("IsIt", [...spoken, "pol"]),

    ...some("Obj Objs", ["dir", ...spoken], ["cards", "カード"]),
    ...some("Cards Counted", cards, ["cards", "カード"]),
    ...some("Single", ["role", "dir", ...spoken]),
    ...some("Desc", ["num", "dir", ...spoken], ["cards of a description", "カードの条件"], true),
    ...some("Adjs Rels Adj Rel", ["num", "dir", ...spoken]),
    ...some("Ref", ["num", "role", "dir", ...spoken], ["a card spoken of", "前に出たカード"]),

    ...some("ForEach Every", spoken, ['"for each ..."', "「～につき」"]),
    ...some("Value Plain AsMany", spoken),
    ...some("BoundIs", []),
    ...some("Face", [], ["what a die shows", "サイコロの目"]),
    ...some("CardsN", spoken, ["a number", "数"]),
    ...some("Whose", ["by"], ["whose", "誰の"]),
    ...some("Chooser Theirs Pronoun", []),
    ...some("Dur", [], ["for how long", "期間"]),
  };
}
