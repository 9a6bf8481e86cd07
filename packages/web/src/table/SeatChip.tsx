/** A seat, in its colour: by its letter, or by the name of who sits there. */
import { useTable } from "./context.ts";
import { useSeatNames } from "./names.ts";

export function SeatChip({ seat }: { seat: number }) {
  const { shown } = useTable();
  const name = useSeatNames(shown.update)(seat);
  return (
    <span className={`seat-chip seat-chip--${seat}${shown.update.online ? " seat-chip--named" : ""}`}>
      {name}
    </span>
  );
}
