/**
 * Numbers of a card beside those of another: how high one has to be as compared with a card that was spoken of.
 *
 * Example: `{ noun: "unit", bounds: [{ of: "cost", how: "lessThan", n: { value: "cost", of: "it" } }] }` - "unit with cost
 * lower than its cost", 「そのユニットのコストよりコストが低いユニット」.
 */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import type { Comparison } from "../lowering/phrases.ts";
import type { Described } from "../phrases/bones.ts";
import type { Beside, Bound } from "./number.ts";

type Bounded = Described & { bounds?: readonly Bound<string, number | Beside>[] };

interface Words {
  how: Comparison;
  /** Behind the number: "lower than", and before it: "a lower". */
  en: string;
  more: string;
  before?: string;
  /** Behind "no", before "than" and behind what it is compared with. */
  ja: { first: string; all: string; than: string; suffix?: string };
}

const words: readonly Words[] = [
  {
    how: "moreThan",
    en: "higher than",
    more: "(higher|greater|more) than",
    before: "(higher|greater|more)",
    ja: { first: "高い", all: "(高い|大きい|多い)", than: "より[も]" },
  },
  {
    how: "lessThan",
    en: "lower than",
    more: "(lower|less|smaller) than",
    before: "(lower|less|smaller)",
    ja: { first: "低い", all: "(低い|小さい|少ない)", than: "より[も]" },
  },
  {
    how: "atLeast",
    en: "equal to or higher than",
    more: "(equal to or (higher|greater|more) than|(higher|greater) than or equal to|no (less|lower) than|at least)",
    ja: { first: "以上", all: "(以上|と同じか高い|と同じか、より高い)", than: "", suffix: "以上" },
  },
  {
    how: "atMost",
    en: "equal to or lower than",
    more: "(equal to or (lower|less) than|(lower|less) than or equal to|no (more|higher|greater) than|at most)",
    ja: { first: "以下", all: "(以下|と同じか低い|と同じか、より低い)", than: "", suffix: "以下" },
  },
  {
    how: "exactly",
    en: "equal to",
    more: "(equal to|the same as)",
    ja: { first: "と同じ", all: "(と同じ|と等しい|に等しい)", than: "", suffix: "と同じ" },
  },
];

const node = ({ s, t = s, r }: Slots, how: Comparison): object => ({
  // "that card" is no other than "it"
  bounds: [{ of: s, how, n: { value: t, of: r === "that card" ? "it" : r } }],
});
const taken = ({ bounds }: Bounded, how: Comparison): (Slots & { r: string }) | undefined => {
  const [bound] = bounds ?? [];
  if (bounds?.length !== 1 || bound!.how !== how || typeof bound!.n === "number") return undefined;
  return { s: bound!.of, t: bound!.n.value, r: bound!.n.of };
};

/** Of one number beside the same of "it", where the other's need not be named. */
const ofIt = (how: Comparison) => (slots: Slots) => {
  const { s, t = s } = slots;
  return s === t ? node({ ...slots, r: "it" }, how) : undefined;
};

/** What is said behind the noun in English, and before it in Japanese. */
export const besideRels: readonly Production[] = words.flatMap(({ how, en, more, before, ja }) => {
  const other = "{r:Ref.sg}";
  const its = (slots: Slots) => ofIt(how)(slots);
  const less = before === undefined ? [] : [`with [a] ${before} {s:BoundStat} than`];
  const same =
    how === "exactly" ? ["(with|of) the same {s:Stat} as", "that <num:has/have> the same {s:Stat} as"] : [];
  const named = [
    ...less,
    ...same,
    `with [a] {s:Stat} ${more}`,
    `whose {s:Stat} is ${more}`,
    `that <num:has/have> [a] {s:Stat} ${more}`,
  ];
  return [
    both(
      "Rel",
      its,
      (it: Bounded) => {
        const slots = taken(it, how);
        return slots?.r === "it" && slots.s === slots.t ? { s: slots.s, t: slots.t } : undefined;
      },
      [
        `with {s:Stat} ${en} its {t:Stat}`,
        ...named.flatMap((words) => [`${words} (its|it|its own)`, `${words} its {t:Stat}`]),
      ],
      [],
    ),
    // "Then you may put a UNIT with a lower cost onto the field": than that of which was spoken
    ...(before === undefined
      ? []
      : [
          read("Rel", its, [
            `with [a] ${before} {s:BoundStat}`,
            `with [a] {s:Stat} ${before}`,
            `whose {s:Stat} is ${before}`,
            `that <num:has/have> [a] ${before} {s:Stat}`,
          ]),
        ]),
    both(
      "Rel",
      (slots) => node(slots, how),
      (it: Bounded) => {
        const slots = taken(it, how);
        return slots && (slots.r !== "it" || slots.s !== slots.t) ? slots : undefined;
      },
      [
        `with {s:Stat} ${en} ${other}'s {t:Stat}`,
        ...named.flatMap((words) => [
          `${words} ${other}`,
          `${words} ${other}'s`,
          `${words} ${other}'s {t:Stat}`,
        ]),
      ],
      [],
    ),
    both(
      "Rel",
      (slots) => node(slots, how),
      (it: Bounded) => taken(it, how),
      [],
      [
        `{s:Stat}が${other}の{t:Stat}${ja.suffix ? `${ja.suffix}の` : `より${ja.first}`}`,
        ...["", "の{t:Stat}"].flatMap((of) => [
          `{s:Stat}(が|の)${other}${of}${ja.than}${ja.all}${ja.suffix ? "[の|である]" : ""}`,
          ...(ja.suffix
            ? [
                `${other}${of}${ja.all}の{s:Stat}(の|を持つ|である)`,
                ...(how === "exactly" ? [`${other}${of}${ja.all}{s:Stat}(の|を持つ)`] : []),
              ]
            : [
                `${other}${of}${ja.than}{s:Stat}(が|の)${ja.all}`,
                `${other}${of}${ja.than}${ja.all}{s:Stat}(の|を持つ)`,
              ]),
        ]),
      ],
    ),
    // 「そのコスト以下のコストを持つ」
    read(
      "Rel",
      its,
      [],
      [
        `{s:Stat}がその{t:Stat}${ja.than}${ja.all}${ja.suffix ? "[の|である]" : ""}`,
        `その{t:Stat}${ja.than}${ja.all}${ja.suffix ? "の" : ""}{s:Stat}(の|を持つ)`,
      ],
    ),
    // 「自身よりコストが高い」: of a card that does something to such a one
    ...(before === undefined
      ? []
      : [
          read(
            "Rel",
            its,
            [],
            [
              `自身[の{t:Stat}]${ja.than}{s:Stat}(が|の)${ja.all}`,
              `{s:Stat}(が|の)自身[の{t:Stat}]${ja.than}${ja.all}`,
              `自身${ja.than}${ja.all}{s:Stat}(の|を持つ)`,
            ],
          ),
        ]),
  ];
});
