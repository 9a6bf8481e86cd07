/** Putting the two lists of a trade together: out of what each of both has, with what each wishes marked. */
import type { Binder, Collection } from "@tefuda/host/online/circle-schemas";
import { useState } from "react";
import { useAsked } from "../../../online/useAsked.ts";
import { useWords } from "../../../words/index.tsx";
import { copiesIn, useInside } from "./inside.ts";
import { EMPTY, fairLists, type Lists, stepped } from "./lists.ts";
import { TradeCards } from "./TradeCards.tsx";
import { type Shelved, TradeShelf } from "./TradeShelf.tsx";
import { useTradeWords } from "./useCircleWords.ts";

interface ComposeProps {
  member: string;
  name: string;
  collection: Collection;
  begins: Lists;
  /** What is pressed when the lists are as they should be. */
  says: string;
  off: boolean;
  onSay: (lists: Lists) => void;
  /** Leaves what lies on the table as it is. */
  onClose?: () => void;
}

export function Compose({ member, name, collection, begins, says, off, onSay, onClose }: ComposeProps) {
  const { circle, called } = useInside();
  const words = useTradeWords();
  const isOpen = circle.members.some(({ id, binder }) => id === member && binder);
  const [lists, setLists] = useState(begins);
  const [told, setTold] = useState("");
  const [side, setSide] = useState<keyof Lists>("gets");
  const step = (of: keyof Lists, card: string, by: 1 | -1): void => {
    const next = stepped(lists, of, card, by);
    setLists(next);
    setTold(words.added(called(card), copiesIn(next.gives), copiesIn(next.gets)));
  };
  const empty = lists.gives.length + lists.gets.length === 0;
  return (
    <div className="compose">
      <div className="card-panel trade compose-lists">
        <div className="trade-sides">
          <TradeCards
            title={words.iGive}
            bundle={lists.gives}
            does={words.remove}
            onPress={(card) => step("gives", card, -1)}
          />
          <TradeCards
            title={words.iGet}
            bundle={lists.gets}
            does={words.remove}
            onPress={(card) => step("gets", card, -1)}
          />
        </div>
        <Balance lists={lists} />
        <p className="unseen" role="status">
          {told}
        </p>
        <div className="row-buttons">
          <button
            type="button"
            className="button button--main"
            disabled={empty || off}
            onClick={() => onSay(lists)}
          >
            {says}
          </button>
          <button type="button" className="button" disabled={empty} onClick={() => setLists(EMPTY)}>
            {words.clear}
          </button>
          {onClose && (
            <button type="button" className="button" onClick={onClose}>
              {words.keepOld}
            </button>
          )}
        </div>
      </div>
      {!isOpen && <p className="online-note">{words.shutBinder(name)}</p>}
      <Shelves
        {...{ member, name, collection, lists, isOpen, side }}
        onSide={setSide}
        onAdd={(of, card) => step(of, card, 1)}
        onLists={setLists}
      />
    </div>
  );
}

/** How much more one side has than the other; that is a gift, of which there may be so many. */
function Balance({ lists: { gives, gets } }: { lists: Lists }) {
  const { me } = useInside();
  const words = useTradeWords();
  const more = copiesIn(gets) - copiesIn(gives);
  if (more === 0) return null;
  const says =
    more < 0
      ? words.theyGain(-more)
      : [words.asGift(more), ...(me.gifts === null ? [] : [words.giftsLeft(me.gifts)])].join(" · ");
  const isOver = more > 0 && me.gifts !== null && more > me.gifts;
  return <p className={isOver ? "fault" : "online-note"}>{says}</p>;
}

interface ShelvesProps {
  member: string;
  name: string;
  collection: Collection;
  lists: Lists;
  isOpen: boolean;
  /** Which of both is seen where there is room for one. */
  side: keyof Lists;
  onSide: (side: keyof Lists) => void;
  onAdd: (side: keyof Lists, card: string) => void;
  onLists: (lists: Lists) => void;
}

function Shelves({ member, name, isOpen, ...rest }: ShelvesProps) {
  if (!isOpen) return <BothShelves {...rest} name={name} binder={null} />;
  return <OpenShelves {...rest} member={member} name={name} />;
}

function OpenShelves({ member, ...rest }: Omit<ShelvesProps, "isOpen">) {
  const { circle, collection } = useInside();
  // what they wish and give changes with every trade, as one's own does
  const stamp = String(collection?.cards.length);
  const { got, failed } = useAsked({ ask: "binder", circle: circle.id, member }, undefined, stamp);
  const { loading } = useWords();
  // it puts what is wished first: cards that are shown before it is there would move away under one's finger
  if (!got && !failed) return <p role="status">{loading}</p>;
  return <BothShelves {...rest} binder={got} />;
}

type BothProps = Omit<ShelvesProps, "member" | "isOpen"> & { binder: Binder | null };

function BothShelves({ name, collection, binder, lists, side, onSide, onAdd, onLists }: BothProps) {
  const { cards, me } = useInside();
  const words = useTradeWords();
  const fair = binder ? fairLists(collection, binder, me.ways.consent.dear) : EMPTY;
  const free = collection.cards.map(({ card, count, held }) => ({ card, count: count - held }));
  const wishesOf = (lines: readonly { card: string; count: number }[]): ReadonlyMap<string, number> =>
    new Map(lines.map(({ card, count }) => [card, count]));
  const mine: Shelved = {
    few: collection.gives,
    all: free,
    wished: wishesOf(binder?.wishes ?? []),
    says: { few: words.mineOnly, all: words.allMine, wished: words.theyWish },
  };
  const theirs: Shelved = {
    few: binder?.gives ?? null,
    all: cards.map(({ name: card }) => ({ card, count: MOST_ASKED })),
    wished: wishesOf(collection.wishes),
    says: { few: words.binderOnly, all: words.anyCard, wished: words.iWish },
  };
  return (
    <>
      {binder && (
        <p className="compose-fair">
          <button
            type="button"
            className="button"
            disabled={fair.gives.length === 0}
            onClick={() => onLists(fair)}
          >
            {words.suggest}
          </button>
          {fair.gives.length === 0 && <span className="online-note">{words.noFair}</span>}
        </p>
      )}
      <div className="compose-which">
        {(["gets", "gives"] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="button"
            aria-pressed={side === one}
            onClick={() => onSide(one)}
          >
            {one === "gets" ? words.get : words.give}
          </button>
        ))}
      </div>
      <div className="compose-shelves" data-side={side}>
        <TradeShelf
          title={words.mine}
          shelf={mine}
          taken={lists.gives}
          onAdd={(card) => onAdd("gives", card)}
        />
        <TradeShelf
          title={words.theirs(name)}
          shelf={theirs}
          taken={lists.gets}
          onAdd={(card) => onAdd("gets", card)}
        />
      </div>
    </>
  );
}

/** What somebody has of a card is not told; so many copies of it can be asked for. */
const MOST_ASKED = 12;
