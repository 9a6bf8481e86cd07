/** Actions in a row, and what is given to cards for a time. */
import type { Production } from "@tefuda/cardtext";
import { clauses } from "@tefuda/cardtext/phrases/clauses";
import { ichidan } from "@tefuda/cardtext/phrases/inflect";
import { lines } from "@tefuda/cardtext/phrases/lines";
import { type Predicate, untell } from "@tefuda/cardtext/phrases/told";
import { both } from "@tefuda/cardtext/write";
import type { Action } from "../tree.ts";
import { rows, subjects, tell } from "./game.ts";
import { yours } from "./verbs.ts";

/** What somebody gives a card: what becomes of it, said as a deed. */
const gifts: readonly (readonly [
  words: string,
  make: (g: unknown) => object,
  take: (it: Predicate) => unknown,
])[] = [
  ["{g:Bonus}", (g) => ({ is: "power", by: g }), (it) => (it.is === "power" ? it.by : undefined)],
  ["{g:Emblems}", (g) => ({ is: "has", emblems: g }), (it) => (it.is === "has" ? it.emblems : undefined)],
];

export const actions: Production[] = [
  ...clauses({
    subjects,
    rows,
    tell,
    saysYou: (action: Action) => action.do === "fortDamage" || action.do === "lose",
    lent: ".lent",
  }),
  ...gifts.map(([words, make, take]) =>
    both(
      "VP",
      ({ c, t, g }) => ({ do: "lasting", what: tell({ c, p: [make(g)] })[0], for: t }),
      (it: Action) => {
        if (it.do !== "lasting") return undefined;
        const said = untell([it.what]);
        const g = said && take(said.p[0]!);
        return g === undefined ? undefined : { c: said!.c, g, t: it.for };
      },
      `give {c:Obj} ${words} {t:Dur}`,
      [`{t:Dur}、{c:Obj}に${words}を${ichidan("与え")}`, `{c:Obj}に{t:Dur}[、]${words}を${ichidan("与え")}`],
      yours,
    ),
  ),
  ...lines({ subjects }),
];
