/**
 * 10 Emblems that set something off: what the rules themselves give to a card that has them, printed or given. They wait
 * with the texts of cards and are put in order with them (sangoku-1.8).
 */
import {
  act,
  addModifier,
  ask,
  asked,
  assign,
  attach,
  type Candidates,
  call,
  cardsIn,
  constant,
  type Frame,
  happen,
  type Machine,
  makeModifier,
  move,
  NONE,
  need,
  program,
  type Step,
  say,
  seq,
  setOff,
  type Var,
  value,
  when,
} from "@tefuda/kernel";
import { choosable, GUARDS } from "../effects/guards.ts";
import type { TextAbility } from "../effects/text.ts";
import { hasEmblem } from "../emblems.ts";
import {
  DAMAGED,
  fortDamage,
  MAY_LIE_FACE_UP,
  STANDS,
  specialDamage,
  TURNS_DOWN,
  TURNS_UP,
} from "../events.ts";
import { LINES } from "../lines.ts";
import { lyingOn } from "../lying.ts";
import { mill } from "../places.ts";
import { units } from "../prices.ts";
import { checkRetirements } from "../retirements.ts";
import {
  BATTLEFIELD,
  DECK,
  is,
  isGeneral,
  NATION_NAMES,
  other,
  POWER,
  playerOf,
  RAISED,
  RESOURCES,
  TEXTS,
  THIS_TURN,
} from "../schema.ts";
import { emblems } from "../text/phrases/names.ts";
import type { PlainEmblem } from "../text/tree.ts";
import { mayTurnUp } from "./01-names.ts";
import { canPay, fixedHalves, pay } from "./05-costs.ts";
import { hasForsaken } from "./11-forsaken.ts";

interface Own {
  f: Frame;
  card: Var;
  seat: Var;
}
/** What an emblem sets off, as a text of its own that no card bears; numbered behind those of a card. */
const effects: TextAbility[] = [];
function emblemText(emblem: PlainEmblem, build: (own: Own) => Step): TextAbility {
  const ability: TextAbility = {
    id: -1,
    index: TEXTS + effects.length,
    words: { en: emblems[emblem][0], ja: emblems[emblem][1] },
    text: { kind: "keywords", keywords: [emblem] },
    triggers: [],
    statics: [],
    requires: [],
    price: 0,
    programs: [
      program(emblem, (f) => {
        const [card, seat] = [f.cardArg(), f.arg()];
        return build({ f, card, seat });
      }),
    ],
  };
  effects.push(ability);
  return ability;
}
function queue(m: Machine, emblem: PlainEmblem, { id }: TextAbility, card: number): void {
  if (!hasEmblem(m, card, emblem)) return;
  m.e.fill(NONE);
  setOff(m, id, card, false);
}

/** A card that the player of an emblem may choose, or has to; NONE if none may be chosen or is wanted. */
interface Choice {
  rule: string;
  prompt: string;
  among: Candidates;
  /** In words, and as a test of the card in `m.a`. */
  says: string;
  test: (m: Machine, own: Own) => boolean;
  must?: boolean;
  /** Where who looks on cannot see what may be chosen, the question is put whatever lies there (sangoku-12.8). */
  hidden?: boolean;
}
function choose(own: Own, what: Choice): { step: Step; card: Var } {
  const { f, seat } = own;
  const card = f.card();
  const count = (m: Machine): number => {
    m.seat = seat(m);
    const out = m.scratch[m.borrow()]!;
    const n = what.among(m, out);
    let found = 0;
    for (let i = 0; i < n; i++) {
      m.a = out[i]!;
      if (what.hidden || (what.test(m, own) && choosable(m, m.a, own.card(m), m.seat))) {
        found++;
        card.set(m, out[i]!);
      }
    }
    m.giveBack();
    return found;
  };
  const found = f.local();
  return {
    card,
    step: seq(
      assign(card, constant(NONE)),
      assign(found, count),
      when(
        (m) => found(m) > (what.must ? 1 : 0),
        ask({
          shape: "one",
          who: seat,
          prompt: what.prompt,
          rule: what.rule,
          source: own.card,
          a: card,
          groups: [
            {
              verb: "",
              form: "card",
              apart: true,
              from: what.among,
              needs: [
                need(what.rule, what.says, (m) => what.test(m, own)),
                ...GUARDS.map(({ rule, says, test }) =>
                  need(rule, says, (m) => test(m, m.a, own.card(m), own.seat(m))),
                ),
              ],
            },
            ...(what.must ? [] : [{ verb: "decline", form: "word" } as const]),
          ],
        }),
      ),
    ),
  };
}
const chosen =
  (card: Var) =>
  (m: Machine): boolean =>
    card(m) >= 0;

const generals: Candidates = (m, out) => {
  let n = 0;
  for (let s = 0; s < m.layout.seats; s++)
    for (let c = m.first(m.zoneOf(BATTLEFIELD, s)); c >= 0; c = m.next(c)) if (isGeneral(m, c)) out[n++] = c;
  return n;
};
const resources = (faceDown: boolean): Candidates =>
  cardsIn(RESOURCES, asked, (m, card) => m.faceDown(card) === faceDown);

// --- what a won battle and an attack set off ---------------------------------------------------------------------------------
/** sangoku-10.3, 8.8 */
const TRAMPLE = emblemText("trample", ({ card, seat }) =>
  seq(
    act((m) => {
      m.cite("sangoku-10.3");
      m.cite("sangoku-8.8");
      say(m, LINES.tramples, card(m));
    }),
    call(fortDamage, [(m) => other(seat(m)), constant(1)]),
  ),
);
/** sangoku-10.26 */
const INTIMIDATE = emblemText("intimidate", ({ seat }) =>
  act((m) => {
    m.cite("sangoku-10.26");
    mill(m, other(seat(m)), 1);
  }),
);
/** sangoku-10.25: both damages at the same time, with the powers before either. */
const CONTINUOUS_FIRE = emblemText("continuousFire", (own) => {
  const { f, card, seat } = own;
  const { step, card: target } = choose(own, {
    rule: "sangoku-10.25",
    prompt: "continuousFire",
    among: generals,
    says: "it is a tapped general of your opponent",
    test: (m) => playerOf(m, m.a) !== seat(m) && m.turned(m.a) && isGeneral(m, card(m)),
  });
  const own1 = f.local();
  const theirs = f.local();
  return seq(
    step,
    when(
      chosen(target),
      seq(
        act((m) => m.cite("sangoku-10.25")),
        assign(own1, (m) => value(m, card(m), POWER)),
        assign(theirs, (m) => value(m, target(m), POWER)),
        happen(DAMAGED, [target, own1, seat]),
        happen(DAMAGED, [card, theirs, seat]),
        checkRetirements,
      ),
    ),
  );
});

// --- what a summons sets off ---------------------------------------------------------------------------------------------------
const SHOT = 500;
/** sangoku-10.7 */
const SUMMON_SHOT = emblemText("summonShot", (own) => {
  const { seat } = own;
  const { step, card } = choose(own, {
    rule: "sangoku-10.7",
    prompt: "summonShot",
    among: generals,
    says: "it is a general that takes such damage",
    test: (m) => specialDamage(m, m.a, SHOT, seat(m)) > 0,
  });
  return seq(
    step,
    when(
      chosen(card),
      seq(
        act((m) => m.cite("sangoku-10.7")),
        happen(DAMAGED, [card, constant(SHOT), seat]),
        checkRetirements,
      ),
    ),
  );
});
/** sangoku-10.8 */
const UPRISING = emblemText("uprising", (own) => {
  const { seat } = own;
  const { step, card } = choose(own, {
    rule: "sangoku-10.8",
    prompt: "uprising",
    among: resources(true),
    says: "it may lie face-up, and you have no other general of its name",
    test: (m) => is(m, m.a, MAY_LIE_FACE_UP) && mayTurnUp(m, m.a),
    hidden: true,
  });
  return seq(
    step,
    when(
      chosen(card),
      seq(
        act((m) => m.cite("sangoku-10.8")),
        happen(TURNS_UP, [card, seat]),
        act((m) => queueTreasures(m, seat(m))),
      ),
    ),
  );
});
/** sangoku-10.9 */
const PATRIOTISM = emblemText("patriotism", (own) => {
  const { step, card } = choose(own, {
    rule: "sangoku-10.9",
    prompt: "patriotism",
    among: resources(false),
    says: "it is a face-up resource of yours",
    test: () => true,
    must: true,
  });
  return seq(
    step,
    when(
      chosen(card),
      seq(
        act((m) => m.cite("sangoku-10.9")),
        happen(TURNS_DOWN, [card, own.seat]),
      ),
    ),
  );
});
/** sangoku-10.22: blue, whatever the general's own colour. */
const BLUE = units(NATION_NAMES.indexOf("wu"), 1);
const SUPPORT = emblemText("support", (own) => {
  const { seat } = own;
  const { step, card } = choose(own, {
    rule: "sangoku-10.22",
    prompt: "support",
    among: generals,
    says: "it is a tapped general of yours with forsaken tactics, and you can pay 1B",
    test: (m) =>
      playerOf(m, m.a) === seat(m) && m.turned(m.a) && hasForsaken(m, m.a) && canPay(m, seat(m), BLUE),
  });
  return seq(
    step,
    when(
      chosen(card),
      seq(
        call(pay, [card, seat, ...fixedHalves(BLUE)]),
        act((m) => m.cite("sangoku-10.22")),
        happen(STANDS, [card, seat]),
      ),
    ),
  );
});
/** sangoku-10.27: nobody looks at the card, which lies face-down from the deck on. */
const DEFENSIVE_STANCE = emblemText("defensiveStance", (own) => {
  const { seat } = own;
  const { step, card } = choose(own, {
    rule: "sangoku-10.27",
    prompt: "defensiveStance",
    among: generals,
    says: "it is a tapped general without such a card, and you have cards in your deck",
    test: (m) => m.turned(m.a) && lyingOn(m, m.a, true) === NONE && m.count(m.zoneOf(DECK, seat(m))) > 0,
  });
  return seq(
    step,
    when(
      chosen(card),
      act((m) => {
        m.cite("sangoku-10.27");
        const top = m.first(m.zoneOf(DECK, seat(m)));
        m.setFaceDown(top, true);
        move(m, top, m.zone(card(m)));
        m.setFaceDown(top, true);
        attach(m, top, card(m));
        say(m, LINES.stance, card(m));
      }),
    ),
  );
});

/** sangoku-10.24 */
const TREASURE = 500;
export const RAISED_POWER = makeModifier({ stat: POWER, adds: TREASURE });
const NATION_TREASURE = emblemText("nationTreasure", ({ card, seat }) =>
  act((m) => {
    if (!isGeneral(m, card(m)) || m.column(card(m), RAISED) !== 0) return;
    m.cite("sangoku-10.24");
    m.setColumn(card(m), RAISED, 1);
    addModifier(m, {
      modifier: RAISED_POWER,
      source: card(m),
      subject: card(m),
      seat: seat(m),
      until: THIS_TURN,
    });
    say(m, LINES.treasure, card(m));
  }),
);

export const EMBLEM_TEXTS: readonly TextAbility[] = effects;

/** A general was summoned for a cost (sangoku-9.4). */
export function queueSummoned(m: Machine, card: number): void {
  queue(m, "summonShot", SUMMON_SHOT, card);
  queue(m, "uprising", UPRISING, card);
  queue(m, "patriotism", PATRIOTISM, card);
  queue(m, "support", SUPPORT, card);
  queue(m, "defensiveStance", DEFENSIVE_STANCE, card);
}
export const queueIntimidate = (m: Machine, card: number): void => queue(m, "intimidate", INTIMIDATE, card);
/** A battle was won (sangoku-7.16). */
export function queueWinning(m: Machine, card: number, asAttacker: boolean): void {
  queue(m, "trample", TRAMPLE, card);
  if (asAttacker) queue(m, "continuousFire", CONTINUOUS_FIRE, card);
}
/** Resources of a player were turned face-up. */
export function queueTreasures(m: Machine, seat: number): void {
  for (let c = m.first(m.zoneOf(BATTLEFIELD, seat)); c >= 0; c = m.next(c))
    if (isGeneral(m, c) && m.column(c, RAISED) === 0) queue(m, "nationTreasure", NATION_TREASURE, c);
}
