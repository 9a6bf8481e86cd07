/** One of the game icons, in the colour of the text around it. */
import { useIcon } from "../art/gallery.ts";

export function GameIcon({ name, className = "game-icon" }: { name: string; className?: string }) {
  const d = useIcon(name);
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
      {d && <path d={d} fill="currentColor" />}
    </svg>
  );
}
