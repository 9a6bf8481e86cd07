/** The cards of a deck as lines: by type, each with what it weighs and how often it is there. */

import type { DeckProblem } from "@tefuda/host/host";
import type { CardInfo, Look } from "@tefuda/kernel";
import { typeLook } from "@tefuda/print/look";
import { usePrint } from "../../art/gallery.ts";
import { typeColours } from "../../card/CardFace.tsx";
import { capital } from "../../ui/text.ts";
import { WhenSeen } from "../../ui/WhenSeen.tsx";
import { WORDS } from "../../words/decks.ts";
import { useLanguage, useSaid } from "../../words/index.tsx";
import { type Building, Stepper } from "./Stepper.tsx";
import type { Entry, Group } from "./stats.ts";
import { useArrows } from "./useArrows.ts";
import { useCalled } from "./useDeckFacts.ts";

interface DeckRowsProps extends Building {
  groups: readonly Group[];
  look: Look;
  problems: readonly DeckProblem[] | null;
  onRead: (info: CardInfo) => void;
}

export function DeckRows({ groups, look, problems, onRead, onStep }: DeckRowsProps) {
  const words = WORDS[useLanguage()];
  const say = useSaid();
  const names = groups.flatMap(({ entries }) => entries.map(({ name }) => name));
  const { stop, around } = useArrows(names, onStep);
  const wrong = new Set(problems?.map(({ card }) => card));
  return (
    <div className="deck-rows" {...around}>
      {groups.map(({ type, says, n, entries }) => (
        <section key={type}>
          <h3>
            {type === "" ? words.unknown : capital(say(says))} <small>{words.cards(n)}</small>
          </h3>
          <ul>
            {entries.map((entry) => (
              <Row
                key={entry.name}
                entry={entry}
                look={look}
                isStop={entry.name === stop}
                isWrong={wrong.has(entry.name)}
                onRead={onRead}
                onStep={onStep}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface RowProps extends Building {
  entry: Entry;
  look: Look;
  isStop: boolean;
  /** The rules have something against it, which is told above. */
  isWrong: boolean;
  onRead: (info: CardInfo) => void;
}

function Row({ entry: { name, n, info, weight }, look, isStop, isWrong, onRead, onStep }: RowProps) {
  const words = WORDS[useLanguage()];
  const calledAs = useCalled();
  const called = info ? calledAs(info) : name;
  const type = typeLook(look, info?.type ?? "", info?.subtypes);
  return (
    <li className={`deck-row${isWrong ? " is-wrong" : ""}`} style={typeColours(type)}>
      <button
        type="button"
        className="deck-row-card"
        data-name={name}
        tabIndex={isStop ? 0 : -1}
        aria-keyshortcuts="+ -"
        aria-disabled={!info}
        onClick={() => info && onRead(info)}
      >
        {info && (
          <WhenSeen before={null}>
            <Strip info={info} look={look} />
          </WhenSeen>
        )}
        <span className="deck-row-weight" aria-hidden="true">
          {weight ?? "–"}
        </span>
        <span className="deck-row-name">
          {called}
          <span className="unseen">, {words.inDeck(n)}</span>
        </span>
      </button>
      <Stepper name={name} called={called} n={n} onStep={onStep} aside />
    </li>
  );
}

/** A part of the card's picture behind its name. */
function Strip({ info, look }: { info: CardInfo; look: Look }) {
  const url = usePrint(info, look);
  return url ? <img className="deck-row-art" src={url} alt="" draggable={false} /> : null;
}
