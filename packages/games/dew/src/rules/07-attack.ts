/** 7 Attacking and blocking (dew-7.1 to 7.7), and the keywords that are of use there (dew-8.1 to 8.6). */
import {
  act,
  ask,
  asked,
  assign,
  type CardTest,
  call,
  cardsIn,
  constant,
  emitNow,
  firstIn,
  type Group,
  given,
  happen,
  happenToEach,
  hasOption,
  ifElse,
  type Machine,
  NONE,
  type Num,
  need,
  type Program,
  program,
  type Step,
  say,
  seq,
  type Var,
  when,
} from "@tefuda/kernel";
import { HAPPENS, memory } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  ATTACKS,
  BLOCKS,
  biteOf,
  CRITTER,
  FIGHT,
  has,
  is,
  isCritter,
  isMarked,
  MEADOW,
  NEW,
  NOON,
  other,
  PHASE,
  ROLE,
  shellOf,
} from "../schema.ts";
import { NOW } from "./05-playing.ts";
import { settle } from "./06-settling.ts";

const isOne: CardTest = (m, card) => is(m, card, CRITTER);
const critters = cardsIn(MEADOW, asked, isOne);
const YOURS = (rule: string) =>
  given(rule, "it is a critter on your meadow", (m) => isCritter(m, m.a) && m.actsFor(m.a) === m.seat);

/** dew-8.1 */
function isReady(m: Machine, card: number): boolean {
  if (m.column(card, NEW) === 0) return true;
  if (!has(m, card, "swift")) return false;
  m.cite("dew-8.1");
  return true;
}

export const ATTACK: Group = {
  verb: "attack",
  form: "card",
  apart: true,
  from: critters,
  needs: [
    NOW,
    YOURS("dew-7.1"),
    need("dew-7.1", "it is alert", (m) => !m.turned(m.a)),
    need("dew-7.1", "it did not come this turn, or is Swift", (m) => isReady(m, m.a)),
    need("dew-6.6", "no text keeps it from attacking", (m) => !isMarked(m, m.a, "cannotAttack")),
  ],
};

/** Whether a player has any critter, which everybody sees. */
const hasCritter = (m: Machine, seat: number): boolean => firstIn(m, m.zoneOf(MEADOW, seat), isOne) !== NONE;
/** dew-7.7: whether nothing is left that could attack and must. */
export const isFree = (m: Machine, seat: number): boolean =>
  !hasOption(m, ATTACK, seat, (_m, card) => isMarked(m, card, "mustAttack"));

const blockGroup = (attacker: Num): Group => ({
  verb: "block",
  form: "card",
  apart: true,
  from: critters,
  needs: [
    YOURS("dew-7.3"),
    need("dew-7.3", "it is alert", (m) => !m.turned(m.a)),
    need(
      "dew-8.2",
      "it is Winged, as the attacker is",
      (m) => !has(m, attacker(m), "winged") || has(m, m.a, "winged"),
    ),
    need(
      "dew-6.6",
      "no text keeps it from blocking",
      (m) => !isMarked(m, m.a, "cannotBlock") && !isMarked(m, attacker(m), "cannotBeBlocked"),
    ),
  ],
});

/** An attack from its beginning to its end. Arguments: card, seat. */
export const attack: Program = program("attack", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  const foe = f.local();
  const blocker = f.card();
  return seq(
    act((m) => {
      m.cite("dew-7.1");
      m.setNumber(PHASE, FIGHT);
      m.setColumn(card(m), ROLE, ATTACKS);
      say(m, LINES.attacks, card(m));
      emitNow(m, HAPPENS.attacks, card(m));
    }),
    // dew-7.2, 8.6
    ifElse(
      (m) => has(m, card(m), "watchful"),
      act((m) => m.cite("dew-8.6")),
      seq(
        act((m) => m.cite("dew-7.2")),
        happen(HAPPENS.lulled, [card, constant(NONE)]),
      ),
    ),
    call(settle),
    assign(blocker, constant(NONE)),
    assign(foe, (m) => other(seat(m))),
    when(
      (m) => isAttacking(m, card(m)) && hasCritter(m, foe(m)),
      ask({
        shape: "one",
        who: foe,
        prompt: "block",
        rule: "dew-7.3",
        a: blocker,
        groups: [
          { ...blockGroup(card), body: act((m) => block(m, card(m), blocker(m))) },
          { verb: "no block", form: "word", body: assign(blocker, constant(NONE)) },
        ],
      }),
    ),
    call(settle),
    // dew-7.6
    ifElse(
      (m) => isAttacking(m, card(m)),
      ifElse((m) => blocker(m) === NONE, reach(card, seat, foe), fight(f, card, blocker, seat, foe)),
      act((m) => m.cite("dew-7.6")),
    ),
    call(settle),
    act((m) => {
      m.clearColumn(ROLE);
      m.setNumber(PHASE, NOON);
    }),
  );
});
const isAttacking = (m: Machine, card: number): boolean =>
  isCritter(m, card) && m.column(card, ROLE) === ATTACKS;
function block(m: Machine, attacker: number, blocker: number): void {
  m.setColumn(blocker, ROLE, BLOCKS);
  say(m, LINES.blocks, blocker, attacker);
  emitNow(m, HAPPENS.blocks, blocker);
  emitNow(m, HAPPENS.blocked, attacker);
}

/** dew-7.4: so much bloom is lost to an attacker; dew-8.5 */
const bloomLost = (card: Num, n: Num, seat: Num, foe: Num): Step =>
  seq(
    happen(HAPPENS.losesBloom, [foe, n]),
    when(
      (m) => has(m, card(m), "nectar"),
      seq(
        act((m) => m.cite("dew-8.5")),
        happen(HAPPENS.gainsBloom, [seat, n]),
      ),
    ),
  );
const reach = (card: Num, seat: Num, foe: Num): Step =>
  seq(
    act((m) => {
      m.cite("dew-7.4");
      say(m, LINES.unblocked, card(m));
    }),
    when(
      (m) => biteOf(m, card(m)) > 0,
      seq(
        bloomLost(card, (m) => biteOf(m, card(m)), seat, foe),
        act((m) => emitNow(m, HAPPENS.reaches, card(m))),
      ),
    ),
  );

/** dew-7.5: both bite at once, and what falls falls at once; dew-8.3, 8.4 */
function fight(f: Parameters<Program["build"]>[0], card: Var, blocker: Var, seat: Var, foe: Num): Step {
  const falls = f.set();
  const item = f.card();
  const ok = f.local();
  const beyond = f.local();
  return when(
    (m) => isCritter(m, blocker(m)) && m.column(blocker(m), ROLE) === BLOCKS,
    seq(
      act((m) => {
        m.cite("dew-7.5");
        const [a, b] = [card(m), blocker(m)];
        say(m, LINES.fights, a, biteOf(m, a), b, biteOf(m, b));
        const at = m.setAt(falls);
        m.clearSet(at);
        if (beats(m, a, b)) m.addTo(at, b);
        if (beats(m, b, a)) m.addTo(at, a);
        // dew-6.4: what falls here sees nothing that falls later
        memory.past.noteAll(m, at);
        beyond.set(m, has(m, a, "piercing") ? Math.max(0, biteOf(m, a) - shellOf(m, b)) : 0);
      }),
      when(
        (m) => beyond(m) > 0,
        seq(
          act((m) => m.cite("dew-8.4")),
          bloomLost(card, beyond, seat, foe),
        ),
      ),
      happenToEach(HAPPENS.composted, falls, item, ok, [constant(NONE)]),
    ),
  );
}
function beats(m: Machine, card: number, over: number): boolean {
  if (biteOf(m, card) >= shellOf(m, over)) return true;
  if (!has(m, card, "sting")) return false;
  m.cite("dew-8.3");
  return true;
}
