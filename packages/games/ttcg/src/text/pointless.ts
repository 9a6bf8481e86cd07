/** What is clear in every word and would never do what it says. */
import { partsOf } from "@tefuda/language";
import type { Fault } from "./faults.ts";
import { asksOnce, fault, ONCE, onlyOnField } from "./sense.ts";
import type { Action, Effect } from "./tree.ts";

const STAYS = fault(
  "a Continuous effect says what is so while the card lies there, not what is done once (ttcg-7.2)",
  "永続の効果には、場にある間続くことを書きます。一度だけ行うことは書けません（ttcg-7.2）",
);
const NEVER_SET_OFF = fault(
  "a Latent effect needs something that sets it off, such as “when this card attacks” (ttcg-7.7)",
  "潜伏の効果には、「このカードが攻撃したとき」のようなきっかけが必要です（ttcg-7.7）",
);
const PLAYED_ALREADY = fault(
  "a card on the field has been played already (ttcg-5.1)",
  "場にあるカードは、すでにプレイされています（ttcg-5.1）",
);
const NONE_COUNTED = fault(
  "nothing was done before that could be counted or asked about (ttcg-6.17)",
  "数えたり条件にしたりできることが、それより前に行われていません（ttcg-6.17）",
);

/** What is wrong with an effect, all words of which mean something. */
export function pointless(effect: Effect, text: string): Fault | undefined {
  const { kind, trigger, condition, act } = effect;
  if (kind === "continuous" && !trigger && ONCE.has(act.do)) return STAYS;
  if (kind === "continuous" && asksOnce(act)) return STAYS;
  if (kind === "latent" && !trigger && condition?.if !== "phase") return NEVER_SET_OFF;
  if (countsNothing(effect)) return NONE_COUNTED;
  if (FROM_FIELD.test(text) && partsOf(act).some(isPlay)) return PLAYED_ALREADY;
  return undefined;
}

/** Where nothing else is said cards lie on the field, so a tree does not say it; but what is played comes from a hand. */
const FROM_FIELD =
  /\bplay (?!(up|down)\b)[^.,]*\bfrom (the|either side of the) field\b|場(の|にある)[^、。]*を(場に出|プレイ)/i;
const isPlay = (part: object): boolean =>
  "do" in part && part.do === "play" && onlyOnField((part as Extract<Action, { do: "play" }>).what);

/** Whether it says "that many" or "if you do" where nothing was paid or done before. */
function countsNothing({ trigger, cost = [], offer, condition, act }: Effect): boolean {
  // what waits for points knows how many there were
  const nothing = cost.length === 0 && !offer && trigger?.on !== "points";
  return nothing && ((condition !== undefined && speaksOfDone(condition)) || beginsWithDone(act));
}
const speaksOfDone = (part: object): boolean =>
  ("done" in part && part.done === true) || ("if" in part && part.if === "did");
/** Actions inside of an action happen before what stands behind them; what happens instead may count what would have. */
function beginsWithDone(part: object): boolean {
  if ("do" in part && part.do === "instead") return false;
  if (speaksOfDone(part)) return true;
  for (const inner of Object.values(part)) {
    if (typeof inner !== "object" || inner === null) continue;
    if (beginsWithDone(inner)) return true;
    if ("do" in inner) return false;
  }
  return false;
}
