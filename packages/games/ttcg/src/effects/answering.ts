/** Actions on effects and attacks: counter, copy, activate, equip, redirect, skip (ttcg-15.4, 15.5, 15.8). */
import {
  act,
  announce,
  ask,
  assign,
  attach,
  call,
  callAny,
  constant,
  linkAbility,
  linkArg,
  linkAt,
  linkCount,
  linkSeat,
  linkSet,
  linkSets,
  linkSource,
  type Machine,
  markLink,
  NONE,
  type Program,
  popLink,
  program,
  pushLink,
  STOPPED,
  type Step,
  say,
  seq,
  setLinkArg,
  when,
} from "@tefuda/kernel";
import { EQUIPPED } from "../events.ts";
import { LINES } from "../lines.ts";
import { answeredLink, THE_ATTACK } from "../rules/07-kinds.ts";
import { hasAll, isWho } from "../rules/14-targets.ts";
import {
  ACTIVE,
  AGAIN,
  ATTACKER,
  controller,
  DEFENDER,
  DIRECT,
  NESTED,
  onTop,
  SKIP_BATTLE,
  SKIP_DRAW,
  SKIP_MAIN,
  SKIP_TURN,
  STOPPED_ATTACK,
} from "../table.ts";
import type { Action, Countered, Kind } from "../text/tree.ts";
import { taken } from "./audit.ts";
import type { Builder } from "./builder.ts";
import type { Scope } from "./scope.ts";
import { prepareNumber, resolveNumber, type TextAbility } from "./text.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

/** Place of a link's arguments where the number of the link that it answers stands, or that it answers the attack. */
const ANSWERED = 3;
/** The link that an effect answers or that set it off; the one under its own where nothing says which. */
export function answered(m: Machine, link: number): number {
  const n = linkArg(m, link, ANSWERED);
  if (n === THE_ATTACK) return NONE;
  if (n >= 0 && n < linkCount(m) && linkAt(m, n) < link) return linkAt(m, n);
  for (let i = linkCount(m) - 1; i > 0; i--) if (linkAt(m, i) === link) return linkAt(m, i - 1);
  return NONE;
}

export function counter(a: Of<"counter">, b: Builder): Step {
  const { what } = a;
  const fits = counteredTest(a, b);
  return act((m) => {
    const below = what === "attack" ? NONE : answered(m, b.link(m));
    if (!fits(m)) {
      b.done.set(m, 0);
      b.full.set(m, 0);
      return;
    }
    if (below !== NONE) {
      m.cite("ttcg-15.4");
      markLink(m, below, STOPPED);
      b.done.set(m, 1);
      return;
    }
    if (what !== "effect" && m.number(ATTACKER) >= 0) {
      m.setNumber(STOPPED_ATTACK, 1);
      b.done.set(m, 1);
      return;
    }
    b.done.set(m, 0);
    b.full.set(m, 0);
  });
}
/** What a Counter says of the effect or attack it counters, asked of the one it answers. */
function counteredTest(a: Pick<Of<"counter">, "what" | "of">, b: Builder): (m: Machine) => boolean {
  const { of } = a;
  if (!of) return () => true;
  const test = counteredHas(of, b.scope);
  if (a.what === "attack")
    return (m) =>
      m.number(ATTACKER) >= 0 && test(m, m.number(ATTACKER), undefined, b.self(m), b.seat(m), NONE);
  return (m) => {
    const below = answered(m, b.link(m));
    return (
      below !== NONE &&
      test(
        m,
        linkSource(m, below),
        m.game.abilities[linkAbility(m, below)] as TextAbility,
        b.self(m),
        b.seat(m),
        below,
      )
    );
  };
}
/** Asks what is said of a countered effect: of whom, of which card, of which kind, what it targets or would destroy. */
export function counteredHas(
  of: Countered,
  scope: Scope,
): (
  m: Machine,
  card: number,
  text: TextAbility | undefined,
  self: number,
  seat: number,
  link: number,
) => boolean {
  const { by } = of;
  const has = of.what ? hasAll(of.what, scope) : undefined;
  const kinds = of.kinds ? taken(of.kinds) : of.kind ? [of.kind] : undefined;
  const aimed = of.targets ?? (of.would === "destroy" ? of.whom : undefined);
  const aimedAt = aimed ? scope.several(aimed) : undefined;
  const destroys = of.would === "destroy";
  return (m, card, text, self, seat, link) => {
    if (by && !isWho(by, controller(m, card), seat)) return false;
    if (has && !has(m, card, self, seat)) return false;
    if (kinds && !(text && kinds.includes(text.kind))) return false;
    if (!aimedAt) return true;
    if (link === NONE) return false;
    let hit = false;
    aimedAt(m, self, seat, (c) => {
      for (let n = 0; n < linkSets(m, link); n++)
        if (m.hasIn(linkSet(m, link, n), c) && (!destroys || text?.destroys.has(n))) hit = true;
    });
    return hit;
  };
}

export function endAttack(b: Builder): Step {
  return counter({ do: "counter", what: "attack" }, b);
}

/** An effect done as a part of another (ttcg-15.5): arguments card, text, seat, and whose card it counts as. */
const doText: Program = program("do a text", (f) => {
  const card = f.arg();
  const index = f.arg();
  const seat = f.arg();
  const as = f.arg();
  const link = f.local();
  const ok = f.local();
  const text = (m: Machine): TextAbility => m.kindOf(card(m)).abilities[index(m)] as TextAbility;
  return seq(
    // ttcg-15.5, as ruled: an effect that sets off another goes four deep, so that none sets off itself without end
    when((m) => m.number(NESTED) >= DEEPEST, { op: "return", value: constant(0) }),
    when((m) => !text(m).requires.every((r) => r.test(m, as(m), seat(m))), {
      op: "return",
      value: constant(0),
    }),
    act((m) => {
      m.setNumber(NESTED, m.number(NESTED) + 1);
      link.set(m, pushLink(m, text(m).id, as(m), seat(m), text(m).sets));
      for (let i = 0; i < 6; i++) setLinkArg(m, link(m), i, NONE);
    }),
    callAny((m) => prepareNumber(m, text(m).id), [as, seat, link], ok),
    when(
      (m) => ok(m) === 1,
      seq(
        act((m) => say(m, LINES.resolves, index(m) + 1, card(m))),
        callAny((m) => resolveNumber(m, text(m).id), [as, seat, link]),
      ),
    ),
    act((m) => {
      popLink(m);
      m.setNumber(NESTED, m.number(NESTED) - 1);
    }),
    { op: "return", value: ok },
  );
});

const DEEPEST = 4;

/**
 * Texts that can be done as a part of another: those that do something when they resolve. `openly`: as far as anybody
 * can tell (ttcg-4.7).
 */
function doable(
  m: Machine,
  card: number,
  index: number,
  which: Kind | undefined,
  as: number,
  seat: number,
  openly: boolean,
): boolean {
  const text = m.kindOf(card).abilities[index] as TextAbility | undefined;
  if (!text || text.kind === "passive" || text.kind === "equip") return false;
  if (which !== undefined && text.kind !== which) return false;
  return text.requires.every(({ test, open }) => ((openly && open) || test)(m, as, seat));
}

/** `copy`: as this card's own; `activate`: the other card's effect, by the same player. */
export function activateText(a: Of<"copy"> | Of<"activate">, b: Builder): Step {
  const { fill, set } = b.cards(a.of);
  const card = b.frame.local();
  const index = b.frame.local();
  const own = a.do === "copy";
  const { which } = a;
  const can = (m: Machine, i: number, openly: boolean): boolean =>
    doable(m, card(m), i, which, own ? b.self(m) : card(m), b.seat(m), openly);
  return seq(
    fill,
    assign(card, (m) => m.nextIn(m.setAt(set), -1)),
    assign(index, constant(NONE)),
    when(
      (m) => card(m) !== NONE && (can(m, 0, true) || can(m, 1, true)),
      ask({
        shape: "one",
        who: b.seat,
        prompt: "whichText",
        rule: "ttcg-15.5",
        source: b.self,
        b: index,
        groups: [
          {
            verb: "do",
            form: "effect",
            from: (m, out) => {
              out[0] = card(m);
              return 1;
            },
            to: (m, out) => {
              let n = 0;
              for (let i = 0; i < 2; i++) if (can(m, i, false)) out[n++] = i;
              return n;
            },
          },
          {
            verb: "pass",
            form: "word",
            needs: [
              {
                rule: "ttcg-15.5",
                says: "none of the effects can be carried out",
                test: (m) => !can(m, 0, false) && !can(m, 1, false),
              },
            ],
          },
        ],
      }),
    ),
    when(
      (m) => index(m) !== NONE,
      seq(call(doText, [card, index, b.seat, own ? b.self : card], b.ok), b.did(b.ok)),
      b.did(constant(0)),
    ),
  );
}

/** Equip attaches this card (ttcg-11.5, 7.11); activated again it moves. */
export function equip(a: Of<"equip">, b: Builder): Step {
  const { fill, set } = b.cards(a.to);
  return seq(
    fill,
    act((m) => {
      const host = m.nextIn(m.setAt(set), -1);
      const self = b.self(m);
      if (host < 0 || !onTop(m, host) || !onTop(m, self) || host === self) {
        b.full.set(m, 0);
        return;
      }
      // ttcg-7.11: it stays in its own row on its controller's side, attached to one card at a time
      m.cite("ttcg-7.11");
      attach(m, self, host);
      say(m, LINES.equips, self, host);
      announce(m, EQUIPPED, host, self);
      b.done.set(m, 1);
    }),
  );
}

/** The attack under way, or the effect that this answers, gets another target. */
export function redirect(a: Of<"redirect">, b: Builder): Step {
  const turns = redirection(a, b);
  return a.of ? when(counteredTest(a, b), turns, b.did(constant(0))) : turns;
}
function redirection(a: Of<"redirect">, b: Builder): Step {
  if (a.to === "another" && a.what === "effect") return redirectElsewhere(b);
  if (typeof a.to === "string")
    throw new Error("a redirected effect or attack needs the card that it turns to");
  const { fill, set } = b.cards(a.to);
  const attack = a.what === "attack";
  return seq(
    fill,
    act((m) => {
      const to = m.nextIn(m.setAt(set), -1);
      if (to < 0) return;
      if (attack) {
        if (m.number(ATTACKER) < 0) return;
        m.setNumber(DEFENDER, to);
        m.setNumber(DIRECT, 0);
        say(m, LINES.retargets, to);
        return;
      }
      const below = answered(m, b.link(m));
      if (below === NONE) return;
      for (let n = 0; n < linkSets(m, below); n++) {
        const at = linkSet(m, below, n);
        if (m.sizeOf(at) !== 1) continue;
        m.clearSet(at);
        m.addTo(at, to);
        say(m, LINES.targets, to);
      }
    }),
  );
}

/** "Another legal target": one that the answered text could have chosen instead. */
function redirectElsewhere(b: Builder): Step {
  const card = b.frame.local();
  const others = (m: Machine, out: Int16Array): number => {
    const below = answered(m, b.link(m));
    if (below === NONE || linkSets(m, below) === 0) return 0;
    const text = m.game.abilities[linkAbility(m, below)] as TextAbility;
    const at = linkSet(m, below, 0);
    if (m.sizeOf(at) !== 1) return 0;
    const n = text.candidates[0]!(m, linkSource(m, below), linkSeat(m, below), out);
    let kept = 0;
    for (let i = 0; i < n; i++) if (!m.hasIn(at, out[i]!)) out[kept++] = out[i]!;
    return kept;
  };
  const some = (m: Machine): boolean => {
    const n = others(m, m.scratch[m.borrow()]!);
    m.giveBack();
    return n > 0;
  };
  return when(
    some,
    seq(
      ask({
        shape: "one",
        who: b.seat,
        prompt: "target",
        rule: "ttcg-14.2",
        source: b.self,
        a: card,
        groups: [{ verb: "", form: "card", from: others }],
      }),
      act((m) => {
        const at = linkSet(m, answered(m, b.link(m)), 0);
        m.clearSet(at);
        m.addTo(at, card(m));
        say(m, LINES.targets, card(m));
      }),
    ),
    b.did(constant(0)),
  );
}

const SKIPS = { turn: SKIP_TURN, draw: SKIP_DRAW, main: SKIP_MAIN, battle: SKIP_BATTLE } as const;
/** The next one that would come (ttcg-15.8). */
export function skip(a: Of<"skip">, b: Builder): Step {
  const what = SKIPS[a.what];
  const { when: which, n = 1 } = a;
  // "this battle phase" has begun when the text can be done, except for one that comes before it: the next to come
  if (which !== undefined && which !== "next" && which !== "this")
    throw new Error(`a time to skip that has no meaning yet: ${String(which)}`);
  return b.forEachSeat(a.who, (seat) =>
    act((m) => m.setSeatNumber(seat(m), what, m.seatNumber(seat(m), what) + n)),
  );
}

export function attackAgain(a: Of<"attackAgain">, b: Builder): Step {
  const { fill, set } = b.cards(a.what);
  return seq(
    fill,
    b.eachCard(set, (item) => act((m) => m.setColumn(item(m), AGAIN, m.column(item(m), AGAIN) + 1))),
  );
}

/** A Continuous or Equip text is active from now on (ttcg-7.2). */
export function becomesActive(b: Builder, index: number): Step {
  return act((m) => {
    if (onTop(m, b.self(m))) m.setColumn(b.self(m), ACTIVE + index, 1);
  });
}

/** The card whose effect the running link answers. */
export const answeredCard = (m: Machine): number => {
  const n = linkCount(m);
  return n >= 2 ? linkSource(m, linkAt(m, n - 2)) : NONE;
};
/** The card whose effect lies on top of the chain, for a Counter that thinks of answering it. */
export function topCard(m: Machine, seat: number): number {
  const n = answeredLink(m, seat);
  return n === NONE ? NONE : linkSource(m, linkAt(m, n));
}
