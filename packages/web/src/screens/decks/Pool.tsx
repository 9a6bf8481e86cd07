/** The cards that a deck can be built with: sifted as on the page of cards, each with its place in the deck. */
import "../../styles/cards.css";
import type { DeckProblem, GameData } from "@tefuda/host/host";
import type { CardInfo, Look } from "@tefuda/kernel";
import { typeLook } from "@tefuda/print/look";
import { memo } from "react";
import { CardFace, typeColours } from "../../card/CardFace.tsx";
import { describeCard } from "../../card/describe.ts";
import { capital } from "../../ui/text.ts";
import { WhenSeen } from "../../ui/WhenSeen.tsx";
import { WORDS } from "../../words/decks.ts";
import { useLanguage, useSaid, useWords } from "../../words/index.tsx";
import { Filters } from "../cards/Filters.tsx";
import { useShelf } from "../cards/useShelf.ts";
import { type Building, Stepper } from "./Stepper.tsx";
import { useArrows } from "./useArrows.ts";
import { useCalled } from "./useDeckFacts.ts";

interface PoolProps extends Building {
  data: GameData;
  counts: ReadonlyMap<string, number>;
  problems: readonly DeckProblem[] | null;
  most?: ReadonlyMap<string, number>;
  onRead: (info: CardInfo) => void;
}

export function Pool({ data, counts, problems, most, onRead, onStep }: PoolProps) {
  const language = useLanguage();
  const words = WORDS[language];
  const shelf = useShelf(data, `${data.id}/decks`);
  const { shown, look } = shelf;
  const { stop, around } = useArrows(
    shown.map(({ name }) => name),
    onStep,
  );
  return (
    <section className="build-pool" aria-label={words.pool}>
      <Filters data={data} shelf={shelf} brief />
      <p className="build-pool-keys">{words.keys}</p>
      <div {...around}>
        <ul className="build-pool-cards">
          {shown.map((info) => (
            <PoolCard
              key={info.name}
              info={info}
              look={look}
              n={counts.get(info.name) ?? 0}
              most={most?.get(info.name)}
              wrong={problems?.find(({ card }) => card === info.name)?.says[language]}
              isStop={info.name === stop}
              onRead={onRead}
              onStep={onStep}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface PoolCardProps extends Building {
  info: CardInfo;
  look: Look;
  n: number;
  /** So many copies there are of it. */
  most: number | undefined;
  /** What the rules have against it. */
  wrong: string | undefined;
  isStop: boolean;
  onRead: (info: CardInfo) => void;
}

const PoolCard = memo(function PoolCard({
  info,
  look,
  n,
  most,
  wrong,
  isStop,
  onRead,
  onStep,
}: PoolCardProps) {
  const words = WORDS[useLanguage()];
  const tableWords = useWords();
  const say = useSaid();
  const called = useCalled()(info);
  const empty = <div className="face" style={typeColours(typeLook(look, info.type, info.subtypes))} />;
  return (
    <li className={n > 0 ? "is-in" : ""}>
      <button
        type="button"
        className="spot"
        data-name={info.name}
        tabIndex={isStop ? 0 : -1}
        aria-keyshortcuts="+ -"
        onClick={() => onRead(info)}
      >
        <span className="unseen">
          {describeCard(info, null, look, tableWords, say)}, {words.inDeck(n)}
        </span>
        <WhenSeen before={empty}>
          <CardFace info={info} look={look} />
        </WhenSeen>
      </button>
      <Stepper name={info.name} called={called} n={n} most={most} onStep={onStep} aside />
      {wrong !== undefined && <p className="pool-wrong">{capital(wrong)}</p>}
    </li>
  );
});
