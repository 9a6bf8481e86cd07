/** Walls in a row: those that stand, and gaps where others have fallen. Nobody sees what they are. */
import type { WallLook } from "@tefuda/kernel";
import { zoneId } from "../state/track.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { useSeatNames } from "./names.ts";

interface WallsProps {
  look: WallLook;
  zone: string;
  seat: number;
  standing: number;
}

export function Walls({ look, zone, seat, standing }: WallsProps) {
  const { shown, choosing, take, aim } = useTable();
  const words = useWords();
  const say = useSaid();
  const nameOf = useSeatNames(shown.update);
  const id = zoneId(zone, seat);
  const laid =
    shown.view.numbers.turn === 0 ? standing : Math.max(standing, shown.view.numbers[look.of] ?? 0);
  const label = `${words.handOf(say(look.says), nameOf(seat))}: ${words.outOf(standing, laid)}`;
  // A second place that is no card is these walls, if it is the other player who points.
  const pointed =
    choosing.at === "target" && choosing.from.seat !== seat
      ? choosing.options.find(({ cards }) => cards.length === 1)
      : undefined;
  const inner = (
    <>
      <span className="unseen">
        {label}
        {pointed && `, ${words.isTarget}`}
      </span>
      <span className="walls-row" aria-hidden="true">
        {Array.from({ length: laid }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: walls are all alike
          <span key={i} className={`wall${i < laid - standing ? " is-down" : ""}`} />
        ))}
      </span>
      <b className="walls-count" aria-hidden="true">
        {standing}
      </b>
    </>
  );
  return (
    <div className="zone walls" data-zone={id} data-drop-zone={id}>
      {pointed ? (
        <button
          type="button"
          className="spot walls-all is-lit"
          data-spot={`walls:${id}`}
          data-lit
          tabIndex={-1}
          onClick={() => take(pointed)}
          onPointerEnter={(event) => event.pointerType === "mouse" && aim(pointed)}
          onFocus={(event) => event.currentTarget.matches(":focus-visible") && aim(pointed)}
        >
          {inner}
          <span className="spot-mark" aria-hidden="true" />
        </button>
      ) : (
        <div className="walls-all" role="img" aria-label={label}>
          {inner}
        </div>
      )}
    </div>
  );
}
