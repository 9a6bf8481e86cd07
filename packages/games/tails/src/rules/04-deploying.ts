/** 4 Deploying: what comes to the battlefield, and what stays there. */
import {
  act,
  ask,
  asked,
  attach,
  type Candidates,
  cardsIn,
  EVERYBODY,
  type Group,
  given,
  givenSeat,
  happen,
  ifElse,
  type Machine,
  marked,
  move,
  NONE,
  need,
  needPair,
  needSeat,
  type Program,
  program,
  say,
  seatSubject,
  seq,
  show,
} from "@tefuda/kernel";
import { definitionOf } from "../effects/text.ts";
import { announceDeployed, DISCARDED, limitOf, putFaceDown } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  DEPLOYED,
  EQUIPMENT,
  FROM_PILE,
  GEAR,
  GROUNDS,
  HAND,
  is,
  KIND,
  mark,
  NEW_RULE,
  PILE,
  TRAP,
  TRAPS,
  TURF,
  turnPlayer,
  UNIT,
  UNITS,
} from "../schema.ts";
import { giveFor, requirementsMet } from "./04-requirements.ts";

/** Cards in the hand of who is asked, of kinds that have one of some bits. */
export const handOf = (bits: number): Candidates => cardsIn(HAND, asked, (m, card) => is(m, card, bits));
/** Whether a card is deployed out of the discard pile too. */
const isFromPile = (m: Machine, card: number): boolean => is(m, card, FROM_PILE);
/** Those in the hand of who is asked, and those in the discard pile that say so. */
function deployable(bits: number): Candidates {
  const inHand = handOf(bits);
  return (m, out) => {
    let n = inHand(m, out);
    // in most matches no card says so, and piles grow long
    if ((m.present[KIND]! & FROM_PILE) === 0) return n;
    for (let c = m.first(m.zoneOf(PILE, m.seat)); c >= 0; c = m.next(c))
      if (is(m, c, bits) && isFromPile(m, c)) out[n++] = c;
    return n;
  };
}
/** Whether a card lies where a seat may deploy it from. */
export const isReady = (m: Machine, card: number, seat: number): boolean =>
  m.zone(card) === m.zoneOf(HAND, seat) || (m.zone(card) === m.zoneOf(PILE, seat) && isFromPile(m, card));
const STAYS = UNIT | TURF | NEW_RULE;
const NO_LIMIT = 999;
const OWN_TURN = givenSeat("tails-6.3", "it is your turn", (m) => m.seat === turnPlayer(m));
const IN_HAND = given("tails-3.3", "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat));
/** tails-1.10: whether no text keeps a player from deploying a card, whatever it would be deployed by. */
export const isDeployable = (m: Machine, card: number, seat: number): boolean =>
  marked(m, seatSubject(seat), mark("cannotDeploy"), card) === NONE;
export const MAY_DEPLOY = [
  needSeat(
    "tails-4.10",
    "you may deploy another card this turn",
    (m) => m.seatNumber(m.seat, DEPLOYED) < limitOf(m, m.seat, "deployments", "deploymentsMore", NO_LIMIT),
  ),
  need("tails-1.10", "no text keeps you from deploying it", (m) => isDeployable(m, m.a, m.seat)),
  need("tails-1.10", "its own text allows it to be deployed now", (m) =>
    definitionOf(m, m.a).deploying.every(({ only }) => !only || only(m, m.a, m.seat)),
  ),
];
const READY = given("tails-3.3", "it is in your hand", (m) => isReady(m, m.a, m.seat));
const MET = need("tails-4.4", "its requirements are on your side of the battlefield", (m) =>
  requirementsMet(m, m.a, m.seat),
);

export const DEPLOY: Group = {
  verb: "deploy",
  form: "card",
  from: deployable(STAYS),
  needs: [
    OWN_TURN,
    READY,
    given("tails-1.6", "it is a Unit, a Turf or a New Rule", (m) => is(m, m.a, STAYS)),
    ...MAY_DEPLOY,
    MET,
  ],
};

const units = (m: Machine, out: Int16Array): number => {
  let n = 0;
  for (let seat = 0; seat < m.layout.seats; seat++)
    for (let c = m.first(m.zoneOf(UNITS, seat)); c >= 0; c = m.next(c)) out[n++] = c;
  return n;
};
/** Whether a unit can bear it, and is not itself what has to be given for it. */
const fitsBearer = (m: Machine, gear: number, unit: number, seat: number): boolean =>
  (definitionOf(m, gear).bearer?.(m, unit, gear, seat) ?? false) && requirementsMet(m, gear, seat, unit);
function hasBearer(m: Machine, gear: number, seat: number): boolean {
  for (let s = 0; s < m.layout.seats; s++)
    for (let c = m.first(m.zoneOf(UNITS, s)); c >= 0; c = m.next(c))
      if (fitsBearer(m, gear, c, seat)) return true;
  return false;
}

export const EQUIP: Group = {
  verb: "equip",
  form: "cards",
  from: deployable(EQUIPMENT),
  to: units,
  needs: [
    OWN_TURN,
    READY,
    given("tails-1.6", "it is Equipment", (m) => is(m, m.a, EQUIPMENT)),
    ...MAY_DEPLOY,
    MET,
    needPair(
      "tails-4.5",
      "it is a unit, one of yours if it says nothing else, that this Equipment fits",
      (m) => fitsBearer(m, m.a, m.b, m.seat),
    ),
  ],
};

/** tails-4.4, 4.5: deployed only to be discarded; set apart, so that nobody does it by accident. */
export const WASTE: Group = {
  verb: "waste",
  form: "card",
  from: handOf(STAYS | EQUIPMENT),
  needs: [
    OWN_TURN,
    IN_HAND,
    given("tails-1.6", "it is a card that is deployed", (m) => is(m, m.a, STAYS | EQUIPMENT)),
    ...MAY_DEPLOY,
    need(
      "tails-4.4",
      "its requirements cannot be met, or no unit fits it",
      (m) => !requirementsMet(m, m.a, m.seat) || (is(m, m.a, EQUIPMENT) && !hasBearer(m, m.a, m.seat)),
    ),
  ],
};

/** tails-4.13, 7.2 */
export const LAY_TRAP: Group = {
  verb: "lay",
  form: "card",
  from: handOf(TRAP),
  needs: [OWN_TURN, IN_HAND, given("tails-4.13", "it is a Trap", (m) => is(m, m.a, TRAP))],
};

/** tails-4.1 to 4.4: one action; without its requirements the card is discarded and nothing of it occurs. */
export const deploy: Program = program("deploy", (f) => {
  const card = f.cardArg();
  const bearer = f.cardArg();
  const seat = f.arg();
  const set = f.set();
  const slot = f.local();
  const pick = f.card();
  const fails = (m: Machine): boolean =>
    !requirementsMet(m, card(m), seat(m)) || (is(m, card(m), EQUIPMENT) && !hasBearer(m, card(m), seat(m)));
  const isSettled = (m: Machine): boolean =>
    !is(m, card(m), EQUIPMENT) ||
    (bearer(m) !== NONE &&
      m.zoneId(m.zone(bearer(m))) === UNITS &&
      fitsBearer(m, card(m), bearer(m), seat(m)));
  return seq(
    act((m) => {
      m.setSeatNumber(seat(m), DEPLOYED, m.seatNumber(seat(m), DEPLOYED) + 1);
      show(m, card(m), EVERYBODY);
    }),
    ifElse(
      fails,
      seq(
        act((m) => {
          m.cite("tails-4.4");
          say(m, requirementsMet(m, card(m), seat(m)) ? LINES.noBearer : LINES.unmet, seat(m), card(m));
        }),
        happen(DISCARDED, [card, seat]),
      ),
      seq(
        // tails-7.4: what it was to be attached to is gone or no longer fits
        ifElse(
          isSettled,
          seq(),
          ask({
            shape: "one",
            who: seat,
            prompt: "bearer",
            rule: "tails-4.5",
            source: card,
            a: bearer,
            groups: [
              {
                verb: "",
                form: "card",
                from: units,
                needs: [
                  need("tails-4.5", "it is a unit that this Equipment fits", (m) =>
                    fitsBearer(m, card(m), m.a, m.seat),
                  ),
                ],
              },
            ],
          }),
        ),
        giveFor(card, seat, set, slot, pick, (m) => (is(m, card(m), EQUIPMENT) ? bearer(m) : NONE)),
        act((m) => {
          const zone = is(m, card(m), UNIT) ? UNITS : is(m, card(m), EQUIPMENT) ? GEAR : GROUNDS;
          move(m, card(m), m.zoneOf(zone, seat(m)));
          say(m, LINES.deploys, seat(m), card(m));
          if (zone === GEAR) {
            attach(m, card(m), bearer(m));
            say(m, LINES.equips, card(m), bearer(m));
          }
          // it is ready at once: nothing has to be waited for
          m.cite("tails-4.2");
          announceDeployed(m, card(m));
        }),
      ),
    ),
  );
});

/** tails-7.2 */
export const layTrap: Program = program("lay a trap", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  return act((m) => {
    putFaceDown(m, card(m), TRAPS);
    say(m, LINES.laysTrap, seat(m));
  });
});
