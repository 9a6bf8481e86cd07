/** 1 Decks and cards: the fields of a card file, as data; what reads a card checks it by them. */
import type { CardForm } from "@tefuda/kernel";
import { TEXTS } from "../schema.ts";

// The book gives no bounds; cards as they are printed stay far below these.
const MOST_HEALTH = 99;
const MOST_COPIES = 99;
const LONGEST_WORDS = 60;
const LONGEST_FLAVOUR = 300;

export const FORM = {
  name: { is: "name", both: true, needs: "all", about: { en: "what the card is called", ja: "カード名" } },
  kind: {
    is: "oneOf",
    of: ["Unit", "Equipment", "Event", "Trap", "Turf", "New Rule"],
    needs: "all",
    about: { en: "what kind of card it is", ja: "カードの種類" },
  },
  faction: {
    is: "phrase",
    longest: LONGEST_WORDS,
    about: {
      en: "the faction; a deck is of one, and cards without go with any",
      ja: "勢力。デッキの勢力は1つで、勢力のないカードはどのデッキにも入る",
    },
  },
  type: {
    is: "oneOf",
    of: ["Troop", "Position", "Vehicle"],
    on: ["Unit", "Equipment"],
    needs: ["Unit"],
    about: {
      en: "the one type of a unit, or of Equipment that attacks by itself",
      ja: "ユニットのタイプ（1つ）。自身の攻撃を持つ「Equipment」にも書く",
    },
  },
  types: {
    is: "list",
    about: { en: "further types, each a word", ja: "その他のタイプ。それぞれ1語" },
  },
  terrain: { is: "phrase", longest: LONGEST_WORDS, about: { en: "the terrain", ja: "地形" } },
  health: {
    is: "whole",
    min: 1,
    max: MOST_HEALTH,
    on: ["Unit", "Turf"],
    needs: ["Turf"],
    about: {
      en: "the health; a card without it is no target",
      ja: "耐久力。ないカードは攻撃の対象にならない",
    },
  },
  attacks: {
    is: "written",
    such: ["1", "3 on 1"],
    on: ["Unit", "Equipment"],
    about: {
      en: 'how often it attacks; "3 on 1": three attacks against one target',
      ja: "攻撃の回数。「3 on 1」は1つの対象に3回",
    },
  },
  stats: {
    is: "group",
    fields: {
      troop: { is: "written", such: ["2/1"], about: { en: "against Troops", ja: "「Troop」に対して" } },
      position: {
        is: "written",
        such: ["1/1"],
        about: { en: "against Positions", ja: "「Position」に対して" },
      },
      vehicle: { is: "written", such: ["0/1"], about: { en: "against Vehicles", ja: "「Vehicle」に対して" } },
    },
    on: ["Unit", "Equipment", "Turf"],
    about: {
      en: "attack/defense against each type; of a Turf the defense alone; needed with health or attacks",
      ja: "タイプごとの攻撃/防御。「Turf」は防御だけ。耐久力か攻撃があれば必要",
    },
  },
  bonus: {
    is: "texts",
    most: 99,
    on: ["Unit", "Equipment"],
    about: {
      en: 'what it gives or has at all times: "+1 attack"',
      ja: "常に与える、または持つ修正（「+1 attack」）",
    },
  },
  requirements: {
    is: "text",
    about: { en: "what it takes to deploy or play it", ja: "配備・プレイの条件" },
  },
  texts: {
    is: "texts",
    most: TEXTS,
    needs: ["Event", "Trap", "New Rule"],
    about: { en: "its texts, each in quotation marks", ja: "テキスト。それぞれ引用符で囲む" },
  },
  copies: {
    is: "whole",
    min: 1,
    max: MOST_COPIES,
    needs: "all",
    about: { en: "how many of it a deck may hold", ja: "デッキに入れられる枚数" },
  },
  artist: { is: "phrase", longest: LONGEST_WORDS, needs: "all", about: { en: "who drew it", ja: "絵師" } },
  number: {
    is: "written",
    such: ["01-01-017-3", "01-02-017-IV"],
    needs: "all",
    about: { en: "series-run-number-rarity", ja: "シリーズ-版-番号-レアリティ" },
  },
  flavour: {
    is: "phrase",
    longest: LONGEST_FLAVOUR,
    both: true,
    about: { en: "words that are shown and no more", ja: "フレーバーテキスト" },
  },
} as const satisfies CardForm;
