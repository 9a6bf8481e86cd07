/** The states and roles of cards in words (trails-3.2, 3.3, 6.6). */
import { bare, deAru, iru, ofIt } from "@tefuda/language/phrases/inflect";
import { inFight, type StateWords } from "@tefuda/language/qualities/states";
import type { States } from "../tree.ts";

const state = (en: string, ja: string, more: readonly string[]): StateWords => ({
  en: [en],
  ja: [`${ja}状態の`, ...more],
  being: [`${ja}状態${deAru}`, `${ja}状態(${ofIt}|${bare}|${deAru})`, `${ja}して${iru}`],
});

export const states: { readonly [Group in keyof States]: Readonly<Record<States[Group], StateWords>> } = {
  state: {
    ready: state("ready", "レディ", ["レディの", "レディ中の"]),
    actioned: state("actioned", "アクション", ["アクション中の"]),
    stunned: state("stunned", "スタン", ["スタンした", "スタンしている", "スタン中の"]),
  },
  combat: {
    attacking: inFight("attacking", "攻撃中", { whenever: { en: ["(it attacks|they attack)"] } }),
    defending: inFight("defending", "応戦中", {
      ja: ["攻撃されている", "攻撃を受けている"],
      being: [`攻撃されて${iru}`, `攻撃を受けて${iru}`],
      behind: ["being attacked"],
      whenever: {
        en: ["(it is|they are) attacked", "(it defends|they defend)"],
        ja: ["攻撃され(る|ている)(とき|時|際|場合|間)", "攻撃を受け(る|ている)(とき|時|際|場合|間)"],
      },
    }),
    combating: inFight("combating", "戦闘中"),
    grouped: {
      en: ["SCLM attacking"],
      ja: [
        "スクラム攻撃中の",
        "スクラム攻撃(をしている|している|を行っている|に参加している|に参加中の)",
        "スクラムで攻撃して(いる)".replace("(いる)", "いる"),
        "(その|この)スクラム[攻撃](に参加している|に参加中の|の)",
      ],
      being: [
        `スクラム攻撃中${deAru}`,
        `スクラム攻撃(中(${ofIt}|${bare})|(をして|して|を行って|に参加して)${iru}|に参加中(${deAru}|${bare}))`,
        `スクラムで攻撃して${iru}`,
      ],
      has: [
        "is [(in|part of|joining|making)] a SCLM attack",
        "(takes|is taking) part in a SCLM attack",
        "attacks as part of a SCLM attack",
      ],
      behind: ["in (the|that|this) (group|SCLM|SCLM group|SCLM attack)"],
      during: "スクラム攻撃中",
    },
  },
  face: {
    down: { en: ["face-down"], ja: ["裏向きの", "裏の"], being: [`裏向き${deAru}`] },
    up: { en: ["face-up"], ja: ["表向きの", "表の"], being: [`表向き${deAru}`] },
  },
};
