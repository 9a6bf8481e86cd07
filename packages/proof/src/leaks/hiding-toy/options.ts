/** What a player of the hiding toy may choose, and what it needs. */
import { asked, type Candidates, cardsIn, type Group, type Machine, NONE, type Num } from "@tefuda/kernel";
import { HAND, me, ROW } from "./schema.ts";

const theirs: Num = (m) => 1 - m.seat;
export const mineToMove = {
  rule: "hiding-1",
  says: "it is your turn",
  test: (m: Machine) => m.seat === me(m),
};
const inHand = {
  rule: "hiding-2",
  says: "it is in your hand",
  given: true,
  test: (m: Machine) => m.zone(m.a) === m.zoneOf(HAND, m.seat),
};
const room = {
  rule: "hiding-2",
  says: "your row holds fewer than four",
  test: (m: Machine) => m.count(m.zoneOf(ROW, m.seat)) < 4,
};
const faceUp = { rule: "hiding-3", says: "it lies face up", test: (m: Machine) => !m.faceDown(m.a) };
const own = {
  rule: "hiding-3",
  says: "it lies in your row",
  given: true,
  test: (m: Machine) => m.zone(m.a) === m.zoneOf(ROW, m.seat),
};

export const PLAY: Group = {
  verb: "play",
  form: "card",
  from: cardsIn(HAND, asked),
  needs: [mineToMove, inHand, room],
};
export const HIDE: Group = {
  verb: "hide",
  form: "card",
  from: cardsIn(HAND, asked),
  needs: [mineToMove, inHand, room],
};
export const TURN_UP: Group = {
  verb: "turn up",
  form: "card",
  from: cardsIn(ROW, asked),
  needs: [mineToMove, own, { rule: "hiding-2", says: "it lies face down", test: (m) => m.faceDown(m.a) }],
};
const enemies: Candidates = (m, out) => {
  const n = cardsIn(ROW, theirs)(m, out);
  if (n > 0) return n;
  out[0] = NONE;
  return 1;
};
export const HIT: Group = {
  verb: "hit",
  form: "cards",
  from: cardsIn(ROW, asked),
  to: enemies,
  needs: [
    mineToMove,
    own,
    faceUp,
    { rule: "hiding-3", says: "it stands upright", test: (m) => m.a < 0 || !m.turned(m.a) },
    {
      rule: "hiding-3",
      says: "the other row is empty",
      given: true,
      of: "pair",
      test: (m) => m.b >= 0 || m.count(m.zoneOf(ROW, 1 - m.seat)) === 0,
    },
  ],
};
export const SLIP: Group = {
  verb: "slip",
  form: "cards",
  from: cardsIn(HAND, asked),
  to: cardsIn(ROW, asked),
  needs: [
    mineToMove,
    { rule: "hiding-4", says: "it lies face up", of: "pair", test: (m) => !m.faceDown(m.b) },
    { rule: "hiding-4", says: "nothing lies under it", of: "pair", test: (m) => m.below(m.b) < 0 },
  ],
};
/** Texts are used by cards that lie face down too: then nobody but their seat knows whose text it is. */
export const USE: Group = {
  verb: "use",
  form: "effect",
  from: cardsIn(ROW, asked),
  to: (m, out) => {
    const n = m.definitionOf(m.a).abilities.length;
    for (let i = 0; i < n; i++) out[i] = i;
    return n;
  },
  needs: [
    mineToMove,
    own,
    { rule: "hiding-7", says: "it stands upright", test: (m) => m.a < 0 || !m.turned(m.a) },
    {
      rule: "hiding-7",
      says: "it has such a text",
      of: "pair",
      test: (m) => m.definitionOf(m.a).abilities.length > 1 && m.b < 2,
    },
  ],
};
export const PEEK: Group = { verb: "peek", form: "card", from: cardsIn(HAND, theirs), needs: [mineToMove] };
export const SHOW: Group = {
  verb: "show",
  form: "card",
  from: cardsIn(HAND, asked),
  needs: [mineToMove, inHand],
};
export const RETURN: Group = {
  verb: "return",
  form: "card",
  from: cardsIn(HAND, asked),
  needs: [mineToMove, inHand],
};
export const ACTIONS: readonly Group[] = [PLAY, HIDE, TURN_UP, HIT, SLIP, USE, PEEK, SHOW, RETURN];
