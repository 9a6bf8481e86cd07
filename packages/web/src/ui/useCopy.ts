/** Putting a text on the clipboard, and whether that went well; null as long as nobody has tried. */
import { useState } from "react";

export function useCopy(text: string): { copied: boolean | null; copy: () => void } {
  const [copied, setCopied] = useState<boolean | null>(null);
  // there is no clipboard where a page came over plain http
  const write = async (): Promise<void> => navigator.clipboard.writeText(text);
  const copy = (): void => {
    write().then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return { copied, copy };
}
