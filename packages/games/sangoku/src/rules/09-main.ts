/** 9 Icons: abilities with the Main icon (sangoku-9.1, 9.21, 4.11). */
import {
  act,
  asked,
  type Candidates,
  call,
  cardsIn,
  type Group,
  givenPair,
  type Machine,
  type Need,
  need,
  needPair,
  type Program,
  program,
  say,
  seq,
  textNumber,
} from "@tefuda/kernel";
import { allHold, lacking } from "@tefuda/language";
import { definitionOf, type TextAbility, textOf } from "../effects/text.ts";
import { LINES } from "../lines.ts";
import { BATTLEFIELD, HAS_MAIN, is, isMain, playerOf, USED, works } from "../schema.ts";
import { settle } from "./01-order.ts";
import { countUse, NOT_TOO_OFTEN } from "./04-repeats.ts";
import { payable } from "./05-costs.ts";
import { callText } from "./06-playing.ts";

const withMain = cardsIn(BATTLEFIELD, asked, (m, card) => is(m, card, HAS_MAIN));
const mainsOf: Candidates = (m, out) => {
  const { abilities } = definitionOf(m, m.a);
  let n = 0;
  for (let i = 0; i < abilities.length; i++) if (abilities[i]!.text.kind === "use") out[n++] = i;
  return n;
};
const ability = (m: Machine): TextAbility | undefined => {
  const text = textOf(m, m.a, m.b);
  return text?.text.kind === "use" ? text : undefined;
};
const usedUp = (m: Machine): boolean => {
  const text = ability(m)?.text;
  return text?.kind === "use" && text.times !== undefined && m.column(m.a, USED + m.b) > 0;
};
const PAYABLE: Need = {
  ...needPair("sangoku-1.3", "its cost can be paid and there is something for it to do", (m) =>
    allHold(ability(m)?.requires, m, m.a, m.seat),
  ),
  explain: (m) => lacking(ability(m)?.requires, m, m.a, m.seat),
};

export const USE: Group = {
  verb: "use",
  form: "effect",
  from: withMain,
  to: mainsOf,
  needs: [
    needPair("sangoku-9.1", "it is your main phase, outside of battles", (m) => isMain(m, m.seat)),
    need("sangoku-4.7", "it is yours", (m) => playerOf(m, m.a) === m.seat),
    givenPair("sangoku-9.1", "it is an ability with the Main icon", (m) => ability(m) !== undefined),
    need("sangoku-5.10", "it lies on the battlefield, where its abilities work", (m) => works(m, m.a)),
    needPair("sangoku-9.21", "it has not been used this turn", (m) => !usedUp(m)),
    NOT_TOO_OFTEN,
    { ...payable((m) => ability(m)?.price ?? 0), of: "pair" },
    PAYABLE,
  ],
};

/** Arguments: card, number of the text, seat. */
export const useMain: Program = program("use a main ability", (f) => {
  const card = f.cardArg();
  const index = f.arg();
  const seat = f.arg();
  return seq(
    act((m) => {
      m.cite("sangoku-9.1");
      say(m, LINES.uses, seat(m), card(m), textNumber(index(m)));
      countUse(m, card(m), index(m));
    }),
    callText(card, index, seat),
    call(settle),
  );
});
