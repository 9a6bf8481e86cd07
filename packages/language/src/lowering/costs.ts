/** Paying with cards: what is paid with is chosen for all parts of a cost, so that the rest can still be paid, and only then paid. */
import { act, assign, loop, type Machine, type SetVar, type Step, seq } from "@tefuda/kernel";
import type { Builder } from "./builder.ts";
import { type Claim, leavesOf, type Missing, type Payable, payable } from "./claims.ts";
import { addAll } from "./meaning.ts";
import type { Phrase } from "./phrases.ts";

/** One part of a cost that is paid with cards. */
export interface CardCost<D, R, A> {
  what: Phrase<D, R, A>;
  fits: Payable;
  /** What its phrases claim; nothing for one that any number of cards will do for. */
  claim(cards: Phrase<D, R, A>): Claim | undefined;
  /** Does to the cards what paying with them means. */
  pay(set: SetVar): Step;
  /** Printed as an icon: the cards are not spoken of. */
  icon?: boolean;
}

/** Cards that are being chosen for one claim. */
interface Choice<D, R, A> {
  claim: Claim;
  cards: Phrase<D, R, A>;
  set: SetVar;
}

/** The steps that choose the cards for all parts, and for each part those that pay it. */
export interface Payment {
  choose: Step[];
  /** In the order of the parts; those that take whatever number of cards choose them when they are paid. */
  pay: { open: boolean; step: Step }[];
}

/**
 * How a cost is paid whole.
 * @param further claims on the same cards that are met elsewhere, after these are chosen and before they are paid
 */
export function payment<D, R, A>(
  costs: readonly CardCost<D, R, A>[],
  further: readonly Claim[],
  b: Builder<D, R, A>,
): Payment {
  const parts = costs.map((cost) => {
    const leaves = leavesOf(cost.what).map((cards) => ({ cards, claim: cost.claim(cards) }));
    return {
      cost,
      choices: leaves.flatMap(({ cards, claim }): Choice<D, R, A>[] =>
        claim ? [{ claim, cards, set: b.frame.set() }] : [],
      ),
      open: leaves.flatMap(({ cards, claim }) => (claim ? [] : [cards])),
    };
  });
  const choices = parts.flatMap((part) => part.choices);
  return {
    choose: [
      act((m) => {
        for (const { set } of choices) m.clearSet(m.setAt(set));
      }),
      ...choices.map((choice) => choose(choice, choices, further, b)),
    ],
    pay: parts.map(({ cost, choices: own, open }) => ({
      open: open.length > 0,
      step: pay(cost, own, open, choices, b),
    })),
  };
}

const isChosen = <D, R, A>(m: Machine, card: number, among: readonly Choice<D, R, A>[]): boolean =>
  among.some(({ set }) => m.hasIn(m.setAt(set), card));

/** Chooses the cards for one claim; card by card where others draw on the same ones. */
function choose<D, R, A>(
  choice: Choice<D, R, A>,
  all: readonly Choice<D, R, A>[],
  further: readonly Claim[],
  b: Builder<D, R, A>,
): Step {
  const { claim, cards, set } = choice;
  const rivals = all.filter((other) => other.claim.sort === claim.sort);
  const claims = [
    ...rivals.map((rival) => rival.claim),
    ...further.filter((other) => other.sort === claim.sort),
  ];
  if (!("count" in cards) || claims.length === 1)
    return b.pick(cards, set, { among: claim.fits, prompt: "pay" });
  const one = b.frame.set();
  const left = b.frame.local();
  const missing: Missing = (i, m, self, seat) => {
    const rival = rivals[i];
    const n = claims[i]!.n(m, self, seat);
    return rival ? n - m.sizeOf(m.setAt(rival.set)) - (rival === choice ? 1 : 0) : n;
  };
  const leavesEnough = (m: Machine, card: number): boolean => {
    const free = (c: number): boolean => c !== card && !isChosen(m, c, rivals);
    return payable(claims, m, b.self(m), b.seat(m), missing, free);
  };
  return seq(
    assign(left, (m) => claim.n(m, b.self(m), b.seat(m))),
    loop(
      (m) => left(m) > 0,
      seq(
        b.pickOne(cards, one, {
          among: (m, card) => claim.fits(m, card) && !isChosen(m, card, rivals) && leavesEnough(m, card),
          prompt: "pay",
        }),
        act((m) => {
          addAll(m, m.setAt(one), m.setAt(set));
          left.set(m, left(m) - 1);
        }),
      ),
    ),
  );
}

function pay<D, R, A>(
  cost: CardCost<D, R, A>,
  own: readonly Choice<D, R, A>[],
  open: readonly Phrase<D, R, A>[],
  all: readonly Choice<D, R, A>[],
  b: Builder<D, R, A>,
): Step {
  const set = b.frame.set();
  const some = b.frame.set();
  const rivals = own.length > 0 ? all.filter((other) => other.claim.sort === own[0]!.claim.sort) : all;
  return seq(
    act((m) => {
      m.clearSet(m.setAt(set));
      for (const choice of own) addAll(m, m.setAt(choice.set), m.setAt(set));
    }),
    ...open.map((cards) =>
      seq(
        b.pick(cards, some, {
          among: (m, card) => cost.fits(m, card) && !isChosen(m, card, rivals),
          prompt: "pay",
        }),
        act((m) => addAll(m, m.setAt(some), m.setAt(set))),
      ),
    ),
    ...(cost.icon ? [] : [b.mean(set)]),
    cost.pay(set),
  );
}
