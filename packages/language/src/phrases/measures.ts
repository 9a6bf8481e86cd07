/** Numbers, also such as are counted when the effect takes place: "for each ...", "equal to ...", "that many". */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { godan, ichidan, suru } from "./inflect.ts";

/** How a game's numbers are made of a figure and what it is counted by. */
export interface Measure {
  /** So many, or so many for each of something; undefined where there is no such number. */
  amountOf(n: number, tail: unknown): unknown;
  /** A number as a figure and what it is counted by, where it can be said so. */
  apart(amount: unknown): { n: number; f?: unknown } | undefined;
}

/** The slots `n` and `f` as an amount. */
export const countedBy =
  ({ amountOf }: Measure) =>
  ({ n = 1, f }: Slots): unknown =>
    amountOf(n as number, f);

/** The words for a number of something. N stands for the number, V for a value, in each language. */
export interface AmountWords {
  /** One, where it is said in another way than more. */
  one?: { en: readonly string[]; ja: readonly string[] };
  many: { en: readonly string[]; ja: readonly string[] };
  /** As many as something that is read off a card, where a game has such numbers. */
  equal?: { en: readonly string[]; ja: readonly string[] };
  /** What stands before "as" and what they are as many as. */
  asMany?: string;
  /** As many as were just dealt with. */
  done: { en: readonly string[]; ja: readonly string[] };
}

/** The phrases of a symbol that stands for a number of something. */
export function amount(
  measure: Measure,
  makes: string,
  { one, many, equal, asMany, done }: AmountWords,
): Production[] {
  const number = one ? "{n:#+}" : "{n:#d}";
  const fill = (list: readonly string[]) => list.map((phrase) => phrase.replaceAll("N", number));
  const single = one ? 1 : 0;
  const fits = (n: number) => (n > single ? { n } : undefined);
  const phrases = (
    en: readonly string[],
    ja: readonly string[],
    take: (n: number) => { n?: number } | undefined,
  ): Production[] => [
    both(
      makes,
      ({ n = 1 }) => n,
      (it: unknown) => (typeof it === "number" ? take(it) : undefined),
      en,
      ja,
    ),
    both(
      makes,
      countedBy(measure),
      (it: unknown) => {
        const said = typeof it === "number" ? undefined : measure.apart(it);
        const n = said && take(said.n);
        return n && { ...n, f: said.f };
      },
      en.map((phrase) => `${phrase} {f:ForEach}`),
      ja.map((phrase) => `{f:ForEach}${phrase}`),
    ),
  ];
  const value = (list: readonly string[]) => list.map((phrase) => phrase.replace("V", "{v:Value}"));
  return [
    ...(one ? phrases(one.en, one.ja, (n) => (n === 1 ? {} : undefined)) : []),
    ...phrases(fill(many.en), fill(many.ja), fits),
    ...(equal ? [say(makes, "$v", value(equal.en), value(equal.ja))] : []),
    ...(asMany ? [read(makes, "$v", `${asMany} as {v:AsMany}`)] : []),
    say(makes, { done: true }, done.en, done.ja),
  ];
}

/** Said of what is done besides. */
const further = "[さらに[、]][もう|追加で][、]";

/** What was done to cards, as they are counted again by it. */
const doneJa =
  "(捨てた|引いた|戻した|置いた|送った|加えた|破壊した|公開した|見せた|出した|選んだ|移した|タップした|破壊された)[カードの]";

/** "A card", "two cards". */
export const cardsWords: AmountWords = {
  one: {
    en: ["a card", "(one|1|another|one more|(a|one) (additional|extra)) card"],
    ja: [
      "カードを1枚",
      `(カードを${further}1枚|カード${further}1枚を|${further}1枚[、]カードを|${further}1枚)`,
    ],
  },
  many: {
    en: ["N cards"],
    ja: [
      "カードをN枚",
      `(カードを${further}N枚|カード${further}N枚を|${further}N枚[の]カードを|${further}N枚)`,
    ],
  },
  asMany: "as many cards",
  equal: {
    en: ["cards equal to V", "a number of cards equal to V"],
    ja: [
      "カードをVと同じ枚数だけ",
      "カードをV(と同じ数|に等しい枚数|の枚数|)[だけ]",
      "V(と同じ|に等しい|分の)(枚数|数)のカードを",
    ],
  },
  done: {
    en: [
      "that many cards",
      "as many cards",
      "as many cards as (you|they) [have] (discarded|destroyed|drew|drawn|returned|revealed|put|shuffled|moved|lost) [(away|back|in)] [[in] this way]",
      "the same number of cards",
      "(just|exactly) (as|that) many [cards]",
      "that many",
    ],
    ja: [
      "カードを同じ枚数だけ",
      "カードをその(枚数|数)だけ",
      "同じ(枚数|数)(だけ|[の|だけ])カードを",
      "同じ(枚数|数)[だけ]",
      "カードを(同じ|その)(枚数|数)[分]",
      `(その|${doneJa}|${doneJa}のと同じ)(枚数|数)(だけ|分だけ|分の|分|と同じ(枚数|数)の|と同じ(枚数|数)だけ|[の])[、]カードを`,
      `[カードを](その|${doneJa}|${doneJa}のと同じ)(枚数|数)(だけ|分だけ|分|と同じ(枚数|数)[だけ])`,
    ],
  },
};

/** Points of something: "2 damage". */
export function pointsWords(en: string, noun: string, figures: readonly string[]): AmountWords {
  return {
    many: {
      // of damage so much more is a statement
      en: [
        `N ${en}`,
        ...(en === "damage" ? [] : [`N (additional|extra) ${en}`, `a (additional|extra) N ${en}`]),
      ],
      ja: figures,
    },
    asMany: `as much ${en}`,
    equal: {
      en: [`${en} equal to V`, `a amount of ${en} equal to V`],
      ja: [
        `${noun}をVと同じ数だけ`,
        `V(だけ|分だけ|分|と同じ(数|値|枚数)だけ|と同じ[値]の|に等しい[値|数]の|分の|ぶんの)[、]${noun}を`,
        `${noun}をV(と同じ値|に等しい数|の値|の数|)[だけ]`,
      ],
    },
    done: {
      en: [`that much ${en}`, `as much ${en}`],
      ja: [`${noun}を同じ数だけ`, `${noun}をその(数|分)だけ`],
    },
  };
}

/** Makes phrases for more and for less by a number: one for each sign. */
type Changed = (
  makes: string,
  node: (slots: Slots, form: Form) => object,
  take: (it: never, form: Form) => Slots | undefined,
  words: (more: boolean) => { en: readonly string[]; ja: readonly string[] },
  /** Whether the phrases are for one or for several, where that makes a difference. */
  single?: boolean,
) => Production[];

export const changing =
  (measure: Measure): Changed =>
  (makes, node, take, words, single) =>
    [1, -1].map((sign) => {
      const { en, ja } = words(sign === 1);
      return both(
        makes,
        ({ n = 1, ...slots }, form) => {
          const by = measure.amountOf(sign * (n as number), slots.f);
          const { f: _, ...rest } = slots;
          return by === undefined ? undefined : { ...node(rest, form), by };
        },
        (it: never, form) => {
          const slots = take(it, form);
          const said = slots && measure.apart((it as { by: unknown }).by);
          if (!said || said.n * sign <= 0) return undefined;
          const n = said.n * sign;
          if (single !== undefined && single !== (n === 1)) return undefined;
          return { ...slots, ...(!single && { n }), ...(said.f !== undefined && { f: said.f }) };
        },
        en.map((phrase) => `${phrase} [{f:ForEach}]`),
        ja.map((phrase) => (phrase.includes("{f:") ? phrase : `[{f:ForEach}]${phrase}`)),
      );
    });

/** 高い: "2高い" says as much as "2上がる". */
const adjective = "<end:い/くて/く/い>";

/** How much of a price, of whatever colour, in Japanese: 「1」、「無1」、「1C」. */
export const anyColour = "[(無色|無)]{n:#d}[C]";

/** By what verbs Japanese says that a number is more or less than it was. */
export const verbsOfChange = (more: boolean): readonly string[] =>
  more
    ? [
        godan("上が", "る"),
        ichidan("上げ"),
        suru("上昇"),
        ichidan("上昇させ"),
        ichidan("増え"),
        godan("増や", "す"),
        suru("増加"),
        `(高く|大きく|多く)(${godan("な", "る")}|${suru("")})`,
        `(高|大き|多)${adjective}`,
        suru("アップ"),
      ]
    : [
        godan("下が", "る"),
        ichidan("下げ"),
        suru("低下"),
        ichidan("低下させ"),
        godan("減", "る"),
        godan("減ら", "す"),
        suru("減少"),
        ichidan("減少させ"),
        suru("軽減"),
        `(低く|小さく|少なく)(${godan("な", "る")}|${suru("")})`,
        `(低|小さ|少な)${adjective}`,
        suru("ダウン"),
      ];

/** What "more" and "less" are called, and in Japanese as an adverb. */
export const degrees = (more: boolean) =>
  more
    ? {
        en: "more",
        adverb: "多く",
        rise: godan("上が", "る"),
        up: "(increased|raised)",
        grow: "(大きく|多く|高く)",
      }
    : {
        en: "less",
        adverb: "少なく",
        rise: godan("下が", "る"),
        up: "(reduced|lowered|decreased)",
        grow: "(小さく|少なく|低く)",
      };
