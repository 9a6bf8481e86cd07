/** 10 Icon crafts that the rules carry out: 【Attribution】 and 【Martial Arts】 (trails-10.3, 10.5). */
import { addModifier, type Machine, type Modifier, makeModifier, NONE, say } from "@tefuda/kernel";
import { LINES } from "../lines.ts";
import {
  ATTACKING,
  DEF,
  DEFENDER,
  FIELD,
  hasIcon,
  mark,
  orgsOf,
  other,
  playerOf,
  STR,
  STRIKES,
  THIS_TURN,
  works,
} from "../schema.ts";
import { firstAttacker } from "./06-target.ts";

/** trails-10.3: what a card gains; the organizations stand with the modifier. */
export const GAINED_ORGS = makeModifier({ mark: mark("orgs") });

/** The attackers give their organizations to every card of their player that has 【Attribution】. */
export function attribute(m: Machine, actor: number): void {
  let orgs = 0;
  for (let c = firstAttacker(m); c !== NONE; c = firstAttacker(m, c)) orgs |= orgsOf(m, c);
  for (let c = m.first(m.zoneOf(FIELD, actor)); c >= 0; c = m.next(c)) {
    if (!works(m, c) || !hasIcon(m, c, "attribution")) continue;
    m.cite("trails-10.3");
    addModifier(m, {
      modifier: GAINED_ORGS,
      source: c,
      subject: c,
      seat: actor,
      until: THIS_TURN,
      arg: orgs,
    });
    say(m, LINES.joinsOrgs, c);
  }
}

/** trails-6.6 */
export const isCombating = (m: Machine, card: number): boolean =>
  m.number(ATTACKING) !== 0 && (m.column(card, STRIKES) !== 0 || m.number(DEFENDER) === card);

/** How many combating UNITs of the other side lack 【Martial Arts】. */
function untrained(m: Machine, card: number): number {
  m.cite("trails-10.5");
  let n = 0;
  for (let c = m.first(m.zoneOf(FIELD, other(playerOf(m, card)))); c >= 0; c = m.next(c))
    if (isCombating(m, c) && works(m, c) && !hasIcon(m, c, "martialArts")) n++;
  return n;
}
const martial = (stat: number): Modifier =>
  makeModifier({
    stat,
    during: (m) => m.number(ATTACKING) !== 0,
    touches: (m, _mod, card) =>
      card >= 0 && isCombating(m, card) && works(m, card) && hasIcon(m, card, "martialArts"),
    fold: (m, before, _mod, card) => before + untrained(m, card),
  });
/** trails-10.5 holds of whoever has the icon, by its own text or by another's. */
export const MARTIAL_ARTS: readonly Modifier[] = [martial(STR), martial(DEF)];
