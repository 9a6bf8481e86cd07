/** How long what a text makes hold lasts. */
import { NONE, type Num, type Step, WHILE_SUBJECT } from "@tefuda/kernel";
import { type Lasting, lastingStep } from "@tefuda/language";
import { isBattle, other, THIS_BATTLE, THIS_TURN, THROUGH_TURN_OF, UNTIL_TURN_OF } from "../schema.ts";
import type { Duration, Statement } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { modifiersOf } from "./standing.ts";
import { about, subjectOf } from "./walk.ts";

export function untilOf(how: Duration, seat: Num): Num {
  switch (how) {
    case "thisTurn":
      return () => THIS_TURN;
    case "thisBattle":
      // outside of a battle there is none that anything could last for
      return (m) => (isBattle(m) ? THIS_BATTLE : NONE);
    case "yourNextTurn":
      return (m) => UNTIL_TURN_OF + seat(m);
    case "endOfYourNextTurn":
      return (m) => THROUGH_TURN_OF + seat(m);
    case "endOfOpponentsNextTurn":
      return (m) => THROUGH_TURN_OF + other(seat(m));
    case "stays":
      return () => WHILE_SUBJECT;
  }
}

export const holdsFor = (statement: Statement, how: Duration, b: Builder, lasting: Lasting): Step =>
  lastingStep(
    {
      subject: subjectOf(statement),
      modifiers: (ofOne) =>
        modifiersOf(ofOne ? about(statement, { ref: "this" }) : statement, b.meaning.standing, {
          by: "effect",
        }),
      until: untilOf(how, b.seat),
    },
    b,
    lasting,
  );
