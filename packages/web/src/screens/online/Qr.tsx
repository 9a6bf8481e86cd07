/** A text as a picture of squares that a camera reads. */
import { encode } from "uqr";

/** Squares around it that stay empty, as readers want it. */
const RIM = 4;

export function Qr({ text, says }: { text: string; says: string }) {
  const { data, size } = encode(text, { border: 0 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg
      className="online-qr"
      role="img"
      aria-label={says}
      viewBox={`${-RIM} ${-RIM} ${size + 2 * RIM} ${size + 2 * RIM}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
