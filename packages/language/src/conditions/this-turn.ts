/** Who did it, and that it was this turn, in words. */
import type { Who } from "../phrases/bones.ts";

/** Somebody who may have done something. */
export interface Player {
  by: Who;
  en: readonly string[];
  /** In Japanese as the subject. */
  called: string;
  also: readonly string[];
}

/** "This turn" in Japanese, before what happened. */
export const now = "このターン[(に|中に|中|の間に|の間)][、]";

/** Who did it, before or behind the time; you need not be named. */
export const whenAndWho = (who: string, also: readonly string[]): readonly string[] =>
  who === ""
    ? [now]
    : [
        `${who === "あなたが" ? `[${who}]` : who}${now}`,
        `(${also.join("|")})(が|は)${now}`,
        `${now}(${[who, ...also.map((one) => `${one}(が|は)`)].join("|")})`,
      ];
