/** What the opponent's effects do not choose: what says so, or what they do not touch (sangoku-10.15, 11.6). */
import { type Guard, passesAll, unlessForbidden } from "@tefuda/language";
import { isProtected, isUnaffected } from "../emblems.ts";
import { mark } from "../schema.ts";

export const GUARDS: readonly Guard[] = [
  unlessForbidden("sangoku-1.2", mark("cannotBeChosen")),
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
