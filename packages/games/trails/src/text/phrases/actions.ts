/** Actions in a row, and what is given to cards for a time. */
import type { Production } from "@tefuda/cardtext";
import { clauses, type Gift, giving } from "@tefuda/language/phrases/clauses";
import { lines } from "@tefuda/language/phrases/lines";
import type { Action } from "../tree.ts";
import { rows, subjects, tell } from "./game.ts";

const gifts: readonly Gift[] = [
  [
    "{g:Bonus}",
    (g) => ({ is: "bonus", ...(g as object) }),
    ({ is, ...g }) => (is === "bonus" ? g : undefined),
  ],
  ["{g:Keywords}", (g) => ({ is: "has", keywords: g }), (it) => (it.is === "has" ? it.keywords : undefined)],
];

export const actions: Production[] = [
  ...clauses({
    subjects,
    rows,
    tell,
    saysYou: (action: Action) => action.do === "points" && action.how === "damage",
  }),
  ...giving(gifts, tell),
  ...lines({ subjects }),
];
