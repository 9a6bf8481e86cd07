/** A deck in the list: three of its cards, what it is called and made of, and what can be done with it at once. */

import type { GameData } from "@tefuda/host/host";
import type { ListInfo } from "@tefuda/kernel";
import { type ReactNode, useState } from "react";
import type { OwnDeck } from "../../state/decks.ts";
import { addressOf } from "../../state/screen.ts";
import { WhenSeen } from "../../ui/WhenSeen.tsx";
import { WORDS } from "../../words/decks.ts";
import { useLanguage, useSaid, useWords } from "../../words/index.tsx";
import { beginDeck } from "./begin-deck.ts";
import { TypeBar } from "./DeckStats.tsx";
import { Faces } from "./Faces.tsx";
import { Legality } from "./Legality.tsx";
import { RemoveSheet } from "./NameSheet.tsx";
import { PlayIt } from "./PlayIt.tsx";
import { useCounts, useProblems } from "./useDeckFacts.ts";

interface TileProps {
  data: GameData;
  id: string;
  name: string;
  cards: readonly string[];
  /** What is told of it below its name. */
  says: ReactNode;
  actions: ReactNode;
}

function Tile({ data, id, name, cards, says, actions }: TileProps) {
  const words = WORDS[useLanguage()];
  const { groups } = useCounts(data, cards);
  return (
    <li className="deck-tile card-panel">
      <div className="deck-fan" aria-hidden="true">
        <WhenSeen before={null}>
          <Faces data={data} cards={cards} />
        </WhenSeen>
      </div>
      <div className="deck-tile-says">
        <h3>
          <a href={addressOf({ at: "decks", game: data.id, deck: id })}>{name}</a>
        </h3>
        <p className="deck-tile-size">{words.cards(cards.length)}</p>
        <TypeBar groups={groups} />
        {says}
      </div>
      <div className="row-buttons">
        <PlayIt game={data.id} deck={id} name={name} small />
        {actions}
      </div>
    </li>
  );
}

export function ReadyTile({ data, list }: { data: GameData; list: ListInfo }) {
  const language = useLanguage();
  const words = WORDS[language];
  const { sets } = useWords();
  const say = useSaid();
  const name = say(list.names, list.name);
  const set = data.sets.find(({ decks }) => decks.includes(list.id));
  return (
    <Tile
      data={data}
      id={list.id}
      name={name}
      cards={list.cards}
      says={
        <>
          {set && <p className="deck-tile-size">{sets.of(set.name[language])}</p>}
          <p className="deck-tile-plan">{say(list.plans, list.plan)}</p>
        </>
      }
      actions={
        <button
          type="button"
          className="button"
          aria-label={words.named(words.copyToBuild, name)}
          onClick={() => beginDeck(data.id, words.copyName(name), list.cards)}
        >
          {words.copy}
        </button>
      }
    />
  );
}

export function OwnTile({ data, deck }: { data: GameData; deck: OwnDeck }) {
  const words = WORDS[useLanguage()];
  const [removes, setRemoves] = useState(false);
  const problems = useProblems(data, deck.format, deck.cards);
  const { id, name, cards } = deck;
  return (
    <Tile
      data={data}
      id={id}
      name={name}
      cards={cards}
      says={<Legality problems={problems} />}
      actions={
        <>
          <a
            className="button"
            href={addressOf({ at: "decks", game: data.id, deck: id })}
            aria-label={words.named(words.edit, name)}
          >
            {words.edit}
          </a>
          <button
            type="button"
            className="button"
            aria-label={words.named(words.remove, name)}
            onClick={() => setRemoves(true)}
          >
            {words.remove}
          </button>
          {removes && <RemoveSheet deck={deck} onClose={() => setRemoves(false)} />}
        </>
      }
    />
  );
}
