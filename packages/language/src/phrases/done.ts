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

export interface DoneWords {
  /** In English the verbs alone, and with where the cards went. */
  verbs: string;
  en: string;
  ja: string;
}

/** Any of the words for what can be done to cards, and where they went if that is said. */
export function doneWords(verbs: Verbs, cards: CardWords, { deck, pile }: PileWords): DoneWords {
  const own = Object.values(verbs).map(ofVerb);
  const whose = "(the|your|their|its owner's|their owners'|your opponent's)";
  const zones = [...new Set(["hand", deck.en, pile.en, ...Object.values(cards.zones).map(({ en }) => en)])];
  const field = cards.field.en.join("|");
  const where = [
    "there",
    "back",
    `(onto|on|into) ${whose} (${field})`,
    `(into|to|in|onto|on) [(the bottom of|top of|the top of)] ${whose} (${zones.join("|")})`,
  ];
  const verbsEn = `(${[...common.map(([en]) => en), ...own.flatMap(([en]) => en)].join("|")})`;
  return {
    verbs: verbsEn,
    en: `${verbsEn} [(${where.join("|")})]`,
    ja: `(${[...common.map(([, ja]) => ja), ...own.flatMap(([, ja]) => ja)].join("|")})`,
  };
}
