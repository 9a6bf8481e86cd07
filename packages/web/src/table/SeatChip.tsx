/** A seat, in its colour: by its letter, or by the name of who sits there. */
import { seatName } from "../ui/seats.ts";
import { useTable } from "./context.ts";
import { useSeatNames } from "./names.ts";

/** `short`: where there is room for a letter alone, which stands on the plate beside the name. */
export function SeatChip({ seat, short = false }: { seat: number; short?: boolean }) {
  const { shown } = useTable();
  const name = useSeatNames(shown.update)(seat);
  const letter = seatName(seat);
  if (name === letter) return <span className={`seat-chip seat-chip--${seat}`}>{letter}</span>;
  if (short)
    return (
      <span className={`seat-chip seat-chip--${seat}`} title={name}>
        <span aria-hidden="true">{letter}</span>
        <span className="unseen">{name}</span>
      </span>
    );
  return <span className={`seat-chip seat-chip--${seat} seat-chip--named`}>{name}</span>;
}
