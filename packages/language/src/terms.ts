/**
 * Terms: how long something lasts, as a text says it. What ends a modifier then is the game's.
 *
 * Example: "this turn", 「このターンの間」.
 */
import type { Production } from "@tefuda/cardtext/types";
import { say } from "@tefuda/cardtext/write";
import { type Term, WHILE_SUBJECT } from "@tefuda/kernel";

/** A term in words; of each list the first is printed. */
export interface TermWords {
  en: readonly string[];
  ja: readonly string[];
  /** What is printed of a change, if that is something else: "until the end of the turn". The feature "span" asks for it. */
  until?: { en: readonly string[]; ja: readonly string[] };
}

export const termPhrases = (terms: Readonly<Record<string, TermWords>>): Production[] =>
  Object.entries(terms).flatMap(([term, { en, ja, until }]) =>
    until === undefined
      ? [say("Dur", term, en, ja)]
      : [
          say("Dur", term, [...until.en, ...en], [...until.ja, ...ja], { span: ["until"] }),
          say("Dur", term, [...en, ...until.en], [...ja, ...until.ja], { span: ["during"] }),
        ],
  );

/** Terms that games have in common. */
export const thisTurn: TermWords = {
  en: [
    "this turn",
    "(for|during|until the end of) this turn",
    "(for|until) the rest of (the|this) turn",
    "until [the] end of [the] turn",
    "until (the|this) turn (ends|is over)",
    "in this turn",
  ],
  ja: [
    "このターンの間",
    "(この|その)ターン[の](中[は|に]|間[は]|終了時まで|終わりまで|最後まで)[だけ|のみ]",
    "このターンが終わるまで",
    "このターン",
    "このターン(だけ|のみ|に限り)",
    "ターン終了時まで",
    "ターン(の終了時|の終わり|が終わる)まで",
  ],
};

/** A fight, called so in both languages. */
export const thisFight = (en: string, ja: string): TermWords => ({
  en: [
    `this ${en}`,
    `(for|during|until the end of) (this|the|that) ${en}`,
    `until [the] end of [the] ${en}`,
    `until (the|this|that) ${en} (ends|is over)`,
    `(for|until) the rest of (the|this|that) ${en}`,
    `in this ${en}`,
    `for the duration of (the|this|that) ${en}`,
    `until [the] end of that ${en}`,
  ],
  ja: [
    `この${ja}の間`,
    `この${ja}(では|で|に)`,
    `この(${ja}|攻撃)[の](間|中|間は|中は|終了時まで|終わりまで)`,
    `この(${ja}|攻撃)が終わるまで`,
    `この${ja}`,
    `${ja}終了時まで`,
  ],
});

/** How long changes in positions may last in a game of turns; `until` is what ends them with one. */
export const turnTerms = (until: number): Readonly<Record<string, Term>> => ({
  "end of turn": { names: { en: "end of turn", ja: "ターン終了時" }, lasts: () => ({ until }) },
  "for good": { names: { en: "for good", ja: "永続" }, lasts: () => ({ until: WHILE_SUBJECT }) },
});
