/** One's own decks and those that one collects for: what each lacks, others to add, and what has changed since it was kept. */
import { useEffect, useId, useState } from "react";
import { room } from "../../../online/room.ts";
import { useOwnDecks } from "../../../state/decks.ts";
import { useSaid } from "../../../words/index.tsx";
import { useServed } from "../useDeck.ts";
import { Goal } from "./Goal.tsx";
import { changedSince, type KeptDeck, lackedOf } from "./goals.ts";
import { copiesIn, ownedOf, useInside } from "./inside.ts";
import { useCircleWords } from "./useCircleWords.ts";
import { useDeed } from "./useDeed.tsx";

export function Goals() {
  const { circle, collection, data, anew } = useInside();
  const words = useCircleWords();
  const say = useSaid();
  const { ask, goes, told } = useDeed();
  const served = useServed(data.id);
  const own = useOwnDecks(data.id);
  const choice = useId();
  const goals = collection?.decks ?? [];
  const [begins] = useState(goals.length === 0);
  const keep = ({ id, name, cards, changed }: KeptDeck): Promise<null> =>
    room.socket.ask({ ask: "keepDeck", circle: circle.id, deck: { id, name, cards, changed } });
  // a deck of one's own that is collected for is as it was changed last
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is known anew what is kept
  useEffect(() => {
    const changed = changedSince(own, goals);
    if (changed.length > 0) ask(Promise.all(changed.map(keep)).then(anew));
  }, [collection, own]);
  if (!collection) return null;
  const isKept = ({ id }: { id: string }): boolean => goals.some((goal) => goal.id === id);
  const others = own.filter((deck) => deck.cards.length > 0 && !isKept(deck));
  const owned = ownedOf(collection);
  const open = (served?.lists ?? [])
    .map((list): KeptDeck => {
      return { id: `ready-${list.id}`, name: say(list.names, list.name), cards: [...list.cards], changed: 0 };
    })
    .filter((deck) => !isKept(deck));
  return (
    <details className="circle-fold" open={begins}>
      <summary>{words.goals(goals.length)}</summary>
      {told}
      <ul className="circle-goals">
        {[...goals, ...others].map((deck) => (
          <Goal key={deck.id} deck={deck} collection={collection} kept={isKept(deck)} keep={keep} />
        ))}
      </ul>
      {open.length > 0 && (
        <p className="circle-goal-add">
          <label htmlFor={choice}>{words.goalAdd}</label>
          <select
            id={choice}
            className="field"
            disabled={goes}
            value=""
            onChange={(event) => {
              const found = open.find(({ id }) => id === event.target.value);
              if (found) ask(keep(found).then(anew));
            }}
          >
            <option value="">{words.goalChoose}</option>
            {open.map(({ id, name, cards }) => (
              <option key={id} value={id}>
                {name} · {words.goalLacks(copiesIn(lackedOf(cards, owned)))}
              </option>
            ))}
          </select>
        </p>
      )}
    </details>
  );
}
