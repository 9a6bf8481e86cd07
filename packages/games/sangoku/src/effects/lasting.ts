/** What a text makes hold for a time, as a step. */
import {
  act,
  addChange,
  type Change,
  constant,
  GROUP,
  type Machine,
  type Num,
  type Step,
} from "@tefuda/kernel";
import { ATTACKER, THIS_BATTLE, THIS_TURN, UNTIL_TURN_OF } from "../table.ts";
import type { Cards, Duration, Statement } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { changesOf } from "./standing.ts";
import { about, subjectOf } from "./walk.ts";

/** Where changes that a text may make for a time are collected, since the game has to know them all. */
export type Lasting = Change[];

const until = (how: Duration, seat: number): number =>
  how === "yourNextTurn" ? UNTIL_TURN_OF + seat : how === "thisBattle" ? THIS_BATTLE : THIS_TURN;
/** Where nobody fights there is no battle that anything could last for. */
const mayLast = (m: Machine, how: Duration): boolean => how !== "thisBattle" || m.number(ATTACKER) !== -1;

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
  addChange(m, {
    change,
    source: b.self(m),
    subject,
    seat: b.seat(m),
    until: until(how, b.seat(m)),
    amount: amount(m),
  });
}

const isGroup = (cards: Cards): boolean =>
  "both" in cards ? cards.both.every(isGroup) : "count" in cards && cards.count === "all";
