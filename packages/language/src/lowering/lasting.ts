/** What a text makes hold for a time, as a step: of all that fit at any moment of it, or of the cards chosen or named now. */
import {
  act,
  addModifier,
  assign,
  constant,
  GROUP,
  type Machine,
  type Modifier,
  makeModifier,
  NONE,
  type Num,
  type Step,
  seatSubject,
  seq,
} from "@tefuda/kernel";
import type { Builder } from "./builder.ts";
import type { Meaning } from "./meaning.ts";
import type { Phrase, Who } from "./phrases.ts";

/** A modifier, and by how much: an amount that is reckoned once when an effect makes it, else again and again. */
export interface Made<A> {
  modifier: Modifier;
  by?: A;
}
/** Where modifiers that a text may make for a time are collected, since the game has to know them all. */
export type Lasting = Modifier[];

/** A statement of a game that is to hold for a time. */
export interface ForATime<D, R, A> {
  /** The cards that it is about; nothing where it is about players. */
  subject: Phrase<D, R, A> | undefined;
  /** Whether all cards of a description are those that fit now, and no others that come to fit. */
  now?: boolean | undefined;
  /** The players on whom it is put, who are named now. */
  players?: Who | undefined;
  /** Whether it is counted by how much before its cards are chosen. */
  countedFirst?: boolean | undefined;
  /** Its modifiers, about its cards as they are at any moment, or about one card on which they are put. */
  modifiers(ofOne: boolean): readonly Made<A>[];
  /** Until when; NONE where there is nothing that it could last for. */
  until: Num;
  /** A number that is noted with it when it is made. */
  noted?: Num | undefined;
}

/** @param lasting where the modifiers are noted */
export function lastingStep<D, R, A, M extends Meaning<D, R, A>>(
  { subject, now, players, countedFirst = false, modifiers, until, noted }: ForATime<D, R, A>,
  b: Builder<D, R, A, M>,
  lasting: Lasting,
): Step {
  const onCard = subject !== undefined && (now === true || !isGroup(subject));
  const count: Step[] = [];
  const made = modifiers(onCard).map(({ modifier: whole, by }) => {
    // put on a card or a player, it touches nothing else
    const modifier = onCard || players ? makeModifier({ ...whole, touches: undefined }) : whole;
    lasting.push(modifier);
    const amount = by === undefined || typeof by === "number" ? constant(0) : b.num(by);
    if (!countedFirst || amount.fixed !== undefined) return { modifier, amount };
    const counted = b.frame.local();
    count.push(assign(counted, amount));
    return { modifier, amount: counted };
  });
  const put = (m: Machine, on: number): boolean => {
    const term = until(m);
    if (term < 0) return false;
    for (let i = 0; i < made.length; i++) {
      const { modifier, amount } = made[i]!;
      addModifier(m, {
        modifier,
        source: b.self(m),
        subject: on,
        seat: b.seat(m),
        until: term,
        amount: amount(m),
        extra: noted?.(m) ?? NONE,
      });
    }
    return true;
  };
  const putOn = (on: Num): Step => act((m) => b.done.set(m, put(m, on(m)) ? 1 : 0));
  if (players)
    return seq(
      ...count,
      b.eachSeatDoing(players, (seat) => putOn((m) => seatSubject(seat(m)))),
    );
  if (subject === undefined) return seq(...count, putOn(constant(GROUP)));
  // those of a group that are there now are what is spoken of, though it holds for others as well
  if (!onCard) {
    const { set, fill } = b.cards(subject);
    return seq(
      ...count,
      fill,
      act((m) => b.done.set(m, put(m, GROUP) ? m.sizeOf(m.setAt(set)) : 0)),
    );
  }
  return seq(
    ...count,
    b.onCards(subject, (item, ok) =>
      act((m) => ok.set(m, m.inPlay(m.zone(item(m))) && put(m, item(m)) ? 1 : 0)),
    ),
  );
}

/** Whether a phrase means all cards of some description, whichever these are. */
const isGroup = <D, R, A>(cards: Phrase<D, R, A>): boolean =>
  "both" in cards ? cards.both.every(isGroup) : "count" in cards && cards.count === "all";
