/** Cards die: those that die by one effect go together, and their texts see one another go (tails-5.5, 7.14). */
import {
  act,
  call,
  checkEach,
  constant,
  doToEach,
  emitNow,
  forEachLying,
  type GameEvent,
  type Machine,
  type Message,
  mayLower,
  NONE,
  type Num,
  type Program,
  program,
  type SetVar,
  type Step,
  say,
  seq,
  type Var,
  when,
} from "@tefuda/kernel";
import { DEATH, DESTROYED, DIES, seenToLeave } from "./events.ts";
import { LINES } from "./lines.ts";
import { DAMAGE, GROUNDS, HAS_HEALTH, HEALTH, healthLeft, is, playerOf, UNITS } from "./schema.ts";

/** All cards of a set die by an event, if they can; the set loses those that cannot. */
function dieTogether(e: GameEvent, set: SetVar, by: Num, line: Message, item: Var, ok: Var): Step {
  return seq(
    checkEach(e, set, item, ok, [by]),
    act((m) => {
      const at = m.setAt(set);
      forEachLying(m, at, (card) => {
        say(m, line, card);
        emitNow(m, DIES, card, by(m), playerOf(m, card));
      });
      forEachLying(m, at, (card) => seenToLeave(m, card, (gear) => m.hasIn(at, gear)));
    }),
    doToEach(e, set, item, [by]),
  );
}
/** Cards are destroyed by one effect. */
export const destroyAll = (set: SetVar, by: Num, item: Var, ok: Var): Step =>
  dieTogether(DESTROYED, set, by, LINES.destroyed, item, ok);

const WITH_HEALTH = [UNITS, GROUNDS];
/** Goes through the cards on the battlefield that have lost all their health, as when what raised it has ended. */
function withoutHealth(m: Machine, found: (card: number) => void): void {
  // without damage only what lowers its health can have brought a card to nothing
  const lowered = mayLower(m, HEALTH);
  for (let seat = 0; seat < m.layout.seats; seat++)
    for (let i = 0; i < WITH_HEALTH.length; i++)
      for (let c = m.first(m.zoneOf(WITH_HEALTH[i]!, seat)); c >= 0; c = m.next(c))
        if ((lowered || m.column(c, DAMAGE) > 0) && is(m, c, HAS_HEALTH) && healthLeft(m, c) <= 0) found(c);
}
export function anyWithoutHealth(m: Machine): boolean {
  let any = false;
  withoutHealth(m, () => {
    any = true;
  });
  return any;
}

/** tails-5.5: all cards without health die, by a card or by none. */
const deaths: Program = program("deaths", (f) => {
  const by = f.cardArg();
  const set = f.set();
  const item = f.card();
  const ok = f.local();
  return seq(
    act((m) => {
      const at = m.setAt(set);
      m.clearSet(at);
      withoutHealth(m, (card) => m.addTo(at, card));
    }),
    dieTogether(DEATH, set, by, LINES.dies, item, ok),
  );
});
export const checkDeaths = (by: Num = constant(NONE)): Step => when(anyWithoutHealth, call(deaths, [by]));
