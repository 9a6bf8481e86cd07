/**
 * 6 Effects, continued: what happens by itself once per turn, or the first time each turn (ttcg-6.1). A card that leaves or
 * is covered starts afresh (ttcg-3.9), so what set its text off by its going is asked of what it last was; and several that
 * wait of one text are looked at as one of them happens, since by the time of the others the card may be another.
 */
import {
  effectAbility,
  effectIs,
  effectSource,
  type Machine,
  queueLength,
  removeTrigger,
  SOURCE_GONE,
  triggerAbility,
  triggerAt,
  triggerGone,
  triggerSource,
} from "@tefuda/kernel";
import type { TextAbility } from "../effects/text.ts";
import { onTop, USED, WAS_USED } from "../schema.ts";

type WorksIn = TextAbility["worksIn"];

/** Whether a text that works on top on the field is one of a card that no longer lies there. */
const isPast = (m: Machine, card: number, worksIn: WorksIn): boolean => worksIn === "top" && !onTop(m, card);

/** Whether a text has happened this turn, asked as something sets it off. */
export const hasHappened = (m: Machine, card: number, index: number, worksIn: WorksIn): boolean =>
  m.column(card, (isPast(m, card, worksIn) ? WAS_USED : USED) + index) > 0;

/** Counts that an announced effect happens, if it does so once per turn; what waits of the same text of that card does not. */
export function countUse(m: Machine, effect: number): void {
  const { oncePerTurn, index, worksIn, id } = m.game.abilities[effectAbility(m, effect)] as TextAbility;
  if (!oncePerTurn) return;
  const card = effectSource(m, effect);
  const past = isPast(m, card, worksIn);
  const gone = effectIs(m, effect, SOURCE_GONE);
  // what came back is a new card, which has done nothing yet
  if (past || !gone) {
    const column = (past ? WAS_USED : USED) + index;
    m.setColumn(card, column, m.column(card, column) + 1);
  }
  for (let n = queueLength(m) - 1; n >= 0; n--) {
    const at = triggerAt(m, n);
    if (triggerSource(m, at) !== card || triggerAbility(m, at).id !== id) continue;
    if (past || ((triggerGone(m, at) & SOURCE_GONE) !== 0) === gone) removeTrigger(m, n);
  }
}
