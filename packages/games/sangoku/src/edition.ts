/**
 * The editions of the rules of this game, the first at the front, each with a sentence on what it changed. Raised by
 * hand: whoever changes how a match goes adds a line. Records name their edition, and are shown with these sentences.
 */
import type { Edition } from "@tefuda/kernel";

export const EDITIONS: readonly Edition[] = [
  { en: "The first edition that records name.", ja: "記録に版の番号が書かれるようになった最初の版。" },
];
