/** How much there is to read. */
import type { CardInfo } from "@tefuda/kernel";

export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** English words of rules text on a card. */
export const wordsIn = ({ texts }: Pick<CardInfo, "texts">): number =>
  texts.reduce((sum, { words }) => sum + wordsOf(words.en ?? ""), 0);
