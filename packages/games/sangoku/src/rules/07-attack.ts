/** 7 Battle: who may attack what, and who must (sangoku-7.2 to 7.4, 7.20, 1.4, 10.2). */
import {
  type Candidates,
  type Group,
  given,
  hasOption,
  type Machine,
  marked,
  markTotal,
  type Need,
  NONE,
  need,
  needPair,
} from "@tefuda/kernel";
import { hasEmblem } from "../emblems.ts";
import {
  AGAIN,
  ATTACKED,
  BATTLEFIELD,
  CAME,
  FIRST_ATTACK,
  isGeneral,
  isMain,
  type Mark,
  mark,
  other,
  playerOf,
  TURN,
} from "../schema.ts";
import { ownGenerals } from "./09-musou.ts";

const free = (m: Machine, card: number, which: Mark, other = NONE): boolean =>
  marked(m, card, mark(which), other) === NONE;

/** sangoku-1.4 */
const isBarred = (m: Machine, card: number): boolean =>
  m.column(card, CAME) !== 0 && !hasEmblem(m, card, "haste");
/** sangoku-7.4: one, or as many as the most that a text allows, and all that is added to that. */
const attacksLeft = (m: Machine, card: number): number =>
  Math.max(1, markTotal(m, card, mark("attacksUpTo"), "max")) +
  m.column(card, AGAIN) +
  markTotal(m, card, mark("attacks"), "sum") -
  m.column(card, ATTACKED);

const ATTACKING: readonly Need[] = [
  need("sangoku-7.2", "it is your main phase, outside of battles", (m) => isMain(m, m.seat)),
  given(
    "sangoku-7.2",
    "it is a general of yours on the battlefield",
    (m) => isGeneral(m, m.a) && playerOf(m, m.a) === m.seat,
  ),
  need("sangoku-7.2", "it is standing", (m) => !m.turned(m.a)),
  need("sangoku-1.4", "it did not come to the battlefield this turn, or has Haste", (m) => !isBarred(m, m.a)),
  need("sangoku-7.4", "it has not attacked as often as it may this turn", (m) => attacksLeft(m, m.a) > 0),
  need(
    "sangoku-2.10",
    "the format allows attacks in the first turn",
    (m) => m.number(TURN) > 1 || m.number(FIRST_ATTACK) !== 0,
  ),
  need("sangoku-1.2", "no text keeps it from attacking", (m) => free(m, m.a, "cannotAttack")),
];

const allGenerals: Candidates = (m, out) => {
  let n = 0;
  for (let i = 0; i < m.layout.seats; i++)
    for (let c = m.first(m.zoneOf(BATTLEFIELD, i === 0 ? other(m.seat) : m.seat)); c >= 0; c = m.next(c))
      if (isGeneral(m, c)) out[n++] = c;
  return n;
};
/** sangoku-7.3 */
const liesOpen = (m: Machine, card: number, by: number): boolean =>
  m.turned(card) || !free(m, by, "attacksStanding", card);

/** sangoku-7.3 */
export const ATTACK: Group = {
  verb: "attack",
  form: "cards",
  from: ownGenerals,
  to: allGenerals,
  needs: [
    ...ATTACKING,
    needPair(
      "sangoku-7.3",
      "its target is a tapped general of your opponent",
      (m) => isGeneral(m, m.b) && playerOf(m, m.b) !== m.seat && liesOpen(m, m.b, m.a),
    ),
    needPair("sangoku-1.2", "no text keeps it from attacking that general", (m) =>
      free(m, m.a, "cannotAttack", m.b),
    ),
    needPair("sangoku-1.2", "no text keeps that general from being attacked", (m) =>
      free(m, m.b, "cannotBeAttacked", m.a),
    ),
  ],
};
export const ATTACK_FORTS: Group = {
  verb: "attack forts with",
  form: "card",
  apart: true,
  from: ownGenerals,
  needs: [
    ...ATTACKING,
    need("sangoku-1.2", "no text keeps it from attacking forts", (m) => free(m, m.a, "cannotAttackForts")),
  ],
};

/** sangoku-7.20: whether a general of a player must attack, and may attack something. */
export function somebodyMust(m: Machine, seat: number): boolean {
  if (m.s[m.layout.marks + mark("mustAttack")] === 0) return false;
  const must = (_m: Machine, card: number): boolean => marked(m, card, mark("mustAttack")) !== NONE;
  return hasOption(m, ATTACK_FORTS, seat, must) || hasOption(m, ATTACK, seat, must);
}
