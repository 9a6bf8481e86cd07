/** Which card of a match somebody means: `Bear`, `Bear@B`, `Bear@B.row`, `Bear@B.row.2`, as in the game's notation. */

import { cardName, knows, type Machine, tidy, type Words } from "@tefuda/kernel";
import { FOUND } from "./findings.ts";

/** All cards that a text can mean; more than one where only a longer form would tell. */
export function cardsNamed(m: Machine, text: string): number[] {
  const wanted = tidy(text);
  const found: number[] = [];
  for (let card = 0; card < m.layout.cards; card++) {
    // As somebody sees it who knows its face.
    const observer = [0, 1, 2, 3].find((seat) => knows(m, seat, card));
    const forms = [0, 1, 2, 3].map((detail) =>
      observer === undefined
        ? cardName(m, 0, card, detail).replace(/^\?/, m.definitionOf(card).name)
        : cardName(m, observer, card, detail),
    );
    if (forms.some((form) => tidy(form) === wanted)) found.push(card);
  }
  return found;
}

/** The one card that is meant: the only one, or the only one in play, or the only one there on top. Words say why there is none. */
export function cardNamed(m: Machine, text: string): number | Words {
  const found = cardsNamed(m, text);
  if (found.length === 1) return found[0]!;
  if (found.length === 0) return FOUND.noCard(text);
  const inPlay = found.filter((card) => m.zoneShape(m.zone(card)).inPlay);
  const onTop = inPlay.filter((card) => m.above(card) < 0);
  if (inPlay.length === 1 || onTop.length === 1) return onTop[0] ?? inPlay[0]!;
  const forms = (inPlay.length > 0 ? inPlay : found).slice(0, 6).map((card) => whereIs(m, card));
  return FOUND.several(text, forms);
}

export function whereIs(m: Machine, card: number): string {
  return cardName(m, 0, card, 3).replace(/^\?/, m.definitionOf(card).name);
}
