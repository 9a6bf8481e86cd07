/** 7 SCLM attacks: several UNITs of one organization attack together (trails-7.1, 7.9). */
import {
  act,
  ask,
  assign,
  type Candidates,
  constant,
  type Group,
  given,
  loop,
  type Machine,
  marked,
  NONE,
  need,
  type Program,
  program,
  seq,
} from "@tefuda/kernel";
import { ACTOR, DEFENDER, FIELD, mark, orgsOf, PROPOSAL, STEP, STRIKES, TOGETHER } from "../table.ts";
import { mayAttack, mayTarget, mayTargetPlayer } from "./06-target.ts";
import { ownUnits } from "./07-support.ts";
import { other } from "./09-triggers.ts";

const mayJoin = (m: Machine, card: number): boolean =>
  mayAttack(m, card) && marked(m, card, mark("cannotJoin")) === NONE;

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
/** trails-7.9: whether a group with one more could choose something, each of its members as if it were alone. */
function someTarget(m: Machine, more: number): boolean {
  if (all(m, more, mayTargetPlayer)) return true;
  for (let t = m.first(m.zoneOf(FIELD, other(m.number(ACTOR)))); t >= 0; t = m.next(t))
    if (all(m, more, (_m, c) => mayTarget(m, c, t))) return true;
  return false;
}
const fits = (m: Machine, card: number): boolean =>
  m.column(card, STRIKES) === 0 && mayJoin(m, card) && shared(m, card) !== 0 && someTarget(m, card);

/** Those who could still join; with `first` as if that one had been gathered already. */
function anyFits(m: Machine, first: number): boolean {
  const before = m.column(first, STRIKES);
  m.setColumn(first, STRIKES, 1);
  let found = false;
  for (let c = m.first(m.zoneOf(FIELD, m.number(ACTOR))); c >= 0 && !found; c = m.next(c)) found = fits(m, c);
  m.setColumn(first, STRIKES, before);
  return found;
}

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
    need("trails-6.2", "it is a ready UNIT that may attack with others", (m) => mayJoin(m, m.a)),
    need("trails-7.1", "another that shares an organization could join it", (m) => anyFits(m, m.a)),
  ],
};

const couldJoin: Candidates = (m, out) => {
  let n = 0;
  for (let c = m.first(m.zoneOf(FIELD, m.seat)); c >= 0; c = m.next(c)) if (fits(m, c)) out[n++] = c;
  return n;
};
const targets: Candidates = (m, out) => {
  let n = 0;
  const first = gathered(m);
  for (let t = m.first(m.zoneOf(FIELD, other(m.seat))); t >= 0; t = m.next(t))
    if (all(m, first, (_m, c) => mayTarget(m, c, t))) out[n++] = t;
  return n;
};
function gathered(m: Machine): number {
  let c = m.first(m.zoneOf(FIELD, m.number(ACTOR)));
  while (c >= 0 && m.column(c, STRIKES) === 0) c = m.next(c);
  return c;
}

/** Gathers a group round its first member, at least two, and names what it attacks. */
export const gather: Program = program("gather", (f) => {
  const first = f.arg();
  const member = f.local();
  const n = f.local();
  const target = f.local();
  const join = act((m) => {
    m.setColumn(member(m), STRIKES, 1);
    n.set(m, n(m) + 1);
  });
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
          { verb: "join", form: "card", apart: true, from: couldJoin, body: join },
          {
            verb: "enough",
            form: "word",
            needs: [need("trails-7.1", "a group has at least two members", (m) => n(m) > 1)],
            body: assign(member, constant(NONE)),
          },
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
        {
          verb: "target",
          form: "card",
          apart: true,
          from: targets,
          body: act((m) => m.setNumber(DEFENDER, target(m))),
        },
        {
          verb: "target the player",
          form: "word",
          needs: [
            need("trails-7.9", "each of them could attack the player", (m) =>
              all(m, gathered(m), mayTargetPlayer),
            ),
          ],
          body: act((m) => m.setNumber(DEFENDER, NONE)),
        },
      ],
    }),
  );
});
