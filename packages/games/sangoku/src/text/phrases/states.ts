/** The states and roles of cards in words (sangoku-5.2, 5.9, 6.6, 7.5, 7.9, 9.17, 9.20). */
import { bare, deAru, iru, ofIt } from "@tefuda/language/phrases/inflect";
import type { StateWords } from "@tefuda/language/qualities/states";
import type { States } from "../tree.ts";

const turned = (en: string, ja: string, more: readonly string[]): StateWords => ({
  en: [en],
  ja: [`${ja}状態の`, ...more],
  being: [`${ja}状態${deAru}`, `${ja}(して${iru}|状態(${ofIt}|${bare})|中(${ofIt}|${bare}|${deAru}))`],
});

const fights = (en: string, ja: string): StateWords => ({
  en: [en],
  ja: [`${ja}中の`, `${ja}中である`, `[この戦闘で]${ja}している`, `${ja}していた`],
  being: [`${ja}中${deAru}`, `${ja}中(${ofIt}|${bare})`, `${ja}して(${iru}|いた)`],
  has: [`was ${en}`],
  during: `${ja}中`,
});

export const states: { readonly [Group in keyof States]: Readonly<Record<States[Group], StateWords>> } = {
  state: {
    standing: turned("standing", "待機", ["待機中の", "待機している"]),
    tapped: turned("tapped", "疲弊", ["疲弊した", "疲弊している", "疲弊中の"]),
  },
  dance: {
    dancing: { en: ["dancing"], ja: ["舞っている", "舞状態の"], being: [`舞って${iru}`] },
  },
  wits: {
    awakened: {
      en: ["awakened"],
      ja: ["覚醒した", "覚醒している", "覚醒状態の"],
      being: [`覚醒して${iru}`, `覚醒状態(${ofIt}|${bare}|${deAru})`],
    },
  },
  gear: {
    equipped: {
      en: ["equipped"],
      ja: ["増援を装備した", "増援を装備している", "増援(が|の)(付いた|付いている)"],
      being: [`増援を装備して${iru}`, `増援が付いて${iru}`],
      has: ["has a reinforcement"],
    },
  },
  harm: {
    damaged: {
      en: ["damaged"],
      ja: ["ダメージを受けた", "ダメージを受けている"],
      being: [`ダメージを受けて${iru}`],
    },
  },
  battle: {
    attacking: fights("attacking", "攻撃"),
    defending: fights("defending", "防御"),
    intercepting: fights("intercepting", "迎撃"),
    fighting: fights("fighting", "戦闘"),
  },
  face: {
    down: { en: ["face-down"], ja: ["裏向きの", "裏の"], being: [`裏向き${deAru}`] },
    up: { en: ["face-up"], ja: ["表向きの", "表の"], being: [`表向き${deAru}`] },
  },
};
