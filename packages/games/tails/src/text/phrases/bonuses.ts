/** "+1 attack", "+1/+1 against Troops", in a row (tails-4.7, the row of special stat effects). */
import type { Production, Slots } from "@tefuda/cardtext";
import { equal } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { measure } from "@tefuda/language/amounts/measure";
import { eru, godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { cuts, series } from "@tefuda/language/phrases/lists";
import { tell } from "@tefuda/language/phrases/told";
import type { Bonus, Stat } from "../tree.ts";
import { bonus, type Changed } from "./changed.ts";

/** Sign, size and the rest of a bonus. */
function parts({ by, against }: Bonus): (Slots & { n: number; g: number; f?: unknown }) | undefined {
  const said = measure.apart(by);
  if (!said) return undefined;
  const { n, f } = said;
  return {
    g: n < 0 ? -1 : 1,
    n: Math.abs(n),
    ...(against && { t: against }),
    ...(f !== undefined && { f }),
  };
}

export const against = "[{t:Against}]";
const counting = `${against} [{f:ForEach}]`;
const apart = "[{f:ForEach}]{t:Foes}(に対して|への)[、]";
const versus = "[{f:ForEach}][{t:Foes}に対する]";

/** Values against some types are changed as others are. */
const ofFoes: Production = read(
  "FigureNames",
  ({ t, k }: Slots) =>
    (k as Changed[]).map((stat) => (typeof stat === "string" ? { stat, against: t } : stat)),
  [],
  ["{t:Foes}(に対する|への){k:FigureNames}", "{t:EveryFoe}{k:FigureNames}"],
);

/** Of each of something first, and then what gets it: "for each Troop you control, this unit gets +1 attack". */
const eachOf = ({ c, f, b }: Slots): unknown[] | undefined => {
  const list = (b as Bonus[]).map(({ stat, by, against: t }) =>
    typeof by === "number" ? bonus(stat, by, { t, f }) : undefined,
  );
  return list.includes(undefined) ? undefined : tell({ c, p: [{ is: "bonus", by: list }] });
};
/** The same of numbers that are said to change. */
export const timesEach = ({ p, ...slots }: Slots): unknown[] | undefined => {
  const [{ by: b }, ...more] = p as [{ by: Bonus[] }];
  return more.length > 0 ? undefined : eachOf({ ...slots, b });
};
const forEachFirst: Production[] = ["sg", "pl"].flatMap((num) => [
  read("Told", timesEach, [], `{f:ForEach}{c:Cards.${num}.subj}(の|は|が){p:Figureds}`),
  read(
    "Told",
    eachOf,
    [
      `{f:ForEach} [,] {c:Cards.${num}.subj} (gets|get|gains|gain|has|have) {b:Bonus}`,
      `{f:ForEach} [,] {c:Cards.${num}.subj} (may|can) make {b:Bonus} [(each|per|a|every) turn]`,
    ],
    [
      `{f:ForEach}{c:Cards.${num}.subj}(は|が){b:Bonus}(${suru("")}|${ichidan("され")}|${godan("にな", "る")}|[の修正]を(${eru}|${ichidan("受け")}|${godan("持", "つ")}))`,
    ],
  ),
]);

export const bonuses: Production[] = [
  // At the end of a sentence no verb is needed.
  read("Pred", { is: "bonus", by: "$b" }, [], "{b:Bonus}", { end: ["fin"] }),
  ofFoes,
  read(
    "EveryFoe",
    "every",
    [],
    [
      "(すべて|あらゆる|3種[類])の[(種類の|タイプの|ユニット)(に対する|への)|ユニットタイプに対する]",
      "兵士(・|、|と|も)陣地(・|、|と|も)車両の(どれ|いずれ)に対しても",
    ],
  ),
  ...forEachFirst,
  say("Against", "$t", "against {t:UnitNouns.all}"),
  read(
    "Against",
    "every",
    "against (everything|every|each|all|any|all the|each of the|every kind of|all kinds of) [(other|enemy)] [unit] [(type|types|unit|units|kind|kinds)] [of (unit|units)]",
  ),
  ...series("Foes", "UnitType", { en: [" and"], ja: ["と", "、", "または", "・"] }),
  // Both values in one, as they stand on the cards.
  both(
    "Change",
    ({ g, n, h, m, ...rest }) => {
      const list = [
        bonus("attack", (g as number) * (n as number), rest),
        bonus("defense", (h as number) * (m as number), rest),
      ];
      return list.includes(undefined) ? undefined : list;
    },
    (list: readonly Bonus[]) => {
      const [a, b] = list;
      if (list.length !== 2 || a?.stat !== "attack" || b?.stat !== "defense") return undefined;
      if (!equal(a.against, b.against)) return undefined;
      const [x, y] = [parts(a), parts(b)];
      return x && y && equal(x.f, y.f) ? { ...x, h: y.g, m: y.n } : undefined;
    },
    `{g:Sign}{n:#0}/{h:Sign}{m:#0} ${counting}`,
    [`${versus}{g:Sign}{n:#0}/{h:Sign}{m:#0}`, `${apart}{g:Sign}{n:#0}/{h:Sign}{m:#0}`],
  ),
  both(
    "Change",
    ({ g, n, s, ...rest }) => {
      const one = bonus(s as Stat, (g as number) * (n as number), rest);
      return one && [one];
    },
    (list: readonly Bonus[]) => {
      const said = list.length === 1 ? parts(list[0]!) : undefined;
      return said && { ...said, s: list[0]!.stat };
    },
    `{g:Sign}{n:#d} {s:BonusStat} ${counting}`,
    [`${versus}{s:BonusStat}{g:Sign}{n:#d}`, `${apart}{s:BonusStat}[(を|に)]{g:Sign}{n:#d}`],
  ),
  // As the rulebook calls the values on a card (tails-5.4): "Troop Attack" is the attack against Troops.
  read(
    "Change",
    ({ g, n, t, s, f }: Slots) => {
      const one = bonus(s as Stat, (g as number) * (n as number), { t: [t], f });
      return one && [one];
    },
    "{g:Sign}{n:#d} {t:UnitType} {s:BonusStat} [{f:ForEach}]",
  ),
  read(
    "Change",
    ({ n = 1, f }: Slots) => {
      const one = bonus("attacks", n as number, { f });
      return one && [one];
    },
    [
      "{n:#} (more|additional|extra|further) (attack|attacks) [(each|per|a|every) turn] [{f:ForEach}]",
      "{n:#} (attack|attacks) more [{f:ForEach}]",
      "a (additional|extra|further) attack [{f:ForEach}]",
    ],
  ),
  read(
    "Change",
    ({ n, f }: Slots) => {
      const one = bonus("attacks", -(n as number), { f });
      return one && [one];
    },
    [
      "{n:#} (fewer|less) (attack|attacks) [{f:ForEach}]",
      "{n:#} (attack|attacks) (fewer|less) [{f:ForEach}]",
    ],
  ),
  ...(
    [
      [1, "(more|additional|extra|further)"],
      [-1, "(less|fewer)"],
    ] as const
  ).map(([sign, more]) =>
    read(
      "Change",
      ({ s, n, ...rest }: Slots) => {
        // one more attack is another attack made, unless it is said against whom
        const made = (s === "attack" && rest.t === undefined) || (s === "attacks" && sign < 0);
        const one = made ? undefined : bonus(s as Stat, sign * (n as number), rest);
        return one && [one];
      },
      [`{n:#} ${more} {s:BonusStat} ${counting}`, `{n:#} {s:BonusStat} ${more} ${counting}`],
    ),
  ),
  say("Bonus", "$b", "{b:Change}", "{b:Change}"),
  both(
    "Bonus",
    ({ b, rest }) => [...(b as Bonus[]), ...(rest as Bonus[])],
    (list: readonly Bonus[]) =>
      cuts(list)
        .map(({ a, rest }) => ({ b: a, rest }))
        .filter(({ b }) => b.length <= 2),
    ["{b:Change} and {rest:Bonus}", "{b:Change}, {rest:Bonus}", "{b:Change}, and {rest:Bonus}"],
    ["{b:Change}と{rest:Bonus}", "{b:Change}、{rest:Bonus}"],
  ),

  // The row of special stat effects.
  both(
    "BonusText",
    ({ b }) => ({ bonus: b }),
    ({ bonus: b }: { bonus?: Bonus[] }) => (b ? { b } : undefined),
    ["{b:Bonus}", "{b:Bonus}."],
    ["{b:Bonus}", "{b:Bonus}。"],
  ),
];
