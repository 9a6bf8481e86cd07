/** A card of somebody's collection: what they have of it, what they want of it, and whose hands its copies went through. */
import type { Collection, Copy } from "@tefuda/host/online/circle-schemas";
import { FullCard } from "../../../card/FullCard.tsx";
import { room } from "../../../online/room.ts";
import { useAsked } from "../../../online/useAsked.ts";
import { Sheet } from "../../../ui/Sheet.tsx";
import { useWords } from "../../../words/index.tsx";
import { Choice } from "../fields.tsx";
import type { Kept } from "./binder-sift.ts";
import { useInside } from "./inside.ts";
import { useCircleWords, useTime } from "./useCircleWords.ts";
import { useDeed } from "./useDeed.tsx";

interface CardSheetProps {
  kept: Kept;
  collection: Collection;
  onClose: () => void;
}

export function CardSheet({ kept: { info, owned, wished, gives }, collection, onClose }: CardSheetProps) {
  const { called, look } = useInside();
  const words = useCircleWords();
  const { name } = info;
  const held = collection.cards.find(({ card }) => card === name)?.held ?? 0;
  const wish = collection.wishes.find(({ card }) => card === name);
  return (
    <Sheet title={called(name)} onClose={onClose}>
      <dl className="card-stands">
        <div>
          <dt>{words.iOwn}</dt>
          <dd>
            {owned}
            {held > 0 && <small>{words.held(held)}</small>}
          </dd>
        </div>
        <div className="is-wished">
          <dt>{words.wish}</dt>
          <dd>
            {wished}
            {wish && <small>{words.whys[wish.why]}</small>}
          </dd>
        </div>
        <div className="is-given">
          <dt>{words.give}</dt>
          <dd>{gives}</dd>
        </div>
      </dl>
      <Marks card={name} collection={collection} />
      {owned > 0 && <Copies card={name} />}
      <FullCard info={info} look={look} />
    </Sheet>
  );
}

/** What somebody may want to own of a card is offered up to this. */
const MOST_KEPT = 12;
const RANKS = 10;

function Marks({ card, collection }: { card: string; collection: Collection }) {
  const { circle, anew } = useInside();
  const words = useCircleWords();
  const { ask, told } = useDeed();
  const { keep, rank } = collection.marks.find((mark) => mark.card === card) ?? { keep: null, rank: null };
  const set = (part: { keep?: number | null; rank?: number | null }): void =>
    ask(
      room.socket.ask({ ask: "mark", circle: circle.id, mark: { card, keep, rank, ...part } }),
      // a circle does not tell what somebody marks
      anew,
    );
  const numberOf = (value: string): number | null => (value === "" ? null : Number(value));
  const keeps = Array.from({ length: Math.max(MOST_KEPT, keep ?? 0) + 1 }, (_, i) => i);
  const ranks = Array.from({ length: RANKS }, (_, i) => i + 1);
  return (
    <div className="online-form card-marks">
      <Choice
        label={words.keep}
        value={String(keep ?? "")}
        onChoose={(value) => set({ keep: numberOf(value) })}
        options={[
          ["", words.byItself],
          ...keeps.map((n): readonly [string, string] => [String(n), String(n)]),
        ]}
      />
      <Choice
        label={words.rank}
        value={String(rank ?? "")}
        onChoose={(value) => set({ rank: numberOf(value) })}
        options={[
          ["", words.byItself],
          ...ranks.map((n): readonly [string, string] => [String(n), words.ranks(n)]),
        ]}
      />
      <p className="online-note">{words.rankNote}</p>
      {told}
    </div>
  );
}

function Copies({ card }: { card: string }) {
  const { circle } = useInside();
  const common = useWords();
  const words = useCircleWords();
  const { got } = useAsked({ ask: "copies", circle: circle.id, card });
  return (
    <section className="card-copies">
      <h3>{words.copiesTitle}</h3>
      {!got && <p role="status">{common.loading}</p>}
      <ul>
        {got?.map((copy) => (
          <OneCopy key={copy.number} copy={copy} />
        ))}
      </ul>
    </section>
  );
}

function OneCopy({ copy: { number, hands } }: { copy: Copy }) {
  const words = useCircleWords();
  const time = useTime();
  return (
    <li>
      <b>{words.copyNumber(number)}</b>
      <ol>
        {hands.map(({ name, at, reason }) => (
          <li key={at}>
            {words.hands[reason](name ?? words.somebody)} <small>{time(at)}</small>
          </li>
        ))}
      </ol>
    </li>
  );
}
