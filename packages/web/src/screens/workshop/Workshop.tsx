/** The workshop: the sets that somebody writes, and the one that is being written. */
import "../../styles/workshop.css";
import { addressOf } from "../../state/screen.ts";
import { useJapaneseType } from "../../ui/useJapaneseType.ts";
import { useLanguage } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import { Begin } from "./Begin.tsx";
import { SetBench } from "./SetBench.tsx";
import { useKept } from "./useWriting.ts";

export function Workshop({ set, card }: { set: string | null; card: string | null }) {
  // cards are shown in both languages, whichever the page speaks
  useJapaneseType(true);
  return set === null ? <Begin /> : <Opened key={set} set={set} card={card} />;
}

function Opened({ set, card }: { set: string; card: string | null }) {
  const words = WORKSHOP_WORDS[useLanguage()];
  const kept = useKept(set);
  if (kept === null) return <p className="wait">{words.opening}</p>;
  if (kept === undefined)
    return (
      <main className="page" id="main">
        <p className="fault">{words.notOpened}</p>
        <a className="button" href={addressOf({ at: "workshop", set: null, card: null })}>
          {words.toWorkshop}
        </a>
      </main>
    );
  return <SetBench kept={kept} card={card} />;
}
