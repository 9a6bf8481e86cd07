/** What somebody owns, in one line, and how their decks stand. */
import { useJoined } from "../../../online/useOnline.ts";
import { copiesIn, useInside } from "./inside.ts";
import { useCircleWords } from "./useCircleWords.ts";

export function Summary() {
  const { collection, cards } = useInside();
  const words = useCircleWords();
  const joined = useJoined();
  if (!collection) return null;
  const { wishes, gives, decks } = collection;
  const whole = decks.filter(({ lacks }) => lacks === 0);
  const lacking = decks.filter(({ lacks }) => lacks > 0).toSorted((a, b) => a.lacks - b.lacks);
  const stands = [
    ...(whole.length > 0 ? [words.decksWhole(whole.length)] : []),
    ...lacking.slice(0, 3).map(({ name, lacks }) => words.deckLacks(name, lacks)),
  ];
  return (
    <div className="circle-summary">
      <ul className="circle-counts">
        <li>{words.copies(copiesIn(collection.cards))}</li>
        <li>{words.kinds(collection.cards.length, cards.length)}</li>
        <li className="is-wished">{words.wished(copiesIn(wishes))}</li>
        <li className="is-given">{words.toGive(copiesIn(gives))}</li>
      </ul>
      <p className="online-note">{decks.length === 0 ? words.noDecks : joined(stands)}</p>
    </div>
  );
}
