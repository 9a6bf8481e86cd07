/** What a text makes hold for a time, as a step (trails-8.7). */
import {
  act,
  addChange,
  type Change,
  constant,
  GROUP,
  type Machine,
  type Num,
  type Step,
  WHILE_SUBJECT,
} from "@tefuda/kernel";
import { ATTACKING, THIS_COMBAT, THIS_TURN } from "../table.ts";
import type { Cards, Duration, Statement } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { changesOf } from "./standing.ts";
import { subjectOf } from "./walk.ts";

/** Where changes that a text may make for a time are collected, since the game has to know them all. */
export type Lasting = Change[];

const UNTIL: Record<Duration, number> = {
  thisTurn: THIS_TURN,
  thisCombat: THIS_COMBAT,
  forGood: WHILE_SUBJECT,
};
/** trails-6.6: where nobody fights there is no combat that anything could last for. */
const mayLast = (m: Machine, how: Duration): boolean => how !== "thisCombat" || m.number(ATTACKING) !== 0;

/** A statement that holds for a time: of all that fit at any moment of it, or of the cards chosen or named now. */
export function lastingStep(statement: Statement, how: Duration, b: Builder, lasting: Lasting): Step {
  const subject = subjectOf(statement);
  if (!subject || isGroup(subject)) {
    const made = withAmounts(statement, b, lasting, false);
    return act((m) => {
      if (mayLast(m, how)) for (const one of made) put(m, one, GROUP, how, b);
    });
  }
  const made = withAmounts(about(statement, { ref: "this" }), b, lasting, true);
  return b.onCards(subject, (item) =>
    act((m) => {
      const card = item(m);
      if (mayLast(m, how) && m.inPlay(m.zone(card))) for (const one of made) put(m, one, card, how, b);
    }),
  );
}

interface Ready {
  change: Change;
  amount: Num;
}
/** The changes of a statement, each with its amount as reckoned when it begins; put on a card, it touches nothing else. */
function withAmounts(statement: Statement, b: Builder, lasting: Lasting, onCard: boolean): Ready[] {
  return changesOf(statement, b.meaning.standing, { by: "effect" }).map(({ change: made, by }) => {
    const { touches, ...bare } = made;
    const change = onCard ? bare : made;
    lasting.push(change);
    return { change, amount: by === undefined || typeof by === "number" ? constant(0) : b.num(by) };
  });
}
function put(m: Machine, { change, amount }: Ready, subject: number, how: Duration, b: Builder): void {
  m.cite("trails-8.7");
  addChange(m, {
    change,
    source: b.self(m),
    subject,
    seat: b.seat(m),
    until: UNTIL[how],
    amount: amount(m),
  });
}

const isGroup = (cards: Cards): boolean =>
  "both" in cards ? cards.both.every(isGroup) : "count" in cards && cards.count === "all";
/** The same statement about other cards. */
function about(s: Statement, cards: Cards): Statement {
  return (s.is === "bonus" ? { ...s, on: cards } : { ...s, who: cards }) as Statement;
}
