/** Positions: texts that are active in them, and how long changes may last (ttcg-7.2, 7.4, 13.6). */

import {
  effectSet,
  type Machine,
  popEffect,
  pushEffect,
  type Term,
  textNumber,
  WHILE_SUBJECT,
  type Words,
} from "@tefuda/kernel";
import { termOf } from "./durations.ts";
import { resolveNumber, type TextAbility } from "./effects/text.ts";
import { LAID } from "./says.ts";
import { ACTIVE, controller, onTop } from "./schema.ts";

const TEXTS = 2;

/** What is said of a card in a position holds: its Continuous text is active, its Equip text does what it does. */
export function laid(m: Machine): void {
  for (let card = 0; card < m.layout.cards; card++) {
    if (!onTop(m, card)) continue;
    const attaching = equips(m, card);
    for (let i = 0; i < TEXTS; i++) {
      const active = m.column(card, ACTIVE + i) === 1;
      const text = m.definitionOf(card).abilities[i] as TextAbility | undefined;
      // the state keeps it of Continuous texts alone
      m.setColumn(card, ACTIVE + i, 0);
      if (text && i === attaching) carryOut(m, card, text);
      else if (!active) continue;
      else if (text?.kind === "continuous") carryOut(m, card, text);
      else fail(m, card, LAID.notActive(i + 1));
    }
  }
}

/** The text by which a card is attached: its only Equip text, or the one that is said to be active; -1 if it is not. */
function equips(m: Machine, card: number): number {
  if (m.host(card) < 0) return -1;
  const { abilities } = m.definitionOf(card);
  const texts = [0, 1].filter((i) => (abilities[i] as TextAbility | undefined)?.kind === "equip");
  const said = texts.filter((i) => m.column(card, ACTIVE + i) === 1);
  if (texts.length === 0) return fail(m, card, LAID.noEquip);
  if (texts.length === 1) return texts[0]!;
  if (said.length === 1) return said[0]!;
  return fail(m, card, LAID.which);
}

function carryOut(m: Machine, card: number, text: TextAbility): void {
  const host = m.host(card);
  const chosen = text.kind === "equip" ? 1 : 0;
  const targets = text.sets - text.aside;
  if (targets > chosen) fail(m, card, LAID.chooses(textNumber(text.index)));
  const seat = controller(m, card);
  const effect = pushEffect(m, text.id, card, seat, text.sets);
  if (targets > 0) m.addTo(effectSet(m, effect, 0), host);
  m.carryOut(resolveNumber(m, text.id), [card, seat, effect]);
  popEffect(m);
}

const fail = (m: Machine, card: number, { en, ja }: Words): never => {
  const { name } = m.definitionOf(card);
  return m.fail({ en: `"${name}": ${en}`, ja: `「${name}」：${ja}` });
};

export const TERMS: Readonly<Record<string, Term>> = {
  "end of turn": {
    names: { en: "end of turn", ja: "ターン終了時" },
    lasts: (m) => lasting(m, "thisTurn", 0),
  },
  "next turn": {
    names: { en: "next turn", ja: "次のターン" },
    ofSeat: true,
    lasts: (m, seat) => lasting(m, "untilYourNextTurn", seat),
  },
  "end of next turn": {
    names: { en: "end of next turn", ja: "次のターン終了時" },
    ofSeat: true,
    lasts: (m, seat) => lasting(m, "untilYourNextTurnEnds", seat),
  },
  "for good": { names: { en: "for good", ja: "永続" }, lasts: () => ({ until: WHILE_SUBJECT }) },
};
function lasting(
  m: Machine,
  how: "thisTurn" | "untilYourNextTurn" | "untilYourNextTurnEnds",
  seat: number,
): { until: number; arg: number } {
  const { until, arg } = termOf(how);
  return { until, arg: arg(m, seat) };
}
