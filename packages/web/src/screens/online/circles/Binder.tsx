/** All cards of the circle as a binder: what somebody owns in colour, the places of the rest pale. */

import { typeLook } from "@tefuda/print/look";
import { memo, useId, useMemo, useState } from "react";
import { CardFace, typeColours } from "../../../card/CardFace.tsx";
import { describeCard } from "../../../card/describe.ts";
import { WhenSeen } from "../../../ui/WhenSeen.tsx";
import { useSaid, useWords } from "../../../words/index.tsx";
import { Aims } from "./Aims.tsx";
import { type BinderSift, type Kept, keptOf, SIFTS, siftedKept } from "./binder-sift.ts";
import { CardSheet } from "./CardSheet.tsx";
import { Goals } from "./Goals.tsx";
import { copiesIn, useInside } from "./inside.ts";
import { Summary } from "./Summary.tsx";
import { useCircleWords } from "./useCircleWords.ts";

export function Binder() {
  const common = useWords();
  const words = useCircleWords();
  const { collection, cards } = useInside();
  const [sift, setSift] = useState<BinderSift>("all");
  const [text, setText] = useState("");
  const [read, setRead] = useState<string | null>(null);
  const title = useId();
  const kept = useMemo(() => (collection ? keptOf(cards, collection) : []), [cards, collection]);
  if (!collection) return <p role="status">{common.loading}</p>;
  const shown = siftedKept(kept, sift, text);
  const sheet = kept.find(({ info }) => info.name === read);
  const counts = {
    all: words.shown(cards.length),
    owned: words.copies(copiesIn(collection.cards)),
    wished: words.copies(copiesIn(collection.wishes)),
    give: words.copies(copiesIn(collection.gives)),
  };
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{words.binder}</h2>
      <Summary />
      <Goals />
      <Aims />
      <div className="binder-sift">
        <fieldset className="binder-sifts">
          <legend className="unseen">{words.sift}</legend>
          {SIFTS.map((one) => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={one === sift}
              onClick={() => setSift(one)}
            >
              {words.sifts[one]} <small>{counts[one]}</small>
            </button>
          ))}
        </fieldset>
        <input
          type="search"
          className="field"
          aria-label={words.search}
          placeholder={words.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p className="found" role="status">
        {shown.length === 0 ? words.noneShown : words.shown(shown.length)}
      </p>
      <ul className="gallery gallery--page binder">
        {shown.map((one) => (
          <Place key={one.info.name} kept={one} onRead={setRead} />
        ))}
      </ul>
      {sheet && <CardSheet kept={sheet} collection={collection} onClose={() => setRead(null)} />}
    </section>
  );
}

/** What stands on a card of a binder, in words. */
function useMarks(): (kept: Kept) => string[] {
  const words = useCircleWords();
  return ({ owned, wished, gives }) => [
    words.owned(owned),
    ...(wished > 0 ? [words.wished(wished)] : []),
    ...(gives > 0 ? [words.toGive(gives)] : []),
  ];
}

interface PlaceProps {
  kept: Kept;
  onRead: (card: string) => void;
}

const Place = memo(function Place({ kept, onRead }: PlaceProps) {
  const { look } = useInside();
  const common = useWords();
  const words = useCircleWords();
  const say = useSaid();
  const marks = useMarks()(kept);
  const { info, owned, wished, gives } = kept;
  const empty = <div className="face" style={typeColours(typeLook(look, info.type, info.subtypes))} />;
  return (
    <li className={owned > 0 ? "is-owned" : "is-missing"}>
      <button type="button" className="spot" onClick={() => onRead(info.name)}>
        <span className="unseen">
          {[describeCard(info, null, look, common, say), ...marks].join(common.comma)}
        </span>
        <WhenSeen before={empty}>
          <CardFace info={info} look={look} />
        </WhenSeen>
      </button>
      <span className="binder-marks" aria-hidden="true">
        {owned > 1 && <b className="binder-count">×{owned}</b>}
        {wished > 0 && <b className="is-wished">{words.wished(wished)}</b>}
        {gives > 0 && <b className="is-given">{words.toGive(gives)}</b>}
      </span>
    </li>
  );
});
