/** What a text makes hold for a time, as a step (tails-7.13). */
import { act, addChange, type Change, GROUP, makeChange, type Step, WHILE_SUBJECT } from "@tefuda/kernel";
import { THIS_ATTACK, THIS_TURN, UNTIL_NEXT_TURN } from "../table.ts";
import type { Cards, Duration, Statement } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { changesOf } from "./standing.ts";

/** Where changes that a text may make for a time are collected, since the game has to know them all. */
export type Lasting = Change[];

function until(how: Duration, seat: number): number {
  if (how === "forGood") return WHILE_SUBJECT;
  if (how === "thisAttack") return THIS_ATTACK;
  return how === "untilYourNextTurn" ? UNTIL_NEXT_TURN + seat : THIS_TURN;
}

/** A statement that holds for a time: of all that fit, or of the cards chosen now. */
export function lastingStep(statement: Statement, how: Duration, b: Builder, lasting: Lasting): Step {
  const subject = subjectOf(statement);
  const chosen = subject !== undefined && !("count" in subject && subject.count === "all");
  if (!chosen) {
    const changes = changesOf(statement, b.scope);
    lasting.push(...changes);
    return act((m) => {
      for (const change of changes)
        addChange(m, {
          change,
          source: b.self(m),
          subject: GROUP,
          seat: b.seat(m),
          until: until(how, b.seat(m)),
        });
    });
  }
  // on a card that is named the change is put itself, and touches nothing else
  const changes = changesOf(statement, b.scope).map((change) =>
    makeChange({ ...change, touches: undefined }),
  );
  lasting.push(...changes);
  return b.onCards(subject, (item) =>
    act((m) => {
      for (const change of changes)
        addChange(m, {
          change,
          source: b.self(m),
          subject: item(m),
          seat: b.seat(m),
          until: until(how, b.seat(m)),
        });
    }),
  );
}
function subjectOf(s: Statement): Cards | undefined {
  if (s.is === "bonus") return s.on;
  return "who" in s && typeof s.who === "object" ? s.who : undefined;
}
