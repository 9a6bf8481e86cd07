/** From the lobby to what stands around the matches: tournaments, circles, the best of a game, what is known of oneself. */
import { useLookingWords } from "../../online/Looking.tsx";
import { addressOf } from "../../state/screen.ts";
import { CIRCLE_WORDS } from "../../words/circles.ts";
import { useLanguage } from "../../words/index.tsx";
import { TOURNAMENT_WORDS } from "../../words/tournaments.ts";
import { useLastGame } from "./GameField.tsx";

export function Ways({ person }: { person: string }) {
  const words = useLookingWords();
  const language = useLanguage();
  const cups = TOURNAMENT_WORDS[language];
  const circles = CIRCLE_WORDS[language];
  const game = useLastGame();
  return (
    <ul className="ways">
      <li>
        <a href={addressOf({ at: "tournaments" })}>{cups.title}</a>
      </li>
      <li>
        <a href={addressOf({ at: "circles" })}>{circles.title}</a>
      </li>
      <li>
        <a href={addressOf({ at: "leaders", game })}>{words.leaders}</a>
      </li>
      <li>
        <a href={addressOf({ at: "person", person })}>{words.myProfile}</a>
      </li>
    </ul>
  );
}
