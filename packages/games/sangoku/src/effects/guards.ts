/** What the opponent's effects do not choose: what says so, or what they do not touch (sangoku-10.15, 11.6). */
import { marked, NONE } from "@tefuda/kernel";
import { type Guard, passesAll } from "@tefuda/language";
import { isProtected, isUnaffected } from "../emblems.ts";
import { mark, playerOf } from "../schema.ts";

export const GUARDS: readonly Guard[] = [
  {
    rule: "sangoku-1.2",
    says: "no text keeps it from being chosen",
    test: (m, card, self, seat) =>
      playerOf(m, card) === seat || marked(m, card, mark("cannotBeChosen"), self) === NONE,
  },
  {
    rule: "sangoku-10.15",
    says: "it is no Lord beside an Assistant",
    test: (m, card, _self, seat) => !isProtected(m, card, seat),
  },
  {
    rule: "sangoku-11.6",
    says: "your effects reach it",
    test: (m, card, _self, seat) => !isUnaffected(m, card, seat),
  },
];
export const choosable = passesAll(GUARDS);
