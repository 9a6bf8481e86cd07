/** What a text makes hold for a time, as a step (tails-7.13). */
import {
  act,
  addModifier,
  assign,
  GROUP,
  ifElse,
  type Modifier,
  makeModifier,
  type Num,
  type Step,
  seatSubject,
  seq,
} from "@tefuda/kernel";
import { standing } from "@tefuda/language/standard/describe";
import { modifiersOf } from "@tefuda/language/standard/statements";
import { onField } from "../schema.ts";
import type { Amount, Cards, Duration, Statement, Who } from "../text/tree.ts";
import type { Builder } from "./builder.ts";

/** Where modifiers that a text may make for a time are collected, since the game has to know them all. */
export type Lasting = Modifier[];

/** A statement that holds for a time: of all that fit, or of the cards or players that are chosen or meant now. */
export function lastingStep(statement: Statement, how: Duration, b: Builder, lasting: Lasting): Step {
  const cards = cardsOf(statement);
  const who = playersOf(statement);
  const onCards = cards !== undefined && !("count" in cards && cards.count === "all");
  const put = onCards || who !== undefined;
  // what is put on somebody touches nothing else, and is asked for nobody else
  const open = onCards ? about(statement, { ref: "this" }) : who ? ofPlayer(statement) : statement;
  const { world } = b.scope;
  const made = modifiersOf(open as never, standing(world), { by: "effect" }).map(({ modifier, by }) => ({
    modifier: put ? makeModifier({ ...modifier, touches: undefined }) : modifier,
    size: b.num((by ?? 0) as Amount),
    counted: b.frame.local(),
  }));
  lasting.push(...made.map(({ modifier }) => modifier));
  // tails-7.10: counted once, when it takes effect
  const count = seq(...made.map(({ size, counted }) => assign(counted, size)));
  const add = (subject: Num): Step =>
    act((m) => {
      for (const { modifier, counted } of made)
        addModifier(m, {
          modifier,
          source: b.self(m),
          subject: subject(m),
          seat: b.seat(m),
          amount: counted(m),
          until: world.terms[how]!(m, b.seat(m)),
        });
    });
  if (onCards)
    return seq(
      count,
      b.onCards(cards, (item, ok) =>
        ifElse(
          // nothing is kept for a card that is no longer there
          (m) => onField(m, item(m)),
          add(item),
          assign(ok, () => 0),
        ),
      ),
    );
  return seq(
    count,
    who ? b.eachSeat(who, (seat) => add((m) => seatSubject(seat(m)))) : add(() => GROUP),
    // "they" behind it are those that are such now
    ...(cards ? [b.cards(cards).fill] : []),
    b.didIt,
  );
}

function cardsOf(s: Statement): Cards | undefined {
  return "who" in s && typeof s.who === "object" ? s.who : undefined;
}
function about(s: Statement, cards: Cards): Statement {
  return { ...s, who: cards } as Statement;
}

/** Players that are meant once and for all, and not as those who are opponents at any time. */
function playersOf(s: Statement): Who | undefined {
  const who = s.is === "limit" ? s.whose : s.is === "playersCannot" ? s.who : undefined;
  return who === undefined || who === "you" || who === "opponents" || who === "both" ? undefined : who;
}
function ofPlayer(s: Statement): Statement {
  return (s.is === "limit" ? { ...s, whose: "you" } : { ...s, who: "you" }) as Statement;
}
