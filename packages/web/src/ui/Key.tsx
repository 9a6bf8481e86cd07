/** The key that does the same as a button, shown on it: to whoever has keys, and uses them. */
import { useSettings } from "../state/settings.ts";
import { useMedia } from "./useMedia.ts";

/** Whether the keys of one letter are to be told of. */
export function useLetterKeys(): boolean {
  const keys = useMedia("(hover: hover)");
  return useSettings().shortcuts && keys;
}

export function Key({ children }: { children: string }) {
  const letters = useLetterKeys();
  const keys = useMedia("(hover: hover)");
  // keys of more than a letter cannot be switched off
  return (children.length > 1 ? keys : letters) && <kbd>{children}</kbd>;
}
