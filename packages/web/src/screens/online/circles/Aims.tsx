/** What somebody collects for, and what others may see of it. */
import type { Ways } from "@tefuda/host/online/circle-schemas";
import { useId } from "react";
import { room } from "../../../online/room.ts";
import { useInside } from "./inside.ts";
import { useCircleWords } from "./useCircleWords.ts";
import { useDeed } from "./useDeed.tsx";

export function Aims() {
  const { circle, me } = useInside();
  const words = useCircleWords();
  const { ask, goes, told } = useDeed();
  const { ways } = me;
  const change = (part: Partial<Ways>): void =>
    ask(room.socket.ask({ ask: "ways", circle: circle.id, ways: { ...ways, ...part } }));
  const { aim, shows } = ways;
  const off = goes || !circle.open;
  return (
    <details className="circle-fold">
      <summary>
        {words.aims} · {words.shows}
      </summary>
      {told}
      <div className="circle-ways">
        <Checks
          legend={words.aims}
          off={off}
          checks={[
            [words.aimDecks, aim.decks, (decks) => change({ aim: { ...aim, decks } })],
            [words.aimPlayset, aim.playset, (playset) => change({ aim: { ...aim, playset } })],
            [words.aimSet, aim.set, (set) => change({ aim: { ...aim, set } })],
          ]}
        />
        <Checks
          legend={words.shows}
          off={off}
          checks={[
            [words.showBinder, shows.binder, (binder) => change({ shows: { ...shows, binder } })],
            [words.showHands, shows.hands, (hands) => change({ shows: { ...shows, hands } })],
          ]}
        />
      </div>
    </details>
  );
}

interface ChecksProps {
  legend: string;
  off: boolean;
  checks: readonly (readonly [says: string, on: boolean, change: (on: boolean) => void])[];
}

function Checks({ legend, off, checks }: ChecksProps) {
  const id = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {checks.map(([says, on, change], i) => (
        <label key={says} className="radio" htmlFor={`${id}${i}`}>
          <input
            id={`${id}${i}`}
            type="checkbox"
            checked={on}
            disabled={off}
            onChange={(event) => change(event.target.checked)}
          />
          <span>{says}</span>
        </label>
      ))}
    </fieldset>
  );
}
