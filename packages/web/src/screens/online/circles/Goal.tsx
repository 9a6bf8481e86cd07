/** A deck of somebody's in a circle: what it lacks, and one press with which that is wished. */
import type { Collection } from "@tefuda/host/online/circle-schemas";
import { useState } from "react";
import { room } from "../../../online/room.ts";
import { isWished, type KeptDeck, lackedOf } from "./goals.ts";
import { copiesIn, ownedOf, useInside } from "./inside.ts";
import { ReadCard } from "./ReadCard.tsx";
import { TradeCards } from "./TradeCards.tsx";
import { useCircleWords } from "./useCircleWords.ts";
import { useDeed } from "./useDeed.tsx";

interface GoalProps {
  deck: KeptDeck;
  collection: Collection;
  /** They collect for it. */
  kept: boolean;
  keep: (deck: KeptDeck) => Promise<null>;
}

export function Goal({ deck, collection, kept, keep }: GoalProps) {
  const { circle, anew } = useInside();
  const words = useCircleWords();
  const { ask, goes, told } = useDeed();
  const { id, name, cards } = deck;
  const lacked = lackedOf(cards, ownedOf(collection));
  const drop = (): void => ask(room.socket.ask({ ask: "dropDeck", circle: circle.id, deck: id }).then(anew));
  return (
    <li>
      {lacked.length === 0 ? (
        <p>
          <b>{name}</b> · {words.goalLacks(0)}
        </p>
      ) : (
        <details className="goal">
          <summary>
            <b>{name}</b> · {words.goalLacks(copiesIn(lacked))}
          </summary>
          <Lacked {...{ deck, collection, kept, keep, lacked }} />
        </details>
      )}
      {kept && (
        <button
          type="button"
          className="button"
          disabled={goes}
          aria-label={words.named(words.goalDrop, name)}
          onClick={drop}
        >
          {words.goalDrop}
        </button>
      )}
      {told}
    </li>
  );
}

function Lacked({
  deck,
  collection,
  kept,
  keep,
  lacked,
}: GoalProps & { lacked: ReturnType<typeof lackedOf> }) {
  const { circle, me, infoOf, anew } = useInside();
  const words = useCircleWords();
  const { ask, goes, told } = useDeed();
  const [read, setRead] = useState<string | null>(null);
  const wish = async (): Promise<void> => {
    if (!kept) await keep(deck);
    const { ways } = me;
    if (!ways.aim.decks)
      await room.socket.ask({
        ...{ ask: "ways", circle: circle.id },
        ways: { ...ways, aim: { ...ways.aim, decks: true } },
      });
    // what a mark by hand holds back is wished by itself again
    const names = new Set(lacked.map(({ card }) => card));
    for (const mark of collection.marks)
      if (mark.keep !== null && names.has(mark.card))
        await room.socket.ask({ ask: "mark", circle: circle.id, mark: { ...mark, keep: null } });
    anew();
  };
  return (
    <>
      <TradeCards title={words.goalMissing} bundle={lacked} onPress={setRead} />
      {isWished(lacked, collection, (card) => infoOf(card) !== undefined) ? (
        <p className="is-wished">{words.goalWished}</p>
      ) : (
        <button
          type="button"
          className="button button--main"
          disabled={goes || !circle.open}
          onClick={() => ask(wish())}
        >
          {words.goalWish}
        </button>
      )}
      {told}
      <ReadCard card={read} onClose={() => setRead(null)} />
    </>
  );
}
