/** The cards of a game: all that are wanted, or one by its name. */
import "../../styles/cards.css";
import type { GameData } from "@tefuda/host/host";
import { useGame } from "../../state/session.ts";
import { useWords } from "../../words/index.tsx";
import { CardList } from "./CardList.tsx";
import { CardMissing } from "./CardMissing.tsx";
import { CardPage } from "./CardPage.tsx";
import { cardNamed } from "./near.ts";
import { useShelf } from "./useShelf.ts";

export function CardBrowser({ game, card }: { game: string; card: string | null }) {
  const data = useGame(game);
  const words = useWords();
  if (!data) return <p className="wait">{words.loading}</p>;
  return <Browser data={data} card={card} />;
}

function Browser({ data, card }: { data: GameData; card: string | null }) {
  const shelf = useShelf(data);
  if (card === null) return <CardList data={data} shelf={shelf} />;
  const info = cardNamed(data.cards, card);
  return info ? (
    <CardPage data={data} shelf={shelf} info={info} />
  ) : (
    <CardMissing data={data} look={shelf.look} name={card} />
  );
}
