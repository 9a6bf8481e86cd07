/** The states of cards in words (tails-5.5, 4.13). */
import { deAru, iru } from "@tefuda/language/phrases/inflect";
import type { StateWords } from "@tefuda/language/qualities/states";
import type { States } from "../tree.ts";

export const states: { readonly [Group in keyof States]: Readonly<Record<States[Group], StateWords>> } = {
  wounds: {
    damaged: {
      en: ["damaged", "wounded"],
      ja: [
        "傷ついた",
        "傷ついている",
        "負傷した",
        "負傷している",
        "ダメージを受けている",
        "ダメージを受けた",
      ],
      being: [`傷ついて${iru}`, `(負傷して|ダメージを受けて)${iru}`],
    },
    undamaged: {
      en: ["undamaged", "unwounded"],
      ja: ["無傷の", "傷ついていない"],
      being: [`無傷${deAru}`],
      has: ["is not damaged"],
    },
  },
  face: {
    down: {
      en: ["face-down"],
      ja: [
        "裏向きの",
        "裏の",
        "裏向きである",
        "裏向きで(置いて|置かれて|伏せて|伏せられて)いる",
        "(伏せて|伏せられて)(いる|ある)",
        "(伏せた|伏せられた|裏向きで置いた)",
      ],
      being: [`裏向き${deAru}`],
    },
    up: { en: ["face-up"], ja: ["表向きの", "表の"], being: [`表向き${deAru}`] },
  },
};
