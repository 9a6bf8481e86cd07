/** The button that deals a game with a deck at once; why not, where it may not be played. */
import { useState } from "react";
import { addressOf } from "../../state/screen.ts";
import { useSession } from "../../state/session.ts";
import { dealUsual } from "../../state/usual.ts";
import { WORDS } from "../../words/decks.ts";
import { faultIn, useLanguage, useWords } from "../../words/index.tsx";

interface PlayItProps {
  game: string;
  deck: string;
  /** What the deck is called, where the button does not stand beside its name. */
  name?: string;
  /** Where it is one of many. */
  small?: boolean;
}

export function PlayIt({ game, deck, name, small = false }: PlayItProps) {
  const session = useSession();
  const words = WORDS[useLanguage()];
  const tableWords = useWords();
  const [going, setGoing] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const play = (): void => {
    setGoing(true);
    setFault(null);
    dealUsual(session, game, deck).then(
      () => {
        location.hash = addressOf({ at: "table" });
      },
      (error: Error) => {
        setGoing(false);
        setFault(faultIn(tableWords, error));
      },
    );
  };
  return (
    <>
      <button
        type="button"
        className={small ? "button" : "button button--main"}
        disabled={going}
        aria-label={name === undefined ? undefined : words.named(words.play, name)}
        onClick={play}
      >
        {going ? words.dealing : words.play}
      </button>
      {fault && (
        <p className="fault deck-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
