/** The games as tiles: what each is about, how long and how hard it is, and one press to play it. */
import type { Door as DoorInfo } from "@tefuda/cardtext/entry";
import type { CardInfo } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { games } from "@tefuda/referee/registry";
import { useState } from "react";
import { CardFace } from "../card/CardFace.tsx";
import { hasPuzzles } from "../state/puzzle.ts";
import { addressOf } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { useSettings } from "../state/settings.ts";
import { dealUsual, learn } from "../state/usual.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { useLanguage, useSaid, useWords } from "../words/index.tsx";
import { PUZZLE_WORDS } from "../words/puzzles.ts";
import type { Going } from "./useDropped.ts";

interface DoorProps {
  /** Decks, opponent and all else are to be chosen for a game. */
  onSetUp: (game: string) => void;
  toTable: Going;
}

export function Door({ onSetUp, toTable }: DoorProps) {
  const session = useSession();
  const words = useWords();
  const [going, setGoing] = useState<string | null>(null);
  const [fault, setFault] = useState<{ game: string; words: string } | null>(null);

  const { learned } = useSettings();
  const puzzleWords = PUZZLE_WORDS[useLanguage()];

  const play = (game: string, begins = dealUsual): void => {
    setGoing(game);
    setFault(null);
    toTable(begins(session, game), (words) => {
      setGoing(null);
      setFault({ game, words });
    });
  };

  return (
    <section aria-labelledby="games-title">
      <h2 id="games-title" className="unseen">
        {words.gamesTitle}
      </h2>
      <ul className="tiles">
        {games.map(({ id, title, door, howTo }) => (
          <li key={id} className="tile card-panel">
            {door && <Picture game={id} door={door} />}
            <h3>{title}</h3>
            {door && <Facts door={door} />}
            <p className="tile-links">
              {howTo && (
                <a href={addressOf({ at: "how", game: id })} aria-label={words.howTitle(title)}>
                  {words.how}
                </a>
              )}
              {hasPuzzles(id) && (
                <a href={addressOf({ at: "puzzles", game: id })} aria-label={puzzleWords.titleOf(title)}>
                  {puzzleWords.title}
                </a>
              )}
            </p>
            {fault?.game === id && (
              <p className="fault" role="alert">
                {fault.words}
              </p>
            )}
            <div className="tile-buttons">
              <button
                type="button"
                className="button button--main"
                aria-label={`${words.playNow}: ${title}`}
                disabled={going !== null}
                onClick={() => play(id)}
              >
                {going === id ? words.dealing : words.playNow}
              </button>
              <button
                type="button"
                className="button"
                aria-label={words.learnTitle(title)}
                disabled={going !== null}
                onClick={() => play(id, learn)}
              >
                {words.learn}
                {learned.includes(id) && <Glyph name="check" />}
              </button>
              <button
                type="button"
                className="button"
                aria-label={`${words.setUp}: ${title}`}
                onClick={() => onSetUp(id)}
              >
                {words.setUp}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of these cards no more is known here than what their pictures are made of. */
const asInfo = (card: DoorInfo["cards"][number]): CardInfo => ({
  ...card,
  subtypes: [...card.subtypes],
  values: [],
  texts: [],
  file: "",
  line: 0,
});

function Picture({ game, door }: { game: string; door: DoorInfo }) {
  return (
    <div className="tile-fan" aria-hidden="true">
      {door.cards.map((card) => (
        <div key={card.name} className="tile-card">
          <CardFace info={asInfo(card)} look={lookOf(game)} />
        </div>
      ))}
    </div>
  );
}

function Facts({ door: { says, seats, minutes, grade } }: { door: DoorInfo }) {
  const words = useWords();
  const say = useSaid();
  return (
    <>
      <p className="tile-says">{say(says, says.en)}</p>
      <p className="tile-facts">
        {[words.seatsCount(...seats), words.minutes(minutes), words.grades[grade]].join(" · ")}
      </p>
    </>
  );
}
