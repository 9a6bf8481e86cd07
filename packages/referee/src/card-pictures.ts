/** Pictures that cards of a set have in place of those that are made of their words; by itself, for a page that has no set yet. */
import type { CardInfo } from "@tefuda/kernel";

/** The picture of a card: a file of the folder {@link PICTURES}. */
export interface CardPicture {
  card: string;
  file: string;
}
export const PICTURES = "pictures";

/** The pictures that cards have of their own. */
export const picturesOf = (cards: readonly CardInfo[]): CardPicture[] =>
  cards.flatMap(({ name, picture }) => (picture === undefined ? [] : [{ card: name, file: picture }]));

/** What a card is pictured with, by whichever of its names it is called there. */
export function pictureOf(
  { name, names = {} }: Pick<CardInfo, "name" | "names">,
  pictures: readonly CardPicture[] = [],
): Pick<CardInfo, "picture"> {
  const called = [name, ...Object.values(names)];
  const found = pictures.find(({ card }) => called.includes(card));
  return found ? { picture: found.file } : {};
}
