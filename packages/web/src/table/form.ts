/**
 * How the table is laid out in the window there is. wide: the field, and beside it a panel with the card that is looked
 * at and the log; upright: the field alone, one thing below the other; lying: the field, and beside it a rail with the
 * players and the question, where a window is too low for both. Measured in letters, not in points.
 */
import { useMedia } from "../ui/useMedia.ts";

export type Form = "wide" | "upright" | "lying";

export function useForm(): Form {
  const low = useMedia("(max-height: 30em) and (orientation: landscape)");
  const narrow = useMedia("(max-width: 60em)");
  return low ? "lying" : narrow ? "upright" : "wide";
}
