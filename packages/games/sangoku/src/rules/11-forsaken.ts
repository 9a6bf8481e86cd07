/** 11 Terms: forsaken tactics (sangoku-11.9). */
import {
  act,
  asked,
  type Candidates,
  call,
  cardsIn,
  constant,
  type Group,
  givenPair,
  happen,
  type Machine,
  NONE,
  need,
  needPair,
  type Program,
  program,
  say,
  seq,
} from "@tefuda/kernel";
import { definitionOf, textOf } from "../effects/text.ts";
import { TAPS } from "../events.ts";
import { LINES } from "../lines.ts";
import { BATTLEFIELD, HAS_FORSAKEN, is, isGeneral, isMain, PREPARED, playerOf, works } from "../schema.ts";
import { settle } from "./01-order.ts";
import { countUse, NOT_TOO_OFTEN } from "./04-repeats.ts";

const withForsaken = cardsIn(BATTLEFIELD, asked, (m, card) => is(m, card, HAS_FORSAKEN));
const forsakenOf: Candidates = (m, out) => {
  const { abilities } = definitionOf(m, m.a);
  let n = 0;
  for (let i = 0; i < abilities.length; i++) if (abilities[i]!.text.kind === "forsaken") out[n++] = i;
  return n;
};
/** Whether a general has forsaken tactics. */
export const hasForsaken = (m: Machine, card: number): boolean =>
  isGeneral(m, card) && is(m, card, HAS_FORSAKEN);

export const FORSAKE: Group = {
  verb: "prepare",
  form: "effect",
  from: withForsaken,
  to: forsakenOf,
  needs: [
    needPair("sangoku-11.9", "it is your main phase, outside of battles", (m) => isMain(m, m.seat)),
    need("sangoku-11.9", "it is your general", (m) => isGeneral(m, m.a) && playerOf(m, m.a) === m.seat),
    givenPair("sangoku-11.9", "it is forsaken tactics", (m) => textOf(m, m.a, m.b)?.text.kind === "forsaken"),
    need("sangoku-5.10", "its abilities work", (m) => works(m, m.a)),
    need("sangoku-11.9", "no use of it waits", (m) => m.column(m.a, PREPARED) === 0),
    NOT_TOO_OFTEN,
  ],
};

/** It is tapped, if it is not yet, and waits until it stands. Arguments: card, number of the text. */
export const prepare: Program = program("forsaken tactics", (f) => {
  const card = f.cardArg();
  const index = f.arg();
  return seq(
    act((m) => {
      m.cite("sangoku-11.9");
      say(m, LINES.prepares, card(m));
      m.setColumn(card(m), PREPARED, 1 + index(m));
      countUse(m, card(m), index(m));
    }),
    happen(TAPS, [card, constant(NONE)]),
    call(settle),
  );
});
