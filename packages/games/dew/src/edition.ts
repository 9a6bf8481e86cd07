/** The editions of the rules of this game, the first at the front, each with a sentence on what it changed. */
import type { Edition } from "@tefuda/kernel";

export const EDITIONS: readonly Edition[] = [{ en: "The first edition.", ja: "最初の版。" }];
