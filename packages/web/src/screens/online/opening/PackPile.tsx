/** A pile of packs that wait; a press on the one that lies on top takes it up. */
import { PackWrap } from "../../../card/PackWrap.tsx";

import "../../../styles/reveal.css";

/** So many are seen of a pile. */
const PILE = 5;

interface PackPileProps {
  left: number;
  /** What they are packs of, and what a press does. */
  set: string;
  says: string;
  disabled?: boolean;
  onPress: () => void;
}

export function PackPile({ left, ...wrap }: PackPileProps) {
  return (
    <div className="pack-pile">
      {Array.from({ length: Math.min(left, PILE) - 1 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: packs have nothing but their place
        <span key={i} className="pack-under" aria-hidden="true" />
      ))}
      <div className="pack pack--next">
        <PackWrap {...wrap} />
      </div>
    </div>
  );
}
