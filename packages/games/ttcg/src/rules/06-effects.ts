/** 6 Effects: activating them, the chain, what is set off by itself. */
import {
  act,
  ask,
  assign,
  call,
  callAny,
  constant,
  type Group,
  lastLink,
  linkAbility,
  linkAt,
  linkCount,
  linkIs,
  linkSeat,
  linkSource,
  loadTrigger,
  loop,
  type Machine,
  markLink,
  NONE,
  type Program,
  popLink,
  program,
  pushLink,
  queueLength,
  removeTrigger,
  SOURCE_GONE,
  STOPPED,
  type Step,
  say,
  seq,
  setLinkArg,
  triggerAbility,
  triggerArg,
  triggerAt,
  triggerSeat,
  triggerSource,
  type Var,
  when,
} from "@tefuda/kernel";
import type { TextAbility } from "../effects/text.ts";
import { ACTIVATED, TAPPED, tell } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  ATTACKER,
  DEFENDER,
  HAND,
  JUST_PLAYED,
  onField,
  onTop,
  opponentOf,
  PILE,
  SPELLS,
  TAPPED_IN,
  TURN,
  turnPlayer,
  UNITS,
  USED,
} from "../table.ts";
import {
  answering,
  awaitsDestruction,
  dormantReady,
  KIND_NEEDS,
  mayActivate,
  THE_ATTACK,
  textOf,
  untappedEnough,
} from "./07-kinds.ts";
import { checkEnd, countRepeat } from "./10-points.ts";
import { needPair } from "./needs.ts";

// --- activating at will (ttcg-6.12) -----------------------------------------------------------------------------------
/** Cards whose texts a seat might use: its field, its hand, its pile as far as texts work there. */
function sources(m: Machine, out: Int16Array): number {
  let n = 0;
  for (let row = UNITS; row <= SPELLS; row++) {
    for (let c = m.first(m.zoneOf(row, m.seat)); c >= 0; c = m.next(c)) {
      out[n++] = c;
      for (let low = m.below(c); low >= 0; low = m.below(low)) if (worksAt(m, low, "under")) out[n++] = low;
    }
  }
  if (linkCount(m) > 0) return n;
  for (let c = m.first(m.zoneOf(HAND, m.seat)); c >= 0; c = m.next(c))
    if (worksAt(m, c, "hand")) out[n++] = c;
  for (let c = m.first(m.zoneOf(PILE, m.seat)); c >= 0; c = m.next(c))
    if (worksAt(m, c, "pile")) out[n++] = c;
  return n;
}
function worksAt(m: Machine, card: number, where: "under" | "hand" | "pile"): boolean {
  const abilities = m.kindOf(card).abilities as readonly TextAbility[];
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i]!;
    if (ability.atWill && (ability.worksIn === where || (where === "hand" && ability.fromHand))) return true;
  }
  return false;
}
function bothTexts(_: Machine, out: Int16Array): number {
  out[0] = 0;
  out[1] = 1;
  return 2;
}
/** The texts of the first candidate that are activated at will at all. */
function textsAtWill(m: Machine, out: Int16Array): number {
  const abilities = m.kindOf(m.a).abilities as readonly TextAbility[];
  let n = 0;
  for (let i = 0; i < abilities.length; i++) if (abilities[i]!.atWill) out[n++] = i;
  return n;
}

export const USE: Group = {
  verb: "use",
  form: "effect",
  from: sources,
  to: textsAtWill,
  needs: [
    ...KIND_NEEDS,
    {
      ...needPair("ttcg-6.12", "its condition holds, it has its targets and its cost can be paid", (m) => {
        const text = textOf(m, m.a, m.b);
        if (!text) return false;
        const { a, seat } = m;
        for (let i = 0; i < text.requires.length; i++) if (!text.requires[i]!.test(m, a, seat)) return false;
        return true;
      }),
      explain: (m) => {
        const { a, seat } = m;
        const lacking = textOf(m, m.a, m.b)?.requires.filter((r) => !r.test(m, a, seat)) ?? [];
        return lacking.map((r) => ({ rule: r.rule, needs: r.says }));
      },
    },
  ],
};

const NOTHING: readonly number[] = [];
/** The arguments of the event that a Counter answers, and behind them which it is. */
function answered(m: Machine, card: number, seat: number, text: TextAbility): readonly number[] {
  const what = answering(m, seat, text, card);
  if (text.effect.trigger) return [m.e[0]!, m.e[1]!, m.e[2]!, what];
  if (what >= 0)
    return [
      linkSource(m, linkAt(m, what)),
      linkSeat(m, linkAt(m, what)),
      textIndex(m, linkAt(m, what)),
      what,
    ];
  if (what === THE_ATTACK) return [m.number(ATTACKER), m.number(DEFENDER), NONE, what];
  return [m.number(JUST_PLAYED), opponentOf(seat), NONE, what];
}

/** Activates a text: targets, cost, tapping, and then it counts as activated. */
export const activate: Program = program("activate", (f) => {
  const card = f.arg();
  const index = f.arg();
  const seat = f.arg();
  const link = f.local();
  const ok = f.local();
  return seq(
    act((m) => {
      const text = textOf(m, card(m), index(m))!;
      say(m, LINES.uses, seat(m), index(m) + 1, card(m));
      m.setColumn(card(m), USED + index(m), m.column(card(m), USED + index(m)) + 1);
      // ttcg-7.3: a Counter knows what it answers, as an effect that is set off knows what set it off
      const about = text.kind === "counter" ? answered(m, card(m), seat(m), text) : NOTHING;
      link.set(m, pushLink(m, text.id, card(m), seat(m), text.sets));
      for (let i = 0; i < 6; i++) setLinkArg(m, link(m), i, about[i] ?? NONE);
    }),
    callAny((m) => prepareOf(m, link(m)), [card, seat, link], ok),
    turn(card),
    when(
      // ttcg-13.4: an offer that was not taken; the card is tapped all the same
      (m) => ok(m) !== 1,
      act((m) => {
        say(m, LINES.offered, opponentOf(seat(m)));
        popLink(m);
      }),
      act((m) => tell(m, ACTIVATED, card(m), seat(m), index(m), linkCount(m) - 1)),
    ),
  );
});
const prepareOf = (m: Machine, link: number): number =>
  m.game.code.add((m.game.abilities[linkAbility(m, link)] as TextAbility).prepare);
const resolveOf = (m: Machine, link: number): number =>
  m.game.code.add((m.game.abilities[linkAbility(m, link)] as TextAbility).resolve);

/** ttcg-6.3: activating taps; ttcg-6.5: a Dormant effect switches its card back upright. */
function turn(card: Var): Step {
  return act((m) => {
    const c = card(m);
    if (!onTop(m, c)) return;
    const upright = m.turned(c);
    m.setTurned(c, !upright);
    if (upright) {
      say(m, LINES.untaps, c);
      return;
    }
    m.setColumn(c, TAPPED_IN, m.number(TURN));
    say(m, LINES.taps, c);
    tell(m, TAPPED, c);
  });
}

// --- what is set off by itself (ttcg-6.7, 6.13, 6.14, 7.9) --------------------------------------------------------------
const isPassive = (m: Machine, at: number): boolean =>
  (triggerAbility(m, at) as TextAbility).kind === "passive";

function firstWaiting(m: Machine, passive: boolean, seat: number): number {
  for (let i = 0; i < queueLength(m); i++) {
    const at = triggerAt(m, i);
    if (isPassive(m, at) === passive && triggerSeat(m, at) === seat) return i;
  }
  return NONE;
}
function differentWaiting(m: Machine, passive: boolean, seat: number): boolean {
  let first = NONE;
  for (let i = 0; i < queueLength(m); i++) {
    const at = triggerAt(m, i);
    if (isPassive(m, at) !== passive || triggerSeat(m, at) !== seat) continue;
    const key = triggerSource(m, at) * 2 + triggerAbility(m, at).index;
    if (first === NONE) first = key;
    else if (first !== key) return true;
  }
  return false;
}
/** The waiting effects of a seat, as candidates: cards, each once. */
function waitingCards(seat: Var, passive: boolean): NonNullable<Group["from"]> {
  return (m, out) => {
    let n = 0;
    for (let i = 0; i < queueLength(m); i++) {
      const at = triggerAt(m, i);
      if (isPassive(m, at) !== passive || triggerSeat(m, at) !== seat(m)) continue;
      const card = triggerSource(m, at);
      if (!out.subarray(0, n).includes(card)) out[n++] = card;
    }
    return n;
  };
}
function findWaiting(m: Machine, passive: boolean, seat: number, card: number, index: number): number {
  for (let i = 0; i < queueLength(m); i++) {
    const at = triggerAt(m, i);
    if (
      isPassive(m, at) === passive &&
      triggerSeat(m, at) === seat &&
      triggerSource(m, at) === card &&
      triggerAbility(m, at).index === index
    )
      return i;
  }
  return NONE;
}

/** Takes the waiting effects of one sort in order: the turn player's first, each player's in the order they choose. */
function inOrder(passive: boolean, seat: Var, n: Var, a: Var, b: Var, body: Step): Step {
  return seq(
    assign(seat, (m) =>
      firstWaiting(m, passive, turnPlayer(m)) !== NONE ? turnPlayer(m) : opponentOf(turnPlayer(m)),
    ),
    loop(
      (m) => firstWaiting(m, passive, seat(m)) !== NONE,
      seq(
        assign(n, (m) => firstWaiting(m, passive, seat(m))),
        when(
          (m) => differentWaiting(m, passive, seat(m)),
          seq(
            ask({
              shape: "one",
              who: seat,
              prompt: "order",
              rule: passive ? "ttcg-7.9" : "ttcg-6.7",
              a,
              b,
              groups: [
                {
                  verb: "first",
                  form: "effect",
                  from: waitingCards(seat, passive),
                  to: bothTexts,
                  needs: [
                    needPair(
                      "ttcg-6.7",
                      "this effect waits",
                      (m) => findWaiting(m, passive, seat(m), m.a, m.b) !== NONE,
                    ),
                  ],
                },
              ],
            }),
            assign(n, (m) => findWaiting(m, passive, seat(m), a(m), b(m))),
          ),
        ),
        body,
        assign(seat, (m) =>
          firstWaiting(m, passive, turnPlayer(m)) !== NONE ? turnPlayer(m) : opponentOf(turnPlayer(m)),
        ),
      ),
    ),
  );
}

/** Passive effects do their work at once, outside of the chain. */
export const passives: Program = program("passives", (f) => {
  const seat = f.local();
  const n = f.local();
  const a = f.local();
  const b = f.local();
  const link = f.local();
  const ok = f.local();
  return inOrder(
    true,
    seat,
    n,
    a,
    b,
    seq(
      takeTrigger(n, link),
      callAny((m) => (link(m) >= 0 ? prepareOf(m, link(m)) : NONE), [source(link), seat, link], ok),
      when(
        (m) => link(m) >= 0,
        seq(
          when(
            (m) => ok(m) === 1,
            seq(
              act((m) => say(m, LINES.passive, textIndex(m, link(m)) + 1, linkSource(m, link(m)), seat(m))),
              callAny((m) => resolveOf(m, link(m)), [source(link), seat, link]),
            ),
          ),
          act(popLink),
        ),
      ),
    ),
  );
});
const source =
  (link: Var) =>
  (m: Machine): number =>
    link(m) >= 0 ? linkSource(m, link(m)) : NONE;
const textIndex = (m: Machine, link: number): number => m.game.abilities[linkAbility(m, link)]!.index;

/** Turns a waiting trigger into a link, or drops it when it cannot be activated (ttcg-6.13). */
function takeTrigger(n: Var, link: Var): Step {
  return act((m) => {
    const at = triggerAt(m, n(m));
    const ability = triggerAbility(m, at) as TextAbility;
    const card = triggerSource(m, at);
    const seat = triggerSeat(m, at);
    loadTrigger(m, at);
    const args = [0, 1, 2, 3, 4, 5].map((i) => triggerArg(m, at, i));
    removeTrigger(m, n(m));
    link.set(m, NONE);
    countRepeat(m);
    if (!mayBeSetOff(m, ability, card, seat)) return;
    link.set(m, pushLink(m, ability.id, card, seat, ability.sets));
    for (let i = 0; i < 6; i++) setLinkArg(m, link(m), i, args[i]!);
    if (!ability.requires.every((r) => r.test(m, card, seat))) {
      popLink(m);
      link.set(m, NONE);
    }
  });
}
/** ttcg-7.7: a Latent effect needs its card untapped; ttcg-6.11 and bans hold for triggers too. */
function mayBeSetOff(m: Machine, ability: TextAbility, card: number, seat: number): boolean {
  if (ability.delayed) return true;
  if (!mayActivate(m, card, seat)) return false;
  if (ability.oncePerTurn && onField(m, card) && m.column(card, USED + ability.index) > 0) return false;
  if (ability.kind === "passive") return true;
  if (awaitsDestruction(m, card)) return false;
  if (ability.kind === "dormant") return !onTop(m, card) || dormantReady(m, card, ability);
  return !onTop(m, card) || untappedEnough(m, card, ability);
}

/** Puts everything that was set off onto the chain, above what set it off (ttcg-6.14). */
export const placeTriggers: Program = program("place triggers", (f) => {
  const seat = f.local();
  const n = f.local();
  const a = f.local();
  const b = f.local();
  const link = f.local();
  const ok = f.local();
  const card = f.local();
  return seq(
    call(passives),
    inOrder(
      false,
      seat,
      n,
      a,
      b,
      seq(
        takeTrigger(n, link),
        when(
          (m) => link(m) >= 0,
          seq(
            assign(card, source(link)),
            callAny((m) => prepareOf(m, link(m)), [card, seat, link], ok),
            when(
              (m) => ok(m) === 0,
              act((m) => {
                say(m, LINES.declined, textIndex(m, link(m)) + 1, card(m));
                popLink(m);
              }),
              seq(
                act((m) => {
                  const text = m.game.abilities[linkAbility(m, link(m))] as TextAbility;
                  say(m, LINES.triggers, text.index + 1, card(m), seat(m));
                  if (onField(m, card(m)) && !text.delayed)
                    m.setColumn(card(m), USED + text.index, m.column(card(m), USED + text.index) + 1);
                }),
                when(
                  (m) =>
                    !(m.game.abilities[linkAbility(m, link(m))] as TextAbility).delayed &&
                    !linkIs(m, link(m), SOURCE_GONE),
                  turn(card),
                ),
                act((m) => {
                  if (ok(m) === 1) {
                    tell(m, ACTIVATED, card(m), seat(m), textIndex(m, link(m)), linkCount(m) - 1);
                    return;
                  }
                  say(m, LINES.offered, opponentOf(seat(m))); // ttcg-13.4
                  popLink(m);
                }),
              ),
            ),
          ),
        ),
        call(passives),
      ),
    ),
  );
});

// --- the chain (ttcg-4.6, 6.6) ------------------------------------------------------------------------------------------
/** ttcg-4.7: whether a seat is asked follows from open information alone. */
export function mayAct(m: Machine, seat: number): boolean {
  const before = m.seat;
  m.seat = seat;
  let found = false;
  for (let row = UNITS; row <= SPELLS && !found; row++) {
    for (let c = m.first(m.zoneOf(row, seat)); c >= 0 && !found; c = m.next(c)) {
      found = couldUse(m, c, seat);
      for (let low = m.below(c); low >= 0 && !found; low = m.below(low)) found = couldUse(m, low, seat);
    }
  }
  m.seat = before;
  return found;
}
function couldUse(m: Machine, card: number, seat: number): boolean {
  const abilities = m.kindOf(card).abilities as readonly TextAbility[];
  for (let i = 0; i < abilities.length; i++) {
    const text = abilities[i]!;
    if (!text.atWill) continue;
    m.a = card;
    m.b = i;
    if (!kindAllows(m)) continue;
    if (text.requires.every((r) => (r.open ?? r.test)(m, card, seat))) return true;
  }
  return false;
}

const KIND_TESTS = KIND_NEEDS.filter((n) => !n.given).map((n) => n.test);
function kindAllows(m: Machine): boolean {
  for (let i = 0; i < KIND_TESTS.length; i++) if (!KIND_TESTS[i]!(m)) return false;
  return true;
}

export const PASS: Group = { verb: "pass", form: "word" };

/**
 * Lets everything that waits be answered and carried out, until nothing is pending. With `open` both get a chance even
 * though nothing waits yet; with `open` 2 the one who is not asked first has passed already, by ending the phase. Gives
 * back 1 if anybody activated something.
 */
export const settle: Program = program("settle", (f) => {
  const first = f.arg();
  const open = f.arg();
  const p = f.local();
  const passes = f.local();
  const acted = f.local();
  const a = f.local();
  const b = f.local();
  const other = (m: Machine): number => opponentOf(p(m));
  return seq(
    call(placeTriggers),
    act((m) => {
      if (linkCount(m) > 0) open.set(m, 1);
    }),
    loop(
      (m) => open(m) > 0,
      seq(
        assign(p, (m) => (linkCount(m) > 0 ? opponentOf(linkSeat(m, lastLink(m))) : first(m))),
        assign(passes, (m) => (open(m) === 2 ? 1 : 0)),
        loop(
          (m) => passes(m) < 2,
          when(
            (m) => mayAct(m, p(m)),
            ask({
              shape: "one",
              who: p,
              prompt: "respond",
              rule: "ttcg-4.6",
              a,
              b,
              groups: [
                {
                  ...USE,
                  body: seq(
                    call(activate, [a, b, p]),
                    assign(acted, constant(1)),
                    assign(passes, constant(0)),
                    call(placeTriggers),
                    assign(p, other),
                  ),
                },
                {
                  ...PASS,
                  body: seq(
                    assign(passes, (m) => passes(m) + 1),
                    assign(p, other),
                  ),
                },
              ],
            }),
            seq(
              assign(passes, (m) => passes(m) + 1),
              assign(p, other),
            ),
          ),
        ),
        when(
          (m) => linkCount(m) === 0,
          assign(open, constant(0)),
          seq(
            loop((m) => linkCount(m) > 0, call(resolveTop)),
            act(checkEnd),
            // ttcg-6.14: what was set off meanwhile forms the next chain
            call(placeTriggers),
            assign(open, (m) => (linkCount(m) > 0 ? 1 : 0)),
          ),
        ),
      ),
    ),
    { op: "return", value: acted },
  );
});

/** Carries out the link announced last. */
const resolveTop: Program = program("resolve", (f) => {
  const link = f.local();
  const card = f.local();
  const seat = f.local();
  const valid = (m: Machine): boolean => {
    const text = m.game.abilities[linkAbility(m, link(m))] as TextAbility;
    return text.valid(m, card(m), seat(m), link(m));
  };
  return seq(
    act((m) => {
      link.set(m, lastLink(m));
      card.set(m, linkSource(m, link(m)));
      seat.set(m, linkSeat(m, link(m)));
    }),
    when(
      (m) => linkIs(m, link(m), STOPPED),
      act((m) => say(m, LINES.countered, textIndex(m, link(m)) + 1, card(m))),
      when(
        valid,
        seq(
          act((m) => say(m, LINES.resolves, textIndex(m, link(m)) + 1, card(m))),
          callAny((m) => resolveOf(m, link(m)), [card, seat, link]),
        ),
        act((m) => say(m, LINES.fizzles, textIndex(m, link(m)) + 1, card(m))),
      ),
    ),
    act(popLink),
    call(passives),
  );
});

/** Stops the link that an effect answers (ttcg-15.4): the one below the link that is being carried out. */
export function counterBelow(m: Machine, at: number): void {
  markLink(m, at, STOPPED);
}
