/** 4 Playing: UNITs and ITEMs, EVENTs, arts and BASEs, from hand and from the homebase (trails-4.1, 4.4 to 4.11). */
import {
  act,
  ask,
  asked,
  assign,
  type Candidates,
  call,
  callAny,
  cardsIn,
  constant,
  EVERYBODY,
  emit,
  emitNow,
  fact,
  firstIn,
  type Group,
  giveBack,
  given,
  happen,
  ifElse,
  type Machine,
  marked,
  meets,
  type Need,
  NONE,
  type Num,
  need,
  needSeat,
  nothing,
  type Program,
  program,
  type Step,
  say,
  seatSubject,
  seq,
  show,
  value,
  when,
  type ZoneId,
} from "@tefuda/kernel";
import { allHold, lacking } from "@tefuda/language";
import { definitionOf } from "../effects/text.ts";
import { enter, leaveTo, PLAYED, SPENDS_CP, settleAt, TURNED_UP } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  ACTOR,
  BASE,
  CP,
  CP_COST,
  DEPLOYMENT,
  EP_COST,
  EVENT,
  FIELD,
  HAND,
  HAS_ART,
  HOMEBASE,
  hasIcon,
  ITEM,
  is,
  isStunned,
  KIND,
  LEVEL,
  mark,
  orgsOf,
  RESOLVING,
  STEP,
  TRAIL,
  UNIT,
} from "../schema.ts";
import { canPayEp, payEp } from "./04-costs.ts";

// --- what is needed --------------------------------------------------------------------------------------------------
const MAY_PLAY = need(
  "trails-9.8",
  "no text keeps you from playing it",
  (m) => marked(m, seatSubject(m.seat), mark("cannotPlay"), m.a) === NONE,
);
/** Where it has to be, and how; each way of playing has a rule of its own. */
const inHand = (rule: string): Need =>
  given(rule, "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat));
const waits = (rule: string): Need[] => [
  given(rule, "it lies in your homebase", (m) => m.zone(m.a) === m.zoneOf(HOMEBASE, m.seat)),
  given(rule, "it lies face down", (m) => m.faceDown(m.a)),
];
const CP_THERE = need(
  "trails-4.4",
  "you have the CP that it costs",
  (m) => m.seatNumber(m.seat, CP) >= value(m, m.a, CP_COST),
);
const EP_THERE = need("trails-4.6", "you can have the EP that it costs", (m) =>
  canPayEp(m, m.seat, value(m, m.a, EP_COST)),
);
const DEPLOYING = [
  needSeat("trails-5.4", "it is your deployment step", (m) => isDeploying(m, m.seat)),
  given("trails-4.4", "it is a UNIT or an ITEM", (m) => is(m, m.a, UNIT | ITEM)),
];
export const isDeploying = (m: Machine, seat: number): boolean =>
  m.number(STEP) === DEPLOYMENT && m.number(ACTOR) === seat;
/** trails-10.2, of a card that is played as a UNIT. */
const REINFORCED = need(
  "trails-10.2",
  "you control a UNIT that shares an organization with it",
  (m) => !is(m, m.a, UNIT) || !hasIcon(m, m.a, "reinforcement") || sharedBy(m, m.a, m.seat),
);
function sharedBy(m: Machine, card: number, seat: number): boolean {
  const orgs = orgsOf(m, card);
  const shares = (_m: Machine, c: number): boolean =>
    is(m, c, UNIT) && !isStunned(m, c) && (orgsOf(m, c) & orgs) !== 0;
  return firstIn(m, m.zoneOf(FIELD, seat), shares) !== NONE;
}
/** trails-9.7: what must have a target and finds none cannot be played. */
const HAS_USE: Need = {
  ...need("trails-9.7", "there is something for it to do", (m) => useful(m, m.a, m.seat)),
  explain: (m) => lacking(requirements(m, m.a), m, m.a, m.seat),
};
const requirements = (m: Machine, card: number) =>
  definitionOf(m, card).effects.flatMap((i) => definitionOf(m, card).abilities[i]!.requires);
function useful(m: Machine, card: number, seat: number): boolean {
  const { effects, abilities } = definitionOf(m, card);
  for (const i of effects) if (!allHold(abilities[i]!.requires, m, card, seat)) return false;
  return true;
}

/** Cards of a zone of who is asked that have one of some bits. */
const ofKind = (zone: ZoneId, bits: number): Candidates =>
  cardsIn(zone, asked, (m, card) => is(m, card, bits));
/** Face-down cards of the own homebase that have one of some bits. */
const waiting = (bits: number): Candidates =>
  cardsIn(HOMEBASE, asked, (m, card) => m.faceDown(card) && is(m, card, bits));

/** trails-4.4 */
export const DEPLOY: Group = {
  verb: "deploy",
  form: "card",
  from: ofKind(HAND, UNIT | ITEM),
  needs: [...DEPLOYING, inHand("trails-4.4"), MAY_PLAY, CP_THERE, REINFORCED],
};
/** trails-10.4 */
export const DISPATCH: Group = {
  verb: "dispatch",
  form: "card",
  apart: true,
  from: waiting(UNIT | ITEM),
  needs: [
    ...DEPLOYING,
    ...waits("trails-10.4"),
    need("trails-10.4", "it has 【Dispatch】", (m) => hasIcon(m, m.a, "dispatch")),
    MAY_PLAY,
    CP_THERE,
    REINFORCED,
  ],
};
/** What happens once, out of the hand (trails-4.8) or turned up where it lies face down (trails-4.9). */
const fromHand = (verb: string, bits: number, what: Need, ...more: readonly Need[]): Group => ({
  verb,
  form: "card",
  from: ofKind(HAND, bits),
  needs: [inHand(what.rule), what, ...more, MAY_PLAY, EP_THERE, HAS_USE],
});
const atHome = (verb: string, bits: number, rule: string, what: Need, ...more: readonly Need[]): Group => ({
  verb,
  form: "card",
  apart: true,
  from: waiting(bits),
  needs: [what, ...waits(rule), ...more, MAY_PLAY, EP_THERE, HAS_USE],
});
const IS_EVENT = given("trails-4.8", "it is an EVENT", (m) => is(m, m.a, EVENT));
export const PLAY = fromHand("play", EVENT, IS_EVENT);
export const PLAY_HOME = atHome("play at home", EVENT, "trails-4.9", IS_EVENT);
/** trails-4.10 */
const ART = given("trails-4.10", "it has an art", (m) => is(m, m.a, HAS_ART));
const MAY_ART = need(
  "trails-9.8",
  "no text keeps you from playing arts",
  (m) => marked(m, seatSubject(m.seat), mark("cannotArts")) === NONE,
);
export const ARTS = fromHand("art", HAS_ART, ART, MAY_ART);
export const ARTS_HOME = atHome("art at home", HAS_ART, "trails-4.10", ART, MAY_ART);
/** trails-4.11 */
const LEVEL_REACHED = need(
  "trails-4.11",
  "its level is not above the number of cards in your homebase",
  (m) => value(m, m.a, LEVEL) <= m.count(m.zoneOf(HOMEBASE, m.seat)),
);
export const TURN_UP: Group = {
  verb: "turn up",
  form: "card",
  apart: true,
  from: waiting(BASE),
  needs: [
    given("trails-4.11", "it is a BASE", (m) => is(m, m.a, BASE)),
    ...waits("trails-4.11"),
    MAY_PLAY,
    LEVEL_REACHED,
  ],
};

// --- what is done ------------------------------------------------------------------------------------------------------
const payCp = (card: Num, seat: Num): Step => happen(SPENDS_CP, [seat, (m) => value(m, card(m), CP_COST)]);
/** A UNIT or an ITEM comes onto the field, from the homebase or elsewhere. */
function comes(m: Machine, card: number, seat: number, home: number): void {
  show(m, card, EVERYBODY);
  say(m, LINES.plays, seat, card);
  emitNow(m, PLAYED, card, seat, home);
  enter(m, card, seat, false, true);
}

/** A UNIT or ITEM is paid for and comes onto the field. */
export const deploy: Program = program("deploy", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  return seq(
    act((m) => m.cite("trails-4.4")),
    payCp(card, seat),
    act((m) => comes(m, card(m), seat(m), 0)),
  );
});
/** trails-10.4: the same from the homebase; another card may take its place before anything else happens. */
export const dispatch: Program = program("dispatch", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  const next = f.card();
  return seq(
    act((m) => m.cite("trails-10.4")),
    payCp(card, seat),
    act((m) => comes(m, card(m), seat(m), 1)),
    when(
      (m) => m.count(m.zoneOf(HAND, seat(m))) > 0,
      ask({
        shape: "one",
        who: seat,
        prompt: "replace",
        rule: "trails-10.4",
        a: next,
        groups: [
          {
            verb: "settle",
            form: "card",
            from: cardsIn(HAND, asked),
            needs: [inHand("trails-10.4")],
            body: act((m) => {
              settleAt(m, next(m), seat(m), true);
              say(m, LINES.settles, seat(m), next(m));
            }),
          },
          { verb: "decline", form: "word" },
        ],
      }),
    ),
  );
});

/** Carries out a text of a card by its number; `free` is for what is played without being paid for. */
export const callText = (card: Num, index: Num, seat: Num, free: Num = constant(0)): Step =>
  callAny(
    (m) => {
      const text = definitionOf(m, card(m)).abilities[index(m)];
      return text ? (m.game.programNumbers[text.id]![0] ?? NONE) : NONE;
    },
    [card, seat, free, constant(NONE), constant(NONE)],
  );

/**
 * An EVENT or an art: its targets are chosen and it is paid for (trails-9.7), then its effect resolves; all this is one
 * program, of the first of its texts. It is named before: else what is chosen and paid would tell of a card that nobody
 * has seen. At home it is turned up and stays as it is (trails-4.9), from the hand it goes to the trail when it is paid.
 */
const carryOut = (card: Num, seat: Num, free: number): Step =>
  seq(
    act((m) => reveal(m, card(m), seat(m))),
    when((m) => isAtHome(m, card(m), seat(m)), happen(TURNED_UP, [card, constant(NONE)])),
    callText(card, (m) => definitionOf(m, card(m)).effects[0]!, seat, constant(free)),
  );
export const play: Program = program("play an event or an art", (f) => carryOut(f.cardArg(), f.arg(), 0));

const isAtHome = (m: Machine, card: number, seat: number): boolean =>
  m.zone(card) === m.zoneOf(HOMEBASE, seat);
function reveal(m: Machine, card: number, seat: number): void {
  const home = isAtHome(m, card, seat);
  m.cite(home ? "trails-4.9" : "trails-4.8");
  show(m, card, EVERYBODY);
  say(m, (fact(m, card, KIND) & HAS_ART) !== 0 ? LINES.playsArt : LINES.plays, seat, card);
}
/** How the effect of a card is called that is resolved without its being played. */
export const RESOLVED = 2;
/** Does what a card does as an EVENT or an art, which stays where it is. */
export const resolve = (card: Num, seat: Num): Step =>
  callText(card, (m) => definitionOf(m, card(m)).effects[0] ?? NONE, seat, constant(RESOLVED));
/** Whether there is an effect to resolve. */
export const hasEffect = (m: Machine, card: number, seat: number): boolean =>
  definitionOf(m, card).effects.length > 0 && useful(m, card, seat);

/** trails-4.8: EP are paid and the card goes away; then it is played. Arguments: card, seat, 1 without paying, 2 if it is only resolved. */
export const payFor: Program = program("pay for an event or an art", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  const free = f.arg();
  return seq(
    when((m) => free(m) === 0, call(payEp, [seat, (m) => value(m, card(m), EP_COST)])),
    act((m) => {
      // what is only resolved is not played, and stays where it is
      if (free(m) === RESOLVED) return;
      const home = isAtHome(m, card(m), seat(m));
      if (!home) leaveTo(m, card(m), TRAIL);
      m.setColumn(card(m), RESOLVING, 1);
      emitNow(m, PLAYED, card(m), seat(m), home ? 1 : 0);
    }),
  );
});

/**
 * A card is played by a text without its cost (trails-4.1); all else that playing needs is needed, at any time. A UNIT
 * comes as a UNIT, and an EVENT's effect is its own. Arguments: card, seat; gives back whether it was played.
 */
export const playFree: Program = playing("play without paying", false);
/** The same, for what it costs. */
export const playPaid: Program = playing("play for its cost", true);

function playing(name: string, paying: boolean): Program {
  return program(name, (f) => {
    const card = f.cardArg();
    const seat = f.arg();
    const home = f.local();
    return ifElse(
      (m) => isPlayable(m, card(m), seat(m)) && (!paying || isAffordable(m, card(m), seat(m))),
      seq(
        assign(home, (m) => (isAtHome(m, card(m), seat(m)) ? 1 : 0)),
        ifElse(
          (m) => is(m, card(m), EVENT),
          seq(
            act((m) => m.cite("trails-4.1")),
            carryOut(card, seat, paying ? 0 : 1),
          ),
          seq(
            act((m) => m.cite("trails-4.1")),
            ifElse(
              (m) => is(m, card(m), BASE),
              turnUp(card, seat),
              seq(
                paying ? payCp(card, seat) : nothing,
                act((m) => comes(m, card(m), seat(m), home(m))),
              ),
            ),
          ),
        ),
        giveBack(constant(1)),
      ),
      giveBack(constant(0)),
    );
  });
}
/** trails-4.4, 4.6 */
const isAffordable = (m: Machine, card: number, seat: number): boolean =>
  is(m, card, BASE) || meets(m, is(m, card, EVENT) ? TO_PAY_EP : TO_PAY_CP, seat, card);
const TO_PAY_EP = [EP_THERE];
const TO_PAY_CP = [CP_THERE];
/** What playing it needs, by what it is. */
const wantedOf = (m: Machine, card: number): readonly Need[] =>
  is(m, card, EVENT) ? EVENT_NEEDS : is(m, card, BASE) ? BASE_NEEDS : UNIT_NEEDS;
const EVENT_NEEDS = [MAY_PLAY, HAS_USE];
const BASE_NEEDS = [MAY_PLAY, LEVEL_REACHED];
const UNIT_NEEDS = [MAY_PLAY, REINFORCED];
/** What would have to hold for a card to be played, its cost and its moment aside. */
function isPlayable(m: Machine, card: number, seat: number): boolean {
  const home = isAtHome(m, card, seat);
  // trails-4.8: else two EVENTs could fetch each other out of the trail for ever
  if (m.column(card, RESOLVING) !== 0) return false;
  if ((!home && m.inPlay(m.zone(card))) || (home && !m.faceDown(card))) return false;
  if (is(m, card, BASE) && !home) return false;
  return meets(m, wantedOf(m, card), seat, card);
}

/** trails-4.11 */
export const turnUp = (card: Num, seat: Num): Step =>
  seq(
    act((m) => m.cite("trails-4.11")),
    happen(TURNED_UP, [card, seat]),
    emit(PLAYED, [card, seat, constant(1)]),
  );
