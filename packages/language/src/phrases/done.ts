/** What was done to cards, as it is said of those that are spoken of again: "the UNIT stunned this way". */
import { third } from "@tefuda/cardtext/pattern";
import type { PileWords } from "../actions/piles.ts";
import type { Verbs } from "../actions/verbs.ts";
import type { CardWords } from "../cards/words.ts";
import { past } from "./past.ts";

const common: readonly (readonly [en: string, ja: string])[] = [
  ["chosen|selected|targeted", "選んだ"],
  ["discarded", "捨てた"],
  ["returned|put|placed|moved|sent|shuffled|went|removed|added", "戻した|置いた|移した|加えた"],
  ["revealed|shown", "公開した"],
  ["drawn|drew", "引いた"],
  ["found|taken", "探した"],
  ["played", "プレイした"],
];

/** "Destroy WHAT" as "destroyed", 「破壊する」 as 「破壊した」. */
function ofVerb({ en, ja }: Verbs[string]): readonly [en: string[], ja: string[]] {
  const plain = /^([a-z]+) WHAT$/.exec(en[0]!);
  const te = /^(.*)<end:[^/]*\/([^/]*)\//.exec(ja[0]!);
  return [
    plain ? past(third(plain[1]!)).map(({ participle }) => participle) : [],
    te
      ? [
          te[1]! + te[2]!.replace(/て$/, "た").replace(/で$/, "だ"),
          ...(te[2] === "して" ? [`${te[1]!}された`] : []),
        ]
      : [],
  ];
}

/** Words for what was done to cards: of one action alone, if that is named, and in each language that has any. */
interface DoneSort {
  act?: string;
  en?: string;
  ja?: string;
}

export interface DoneWords extends Required<Omit<DoneSort, "act">> {
  /** In English the verbs alone, without where the cards went. */
  verbs: string;
  /** The same apart: what any game does, and each that only this game does to cards. */
  sorts: readonly DoneSort[];
}

/** What has to have been done before, where that is said: "for each UNIT destroyed this way". */
export const by = ({ act }: DoneSort): { by?: string } => (act === undefined ? {} : { by: act });

/** Any of the words for what can be done to cards, and where they went if that is said. */
export function doneWords(verbs: Verbs, cards: CardWords, { deck, pile }: PileWords): DoneWords {
  const own = Object.entries(verbs).map(([act, words]) => [act, ...ofVerb(words)] as const);
  const whose = "(the|your|their|its owner's|their owners'|your opponent's)";
  const zones = [...new Set(["hand", deck.en, pile.en, ...Object.values(cards.zones).map(({ en }) => en)])];
  const field = cards.field.en.join("|");
  const where = [
    "there",
    "back",
    `(onto|on|into) ${whose} (${field})`,
    `(into|to|in|onto|on) [(the bottom of|top of|the top of)] ${whose} (${zones.join("|")})`,
  ];
  const any = (of: readonly string[]): string => `(${of.join("|")})`;
  const gone = (en: string): string => `${en} [(${where.join("|")})]`;
  const [commonEn, commonJa] = [common.map(([en]) => en), common.map(([, ja]) => ja)];
  const verbsEn = any([...commonEn, ...own.flatMap(([, en]) => en)]);
  return {
    verbs: verbsEn,
    en: gone(verbsEn),
    ja: any([...commonJa, ...own.flatMap(([, , ja]) => ja)]),
    sorts: [
      { en: gone(any(commonEn)), ja: any(commonJa) },
      ...own.map(([act, en, ja]) => ({
        act,
        ...(en.length > 0 && { en: gone(any(en)) }),
        ...(ja.length > 0 && { ja: any(ja) }),
      })),
    ],
  };
}
