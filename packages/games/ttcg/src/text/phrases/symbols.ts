/** The symbols of the phrase table: what each depends on, and what it is called in a message. */
import type { SymbolInfo } from "@tefuda/cardtext";
import { some } from "@tefuda/cardtext/write";
import { coreSymbols } from "@tefuda/language/core";
import { commonSymbols, spoken } from "@tefuda/language/phrases/symbols";
import { vocabulary } from "./vocabulary.ts";

export const symbols: Record<string, SymbolInfo> = {
  ...commonSymbols(),
  ...coreSymbols(vocabulary),
  ...some("Kinds", [], ['a kind of effect, as "Dormant:"', "効果の種類"]),
  ...some("Kind", [], ["a kind of effect", "効果の種類"]),
  ...some("Place", []),
  ...some("Price Paying", spoken),
  ...some("Around", [...spoken, "end"]),
  ...some("Would BareWould", spoken),
  ...some("Loser", []),
  ...some("Events Either Happening IfEvent", spoken),
  ...some("SubNoun", ["num"], ["a sub-type", "種族"]),
  ...some("SubNouns PlainNoun BecomeSub", ["num"]),
  ...some(
    "Noun",
    ["num"],
    ['"card", "unit", "spell" or a sub-type', "「カード」「ユニット」「スペル」または種族"],
  ),
  ...some("Stat BoundStat", [], ["attack, defense or rank", "攻撃力・防御力・ランク"]),
  ...some("BonusOne BonusRow", spoken),
  ...some("Sources Countered", spoken),
  ...some("Nouned TimesWord Own", []),
  ...some("BannedBe", spoken),
  ...some("Many", ["num", "dir", ...spoken]),
  ...some("NotCard Special", ["num", "dir", ...spoken]),
  ...some("Hand Pile Deck", ["by"]),
  ...some("Phase", [], ["a phase", "フェイズ"]),
  ...some("Dur", ["span"], ["for how long", "期間"]),
  ...some("Ownershand Ownersdeck Ownerspile Found", []),
};
