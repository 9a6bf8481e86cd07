/** The three cards that stand for a deck: of its kinds those that have the greatest values. */

import type { GameData } from "@tefuda/host/host";
import type { CardInfo } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { CardFace } from "../../card/CardFace.tsx";

export function Faces({ data, cards }: { data: GameData; cards: readonly string[] }) {
  const look = lookOf(data.id, data.layout);
  return facesOf(data.cards, cards).map((card) => <CardFace key={card.name} info={card} look={look} />);
}

function facesOf(cards: readonly CardInfo[], deck: readonly string[]): CardInfo[] {
  const kinds = new Set(deck);
  return cards
    .filter(({ name }) => kinds.has(name))
    .sort((a, b) => sum(b) - sum(a))
    .slice(0, 3);
}

const sum = ({ values }: CardInfo): number =>
  values.reduce((n, { value }) => n + (value < 10_000 ? value : 0), 0);
