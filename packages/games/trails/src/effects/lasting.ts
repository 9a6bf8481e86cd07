/** How long what a text makes hold lasts (trails-8.7). */
import { type Machine, NONE, type Step, WHILE_SUBJECT } from "@tefuda/kernel";
import { type Lasting, lastingStep } from "@tefuda/language";
import { ATTACKING, THIS_COMBAT, THIS_TURN } from "../schema.ts";
import type { Cards, Duration, Statement } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { modifiersOf } from "./standing.ts";
import { subjectOf } from "./walk.ts";

function until(m: Machine, how: Duration): number {
  m.cite("trails-8.7");
  if (how === "forGood") return WHILE_SUBJECT;
  if (how === "thisTurn") return THIS_TURN;
  // trails-6.6: where nobody fights there is no combat that anything could last for
  return m.number(ATTACKING) === 0 ? NONE : THIS_COMBAT;
}

export const holdsFor = (statement: Statement, how: Duration, b: Builder, lasting: Lasting): Step =>
  lastingStep(
    {
      subject: subjectOf(statement),
      modifiers: (ofOne) =>
        modifiersOf(ofOne ? about(statement, { ref: "this" }) : statement, b.meaning.standing, {
          by: "effect",
        }),
      until: (m) => until(m, how),
    },
    b,
    lasting,
  );

/** The same statement about other cards. */
function about(s: Statement, cards: Cards): Statement {
  return { ...s, who: cards } as Statement;
}
