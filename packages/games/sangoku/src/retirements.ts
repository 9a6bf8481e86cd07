/** Who retires for damage, and whose dance is over: looked at after every dealing and every change (sangoku-7.15, 9.17). */
import {
  act,
  call,
  constant,
  happenToEach,
  loop,
  type Machine,
  marked,
  NONE,
  type Program,
  program,
  type Step,
  seq,
  value,
  when,
} from "@tefuda/kernel";
import { hasEmblem } from "./emblems.ts";
import { RETIRES, roleOf } from "./events.ts";
import { past } from "./last.ts";
import { BATTLEFIELD, DAMAGE, DANCING, isGeneral, mark, POWER } from "./schema.ts";

const stopped = (m: Machine, card: number, which: Parameters<typeof mark>[0]): boolean =>
  marked(m, card, mark(which)) !== NONE;

/** sangoku-9.17 */
const hasStopped = (m: Machine, card: number): boolean =>
  m.column(card, DANCING) !== 0 && !hasEmblem(m, card, "dance");
/** sangoku-7.15, 11.3 */
function isDown(m: Machine, card: number): boolean {
  const damage = m.column(card, DAMAGE);
  if (damage === 0 && m.s[m.layout.tally + POWER] === 0) return false;
  return isGeneral(m, card) && damage >= value(m, card, POWER) && !stopped(m, card, "cannotRetire");
}
const anybody =
  (test: (m: Machine, card: number) => boolean) =>
  (m: Machine): boolean => {
    for (let seat = 0; seat < m.layout.seats; seat++)
      for (let c = m.first(m.zoneOf(BATTLEFIELD, seat)); c >= 0; c = m.next(c)) if (test(m, c)) return true;
    return false;
  };
const eachOnBattlefield = (m: Machine, what: (card: number) => void): void => {
  for (let seat = 0; seat < m.layout.seats; seat++)
    for (let c = m.first(m.zoneOf(BATTLEFIELD, seat)); c >= 0; c = m.next(c)) what(c);
};
const anybodyStopped = anybody(hasStopped);
export const anybodyDown = anybody((m, card) => isDown(m, card) || hasStopped(m, card));

/** What a dance gave goes with it, another dance perhaps: whoever fell by that falls at the same moment (sangoku-7.15). */
function endDances(m: Machine): void {
  while (anybodyStopped(m))
    eachOnBattlefield(m, (card) => {
      if (hasStopped(m, card)) m.setColumn(card, DANCING, 0);
    });
}
/** All who have as much damage as power retire together; looked at after every dealing and every change (sangoku-7.15). */
const retirements: Program = program("retirements", (f) => {
  const down = f.set();
  const item = f.card();
  const ok = f.local();
  return loop(
    anybodyDown,
    seq(
      act((m) => {
        m.cite("sangoku-7.15");
        const at = m.setAt(down);
        m.clearSet(at);
        endDances(m);
        eachOnBattlefield(m, (card) => {
          if (isDown(m, card)) m.addTo(at, card);
        });
        past.noteAll(m, at);
      }),
      happenToEach(RETIRES, down, item, ok, [roleOf(item), constant(NONE)]),
    ),
  );
});
export const checkRetirements: Step = when(anybodyDown, call(retirements));
