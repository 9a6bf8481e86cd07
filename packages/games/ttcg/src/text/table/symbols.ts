/** The symbols of the phrase table: what each depends on, and what it is called in a message. */
import type { SymbolInfo } from "@tefuda/cardtext";

const cards = ["num", "by", "ctx", "dir"];
const free = ["by", "ctx"];

function some(
  names: string,
  features: readonly string[],
  says?: [en: string, ja: string],
  longest = false,
): Record<string, SymbolInfo> {
  const info: SymbolInfo = {
    ...(features.length > 0 && { features }),
    ...(says && { says: { en: says[0], ja: says[1] } }),
    ...(longest && { longest }),
  };
  return Object.fromEntries(names.split(" ").map((name) => [name, info]));
}

export const symbols: Record<string, SymbolInfo> = {
  ...some("Effect", []),
  ...some("Once Triggered", ["mood"]),
  ...some("If Core CoreIf", ["mood", "ctx"]),
  ...some("Text Plain_ Unit1", ["ctx", "said"]),
  ...some("More Later_ Unit2 FirstIf", ["ctx"]),
  ...some("Giving Cost", ["ctx"]),
  ...some("CostRow", ["ctx"]),
  ...some("Stop Joint LaterTurn LaterLead LaterNext", []),
  ...some("Chain Clause Naming", ["ctx", "said"]),
  ...some("Acts", ["ctx"]),
  ...some("Doing MayDo", ["ctx"]),
  ...some("Deeds", free, undefined, true),
  ...some("VP", free, ["an action", "行動"]),
  ...some("Ban Permit Modal", free, ["what is allowed", "許可や禁止"]),
  ...some("Becoming Setting StatOf IfUnit", ["ctx"]),
  ...some("Preds", ["num", "ctx"]),
  ...some("Banned BannedBe", ["ctx"]),
  ...some("Pred", ["num", "ctx"], ["what becomes of it", "その変化"]),
  ...some("Would", ["ctx"]),

  ...some("Trigger TriggerAny", ["ctx", "mood"], ["a trigger", "きっかけ"]),
  ...some("Events Event_ Happening EventIf Happens Attacking Clock", []),
  ...some("CondPrefix", ["mood", "ctx"]),
  ...some("Cond Cond1", ["ctx"], ["a condition", "条件"]),
  ...some("Bounded", ["by", "ctx"]),
  ...some("Have Ctrl FewerMore PhaseOf StackName Happened", []),
  ...some("PointsBound", []),

  ...some("Group Cards", cards, ["cards", "カード"]),
  ...some("AnyCards Some Discarded Bare", free.concat("dir"), ["cards", "カード"]),
  ...some("Obj", cards, ["cards", "カード"]),
  ...some("Desc", cards, ["cards of a description", "カードの条件"], true),
  ...some("Adj", cards, ["a type, rank or position", "タイプ、ランク、向き"]),
  ...some("Adjs", cards, undefined),
  ...some(
    "Noun",
    ["num"],
    ['"card", "unit", "spell" or a sub-type', "「カード」「ユニット」「スペル」または種族"],
  ),
  ...some("Rel", cards, ["where or which", "場所や条件"]),
  ...some("Rels", cards, undefined, true),
  ...some("Each EachMany Counted", free, ["cards", "カード"]),
  ...some("SourceDesc", free),
  ...some("InZone", free.concat("dir"), ["a place", "場所"]),
  ...some("Type", [], ["a type", "タイプ"]),
  ...some("Types", []),
  ...some("SubType", [], ["a sub-type", "種族"]),
  ...some("SubTypes SubAdj SubAdjOfNoun", []),
  ...some("SubNoun", ["num"], ["a sub-type", "種族"]),
  ...some("SubNouns BecomeSub PlainNoun", ["num"]),
  ...some("Kind", [], ["a kind of effect", "効果の種類"]),
  ...some("Mark", [], ['a kind of effect, as "Dormant:"', "効果の種類"]),
  ...some("Stat", [], ["attack, defense or rank", "攻撃力・防御力・ランク"]),
  ...some("FightStat", [], ["attack or defense", "攻撃力・防御力"]),
  ...some("RankBound Plain LessMore WordKind Likeness Extreme Nouned", []),

  ...some("OnlyRef", ["ctx"]),
  ...some("Ref", ["num", "ctx"], ["a card spoken of", "前に出たカード"]),
  ...some("RefOwn RefsOwn", ["ctx"]),
  ...some("ValueOf", ["ctx"]),

  ...some("Cards_ Points_", free, ["a number", "数"]),
  ...some("Cards_N Points_N Many TopCards", [], ["a number", "数"]),
  ...some("ForEach", free, ['"for each ..."', "「～につき」"]),
  ...some("Event", []),
  ...some("By ByNumber", free, ["a number", "数"]),
  ...some("Added1 Lost1", free),
  ...some("Added Lost AddedOne LostOne SignedOne SignedRow SignedMany LessRow", []),
  ...some("Gains", free),
  ...some("Changes", ["num", "by", "ctx"]),
  ...some("TimesWord ByWord", []),
  ...some("Sources", ["ctx"]),
  ...some("Countered", ["ctx"]),
  ...some("Additional JustOne OneExtra Source Skipped SkippedMany Fewer", []),
  ...some("SpecialSg SpecialPl", free),
  ...some("Which WhichMany", free.concat("dir")),

  ...some("Whose Controls To", ["by"], ["whose", "誰の"]),
  ...some("Player", [], ["a player", "プレイヤー"]),
  ...some("Hand Pile Heap Deck Stack DeckTop DeckEndOf Field", ["by"], ["a place", "場所"]),
  ...some("DeckEnd", []),
  ...some("Phase", [], ["a phase", "フェイズ"]),
  ...some("DurU DurT", [], ["for how long", "期間"]),
  ...some(
    "ToHand ToPile ToDeck ToDeckEnd ToDeckAny IntoDeck ToField PlayTo",
    ["num", "by"],
    ["where to", "行き先"],
  ),
  ...some("ToUnder", ["num", "by", "ctx"], ["where to", "行き先"]),
};
