/**
 * What is said of a card's values and attacks by whose they are: "its defense is 1 higher", "that unit's attacks are
 * Direct"; values that are what a text says, whatever is printed; and what a card loses.
 */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { godan, suru } from "@tefuda/language/phrases/inflect";
import { tell } from "@tefuda/language/phrases/told";
import type { Amount, Cards, Stat, Statement, Who } from "../tree.ts";
import { against } from "./bonuses.ts";
import { bonus, foesOf } from "./changed.ts";
import { describe } from "./describe.ts";

/** One change of a value; undefined where there is none. */
function changed(sign: number, { s, n, ...rest }: Slots): object[] | undefined {
  const by = bonus(s as Stat, sign * (n as number), rest);
  return by && [{ is: "bonus", by: [by] }];
}

export const dekiru = "<end:できる/できて/でき/できる>";

const degrees = [
  [1, "(higher|more|greater|larger)", "(raised|increased)", "(raise|increase)", "(increases|rises|goes up)"],
  [
    -1,
    "(lower|less|smaller)",
    "(lowered|reduced|decreased)",
    "(lower|reduce|decrease)",
    "(decreases|falls|goes down)",
  ],
] as const;

/** Whose: "this unit's attack", "its attack", "the attack of this unit"; a pronoun, or else what the slot `c` is. */
const owners: readonly (readonly [ref: string, before: string, behind: string])[] = [
  ["it", "its", ""],
  ["them", "their", ""],
  ["", "{c:Cards.sg.subj}'s", ""],
  ["", "{c:Cards.pl.subj}'s", ""],
  ["", "the", "of {c:Cards.sg.subj}"],
  ["", "the", "of {c:Cards.pl.subj}"],
];
/** Sentences with each way of saying whose: OWN stands for the words before, BEHIND for those behind. */
const owned = (make: (slots: Slots) => unknown, patterns: readonly string[]): Production[] =>
  owners.map(([ref, before, behind]) =>
    read(
      "Told",
      (slots: Slots) => {
        const p = make(slots);
        return p === undefined ? undefined : tell({ c: ref === "" ? slots.c : { ref }, p });
      },
      patterns.map((pattern) => pattern.replace("OWN", before).replace("BEHIND", behind)),
    ),
  );

type Put = Extract<Statement, { is: "set" }>;

/** A value that is so many, or as many as something. */
function put({ s, to, t }: Slots): object | undefined {
  const foes = foesOf(s as Stat, t);
  return foes === "none" ? undefined : { is: "set", stat: s, to, ...foes };
}
/** So many times, 回: only attacks are counted so. */
const putTimes = (slots: Slots): object | undefined => (slots.s === "attacks" ? put(slots) : undefined);
const taken = ({ is, stat: s, to, against: t }: Put): Slots | undefined =>
  is === "set" ? { s, to, ...(t && { t }) } : undefined;

/** How often a card attacks, in Japanese: so often, or so much more. */
const attacksJa: Production[] = [
  read(
    "Pred",
    { is: "set", stat: "attacks", to: "$n" },
    [],
    [`(1ターン|各ターン|毎ターン)(に|)[最大]{n:#}回[まで]攻撃${dekiru}`],
  ),
  read(
    "Pred",
    ({ n = 1 }: Slots) => ({ is: "bonus", by: [{ stat: "attacks", by: n }] }),
    [],
    [
      `[1ターンに](追加で|さらに|もう|あと|余分に)[、]{n:#}回[まで][多く]攻撃${dekiru}`,
      `[1ターンに]{n:#}回(多く|余分に|追加で)攻撃${dekiru}`,
      `(もう一度|再び|再度)攻撃${dekiru}`,
    ],
  ),
];

/** "Every attack made by one of your Troops" is made by any of them. */
const whoever = (cards: Cards): Cards => ("count" in cards ? { ...cards, count: "all" } : cards);

export const values: Production[] = [
  ...attacksJa,
  ...degrees.flatMap(([sign, higher, raised, raise, rises]) => [
    ...owned(
      (slots) => changed(sign, slots),
      [
        `OWN {s:BonusStat} ${against} BEHIND (is|are) {n:#d} ${higher} [{f:ForEach}]`,
        `OWN {s:BonusStat} ${against} BEHIND (is|are) ${raised} by {n:#d} [{f:ForEach}]`,
        `OWN {s:BonusStat} BEHIND (is|are) (${raised} by {n:#d}|{n:#d} ${higher}) {t:Against} [{f:ForEach}]`,
        `OWN {s:BonusStat} ${against} BEHIND ${rises} by {n:#d} [{f:ForEach}]`,
      ],
    ),
    ...["{c:Cards.sg.obj}'s {s:BonusStat}", "the {s:BonusStat} of {c:Obj}"].map((words) =>
      read(
        "VP",
        ({ c, u, ...slots }: Slots) => {
          const p = changed(sign, slots);
          return p && { do: "lasting", what: tell({ c, p })[0], for: u };
        },
        [
          `${raise} ${words} by {n:#d} ${against} [{f:ForEach}] {u:Dur}`,
          `${raise} ${words} ${against} by {n:#d} [{f:ForEach}] {u:Dur}`,
        ],
        [],
        { agr: ["base", "may"] },
      ),
    ),
  ]),
  both(
    "Pred",
    put,
    taken,
    [
      `<num:has/have> {s:BonusStat} {to:Owing} ${against}`,
      `(has|have|gets|get) (a|) {s:BonusStat} (of|) {to:Owing} ${against}`,
      `(has|have) {s:BonusStat} ${against} [of] {to:Owing}`,
      `(has|have) {to:Owing} {s:BonusStat} ${against}`,
    ],
    [
      `[{t:Foes}に対する]{s:BonusStat}が{to:Owing}${godan("にな", "る")}`,
      `[{t:Foes}(に対する|への)]{s:BonusStat}(が|は|を)[常に]{to:Owing}(${godan("にな", "る")}|${suru("に")}|とする)`,
    ],
  ),
  read(
    "Pred",
    putTimes,
    [],
    `{s:BonusStat}(が|は|を)[常に]{to:Owing}回(${godan("にな", "る")}|${suru("に")}|とする)`,
  ),
  ...owned(
    (slots) => {
      const one = put(slots);
      return one && [one];
    },
    [
      `OWN {s:BonusStat} ${against} BEHIND (is|are|becomes|become|equals|equal) [always] {to:Owing}`,
      `OWN {s:BonusStat} BEHIND (is|are|becomes|become|equals|equal) [always] {to:Owing} {t:Against}`,
    ],
  ),
  both(
    "Owing",
    ({ n }) => n,
    (it: Amount) => (typeof it === "number" ? { n: it } : undefined),
    "{n:#0}",
    "{n:#0}",
  ),
  // The number itself becomes so many.
  ...["sg", "pl"].flatMap((num) => [
    read(
      "Told",
      ({ c, ...slots }: Slots) => {
        const one = put(slots);
        return one && tell({ c, p: [one] });
      },
      [],
      [
        `{c:Cards.${num}.subj}の[{t:Foes}(に対する|への)]{s:BonusStat}(は|が|を)[常に]{to:Owing}(${godan("にな", "る")}|${suru("に")}|である)`,
        `{c:Cards.${num}.subj}の{s:BonusStat}(は|が)[、][常に]{t:Foes}に対して[常に]{to:Owing}(${godan("にな", "る")}|である)`,
        `{c:Cards.${num}.subj}の{s:BonusStat}(は|が)[、][常に]{t:EveryFoe}{to:Owing}(${godan("にな", "る")}|である)`,
      ],
    ),
    read(
      "Told",
      ({ c, ...slots }: Slots) => {
        const one = putTimes(slots);
        return one && tell({ c, p: [one] });
      },
      [],
      `{c:Cards.${num}.subj}の{s:BonusStat}(は|が|を)[常に]{to:Owing}回(${godan("にな", "る")}|${suru("に")}|である)`,
    ),
    read(
      "Told",
      ({ c, e }: Slots) => tell({ c, p: [{ is: "has", keywords: e }] }),
      [],
      `{c:Cards.${num}.subj}の攻撃(は|が|を)[すべて|常に]{e:Keywords}[攻撃](である|${godan("にな", "る")}|${godan("とな", "る")}|として${godan("扱", "う")})`,
    ),
  ]),
  say(
    "Owing",
    { each: "$d", times: 1 },
    ["equal to the number of {d:Desc.pl}", "the number of {d:Desc.pl}"],
    "{d:Desc}の数",
  ),
  read(
    "Owing",
    ({ d, w }: Slots, form: Form) => {
      const each = describe.owned(d, w as Who, form);
      return each && { each, times: 1 };
    },
    "[equal to] the number of {w:Whose} {d:Desc.pl}",
  ),
  say("Owing", "$v", ["equal to {v:Plain}", "{v:Plain}"], "{v:Plain}と同じ値"),

  read(
    "Pred",
    ({ n }: Slots) => put({ s: "attacks", to: n }),
    "(may|can) attack {n:Times} (each|per|a|every|in each) turn",
    [],
    { hold: ["held"] },
  ),
  ...owned(
    ({ e }) => [{ is: "has", keywords: e }],
    ["OWN attacks BEHIND (are|become|count as|are treated as) {e:Keywords} [attacks]"],
  ),
  ...["sg", "pl"].map((num) =>
    read(
      "Told",
      ({ c, e }: Slots) => tell({ c: whoever(c as Cards), p: [{ is: "has", keywords: e }] }),
      `(every|each|all|any) (attack|attacks) [made] (by|of) {c:Cards.${num}.subj} (is|are|counts as|count as|is treated as|are treated as) [a] {e:Keywords} [(attack|attacks)]`,
    ),
  ),
  read("Pred", { is: "has", keywords: "$e" }, [
    "(makes|make) {e:Keywords} attacks",
    "<num:is/are> [also] {e:Keywords} [(in addition to|besides) (its|their) other [(card|further)] types]",
  ]),
  say(
    "Pred",
    { is: "loses", keywords: "$e" },
    [
      "<num:loses/lose> {e:Keywords}",
      "<num:is/are> not {e:Keywords} [(any more|any longer)]",
      "(is|are) no longer {e:Keywords}",
      "(does|do) not have {e:Keywords}",
    ],
    [`{e:Keywords}を${godan("失", "う")}`],
  ),
  say(
    "Pred",
    { is: "loses", keywords: "all" },
    [
      "<num:loses/lose> all special effects",
      "(loses|lose|has no|have no) [(all|all of|all its|all their|its|their|any)] [(other|special)] (effect|effects|ability|abilities|text|texts)",
    ],
    [
      `すべての特殊効果を${godan("失", "う")}`,
      `[その](すべての|)(特殊効果|能力|効果)を[すべて]${godan("失", "う")}`,
    ],
  ),
];
