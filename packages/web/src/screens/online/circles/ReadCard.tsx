/** A card to be read over the page. */
import { FullCard } from "../../../card/FullCard.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { useInside } from "./inside.ts";

export function ReadCard({ card, onClose }: { card: string | null; onClose: () => void }) {
  const { infoOf, look, called } = useInside();
  const info = card === null ? undefined : infoOf(card);
  if (!info) return null;
  return (
    <Sheet title={called(info.name)} onClose={onClose}>
      <FullCard info={info} look={look} />
    </Sheet>
  );
}
