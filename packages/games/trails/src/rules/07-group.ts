/** 7 SCLM attacks: several UNITs of one organization attack together (trails-7.1, 7.9). */
import {
  act,
  ask,
  assign,
  constant,
  type Group,
  giveBack,
  given,
  loop,
  type Machine,
  marked,
  NONE,
  need,
  type Program,
  program,
  type Reason,
  seq,
} from "@tefuda/kernel";
import {
  ACTOR,
  DEFENDER,
  FIELD,
  inZone,
  isActive,
  mark,
  orgsOf,
  other,
  PROPOSAL,
  playerOf,
  STEP,
  STRIKES,
  TOGETHER,
} from "../schema.ts";
import { mayAttack, mayTarget, mayTargetPlayer, whyNotPlayer, whyNotTarget } from "./06-target.ts";
import { otherUnits, ownUnits } from "./07-support.ts";
import { countChoice } from "./11-limits.ts";

/** The organizations that all who have been gathered share, with one more card. */
function shared(m: Machine, more: number): number {
  let orgs = orgsOf(m, more);
  for (let c = m.first(m.zoneOf(FIELD, m.number(ACTOR))); c >= 0; c = m.next(c))
    if (m.column(c, STRIKES) !== 0) orgs &= orgsOf(m, c);
  return orgs;
}
/** Whether each of those gathered, and one more, passes a test. */
function all(m: Machine, more: number, test: (m: Machine, card: number) => boolean): boolean {
  if (!test(m, more)) return false;
  for (let c = m.first(m.zoneOf(FIELD, m.number(ACTOR))); c >= 0; c = m.next(c))
    if (m.column(c, STRIKES) !== 0 && !test(m, c)) return false;
  return true;
}
const openToGroups = (m: Machine, target: number): boolean =>
  marked(m, target, mark("cannotBeAttackedTogether")) === NONE;
/** trails-7.9: whether a group with one more could choose something, each of its members as if it were alone. */
function someTarget(m: Machine, more: number): boolean {
  if (all(m, more, mayTargetPlayer)) return true;
  for (let t = m.first(m.zoneOf(FIELD, other(m.number(ACTOR)))); t >= 0; t = m.next(t))
    if (openToGroups(m, t) && all(m, more, (_m, c) => mayTarget(m, c, t))) return true;
  return false;
}
/** trails-6.2, 9.8: without regard to who else attacks. */
const mayJoin = (m: Machine, card: number): boolean =>
  m.column(card, STRIKES) === 0 && mayAttack(m, card) && marked(m, card, mark("cannotJoin")) === NONE;

/** Whether another passes a test that could join a first one, which is as if it had been gathered already. */
function another(m: Machine, first: number, test: (m: Machine, card: number) => boolean): boolean {
  const before = m.column(first, STRIKES);
  m.setColumn(first, STRIKES, 1);
  let found = false;
  for (let c = m.first(m.zoneOf(FIELD, m.number(ACTOR))); c >= 0 && !found; c = m.next(c))
    found = mayJoin(m, c) && shared(m, c) !== 0 && test(m, c);
  m.setColumn(first, STRIKES, before);
  return found;
}

/** What a UNIT needs to be in a group, whoever else is. */
const MEMBER = [
  given("trails-6.2", "you control it", (m) => playerOf(m, m.a) === m.seat && inZone(m, m.a, FIELD)),
  need("trails-6.2", "it is a ready UNIT that is not stunned", (m) => isActive(m, m.a) && !m.turned(m.a)),
  need("trails-9.8", "no text keeps it from attacking", (m) => marked(m, m.a, mark("cannotAttack")) === NONE),
  need(
    "trails-9.8",
    "no text keeps it from attacking with others",
    (m) => marked(m, m.a, mark("cannotJoin")) === NONE,
  ),
];
/** The first member of a group. */
export const GATHER: Group = {
  verb: "gather",
  form: "card",
  apart: true,
  from: ownUnits,
  needs: [
    given(
      "trails-6.1",
      "it is your proposal",
      (m) => m.number(STEP) === PROPOSAL && m.number(ACTOR) === m.seat,
    ),
    ...MEMBER,
    need("trails-7.1", "another that shares an organization could join it", (m) =>
      another(m, m.a, () => true),
    ),
    need(
      "trails-7.9",
      "there is a target that it and one that could join it could each choose alone",
      (m) => another(m, m.a, someTarget) || !another(m, m.a, () => true),
    ),
  ],
};
/** One more. */
const JOIN: Group = {
  verb: "join",
  form: "card",
  apart: true,
  from: ownUnits,
  needs: [
    ...MEMBER,
    need("trails-7.1", "it is not in the group already", (m) => m.column(m.a, STRIKES) === 0),
    need("trails-7.1", "one organization is common to it and all of the group", (m) => shared(m, m.a) !== 0),
    need("trails-7.9", "there is a target that each of them could choose alone", (m) => someTarget(m, m.a)),
  ],
};
const ALONE: Reason = { rule: "trails-7.9", needs: "each of them could choose it alone" };
/** What stands in the way of members of the group. */
function ofMembers(m: Machine, why: (card: number) => Reason[]): Reason[] {
  const found: Reason[] = [];
  for (let c = m.first(m.zoneOf(FIELD, m.number(ACTOR))); c >= 0; c = m.next(c))
    if (m.column(c, STRIKES) !== 0) found.push(...why(c));
  return found;
}
const TARGET: Group = {
  verb: "target",
  form: "card",
  apart: true,
  from: otherUnits,
  needs: [
    given("trails-6.3", "it is a UNIT that your opponent controls", (m) => playerOf(m, m.a) !== m.seat),
    {
      ...need("trails-7.9", "each of them could choose it alone", (m) =>
        all(m, gathered(m), (_m, c) => mayTarget(m, c, m.a)),
      ),
      explain: (m) => [ALONE, ...ofMembers(m, (c) => whyNotTarget(m, c, m.a))],
    },
    need("trails-9.8", "no text keeps it from being attacked by several together", (m) =>
      openToGroups(m, m.a),
    ),
  ],
};
const TARGET_PLAYER: Group = {
  verb: "target the player",
  form: "word",
  needs: [
    {
      ...need("trails-7.9", "each of them could attack the player alone", (m) =>
        all(m, gathered(m), mayTargetPlayer),
      ),
      explain: (m) => [ALONE, ...ofMembers(m, (c) => whyNotPlayer(m, c))],
    },
  ],
};
/** Till its target is named nothing was declared (trails-6.5), and who gathered may think again. */
const CALL_OFF: Group = { verb: "call off", form: "word" };

function gathered(m: Machine): number {
  let c = m.first(m.zoneOf(FIELD, m.number(ACTOR)));
  while (c >= 0 && m.column(c, STRIKES) === 0) c = m.next(c);
  return c;
}

/** Gathers a group round its first member, at least two, and names what it attacks; gives 0 if it was called off. */
export const gather: Program = program("gather", (f) => {
  const first = f.cardArg();
  const member = f.card();
  const n = f.local();
  const target = f.card();
  const join = act((m) => {
    m.setColumn(member(m), STRIKES, 1);
    n.set(m, n(m) + 1);
  });
  const callOff = seq(
    act((m) => {
      countChoice(m);
      m.clearColumn(STRIKES);
      m.setNumber(TOGETHER, 0);
    }),
    giveBack(constant(0)),
  );
  return seq(
    act((m) => {
      m.setColumn(first(m), STRIKES, 1);
      n.set(m, 1);
      member.set(m, first(m));
      m.setNumber(TOGETHER, 1);
    }),
    loop(
      (m) => member(m) !== NONE,
      ask({
        shape: "one",
        who: (m) => m.number(ACTOR),
        prompt: "group",
        rule: "trails-7.1",
        a: member,
        groups: [
          { ...JOIN, body: join },
          {
            verb: "enough",
            form: "word",
            needs: [need("trails-7.1", "a group has at least two members", (m) => n(m) > 1)],
            body: assign(member, constant(NONE)),
          },
          { ...CALL_OFF, body: callOff },
        ],
      }),
    ),
    ask({
      shape: "one",
      who: (m) => m.number(ACTOR),
      prompt: "target",
      rule: "trails-7.9",
      a: target,
      groups: [
        { ...TARGET, body: act((m) => m.setNumber(DEFENDER, target(m))) },
        { ...TARGET_PLAYER, body: act((m) => m.setNumber(DEFENDER, NONE)) },
        { ...CALL_OFF, body: callOff },
      ],
    }),
    giveBack(constant(1)),
  );
});
