/** Paying the costs of a craft (trails-4.12, 9.7): what is paid with is chosen for all parts, and only then paid. */
import {
  act,
  assign,
  call,
  constant,
  happen,
  loop,
  type Machine,
  type Num,
  type SetVar,
  type Step,
  seq,
} from "@tefuda/kernel";
import { ACTIONED, DESTROYED, DISCARDED, LOSES_BOND, leaveTo, STUNNED_EVENT } from "../events.ts";
import { payEp } from "../rules/04-costs.ts";
import { stunDamage } from "../rules/06-resolution.ts";
import { rebuild } from "../rules/10-terms.ts";
import { HAND } from "../table.ts";
import type { Cards, Cost } from "../text/tree.ts";
import { addAll, type Builder } from "./builder.ts";
import {
  type Claim,
  claimOf,
  energyClaim,
  epOf,
  isSame,
  leavesOf,
  PAYABLE,
  type Paid,
  payable,
} from "./claims.ts";

/** Cards that are being chosen for one claim. */
interface Choice {
  claim: Claim;
  cards: Cards;
  set: SetVar;
}
/** One part of a cost that is paid with cards. */
interface Part {
  paid: Paid;
  choices: Choice[];
  /** What is taken as it comes: all of them, or as many as their player likes. */
  open: Cards[];
  set: SetVar;
}

/**
 * Pays a cost whole: the cards for every part are chosen so that the rest can still be paid; then what is to be actioned
 * is, EP are paid, and the other parts are in turn. The cards that were paid last are what is spoken of first.
 */
export function payCosts(cost: readonly Cost[], b: Builder): Step[] {
  const ep = epOf(cost);
  const parts = cost.flatMap((part): Part[] => {
    if (part.pay === "ep" || part.pay === "bond") return [];
    const paid: Paid =
      part.pay === "actionThis" ? { pay: "action", what: { ref: "this" }, icon: true } : part;
    const leaves = leavesOf(paid.what).map((cards) => ({ cards, claim: claimOf(paid, cards, b.scope) }));
    return [
      {
        paid,
        choices: leaves.flatMap(({ cards, claim }) => (claim ? [{ claim, cards, set: b.frame.set() }] : [])),
        open: leaves.flatMap(({ cards, claim }) => (claim ? [] : [cards])),
        set: b.frame.set(),
      },
    ];
  });
  const choices = parts.flatMap((part) => part.choices);
  const energy = ep > 0 ? [energyClaim(ep)] : [];
  const first = parts.filter(({ paid, open }) => paid.pay === "action" && open.length === 0);
  const rest = parts.filter((part) => !first.includes(part));
  return [
    act((m) => {
      for (const { set } of choices) m.clearSet(m.setAt(set));
    }),
    ...choices.map((choice) => choose(choice, choices, energy, b)),
    ...first.map((part) => pay(part, choices, b)),
    ...(ep > 0 ? [call(payEp, [b.seat, constant(ep)])] : []),
    ...cost.flatMap((part) => (part.pay === "bond" ? [happen(LOSES_BOND, [b.seat, constant(part.n)])] : [])),
    ...rest.map((part) => pay(part, choices, b)),
  ];
}

const isChosen = (m: Machine, card: number, among: readonly Choice[]): boolean =>
  among.some(({ set }) => m.hasIn(m.setAt(set), card));

/** Chooses the cards for one claim; card by card where others draw on the same ones. */
function choose(choice: Choice, all: readonly Choice[], energy: readonly Claim[], b: Builder): Step {
  const { claim, cards, set } = choice;
  const rivals = all.filter((other) => isSame(other.claim, claim));
  const claims = [...rivals.map((rival) => rival.claim), ...energy.filter((other) => isSame(other, claim))];
  if ("ref" in cards || claims.length === 1) return b.pick(cards, set, { among: claim.fits, prompt: "pay" });
  const one = b.frame.set();
  const left = b.frame.local();
  const leavesEnough = (m: Machine, card: number): boolean => {
    const [self, seat] = [b.self(m), b.seat(m)];
    const missing = (i: number): number => {
      const rival = rivals[i];
      const n = claims[i]!.n(m, self, seat);
      return rival ? n - m.sizeOf(m.setAt(rival.set)) - (rival === choice ? 1 : 0) : n;
    };
    return payable(claims, m, self, seat, missing, (c) => c !== card && !isChosen(m, c, rivals));
  };
  return seq(
    assign(left, (m) => claim.n(m, b.self(m), b.seat(m))),
    loop(
      (m) => left(m) > 0,
      seq(
        b.pick({ ...cards, count: { exactly: 1 } } as Cards, one, {
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

function pay(part: Part, all: readonly Choice[], b: Builder): Step {
  const { paid, choices, open, set } = part;
  const some = b.frame.set();
  const rivals = choices.length > 0 ? all.filter((other) => isSame(other.claim, choices[0]!.claim)) : all;
  return seq(
    act((m) => {
      m.clearSet(m.setAt(set));
      for (const choice of choices) addAll(m, m.setAt(choice.set), m.setAt(set));
    }),
    ...open.map((cards) =>
      seq(
        b.pick(cards, some, {
          among: (m, card) => PAYABLE[paid.pay].fits(m, card) && !isChosen(m, card, rivals),
          prompt: "pay",
        }),
        act((m) => addAll(m, m.setAt(some), m.setAt(set))),
      ),
    ),
    ...(paid.icon ? [] : [b.mean(set)]),
    payment(paid, set, b),
  );
}

function payment({ pay }: Paid, set: SetVar, b: Builder): Step {
  const by: Num[] = [b.self];
  switch (pay) {
    case "action":
      return b.happenTo(ACTIONED, set);
    case "discard":
      return b.happenTo(DISCARDED, set, [b.seat]);
    case "destroy":
      return b.happenTo(DESTROYED, set, by);
    case "stun":
      return seq(b.happenTo(STUNNED_EVENT, set, by), stunDamage(b.item));
    case "rebuild":
      return b.eachCard(set, (item, ok) => call(rebuild, [item, b.seat], ok));
    case "return":
      return b.eachCard(set, (item) => act((m) => leaveTo(m, item(m), HAND)));
  }
}
