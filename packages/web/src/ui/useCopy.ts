/** Putting a text on the clipboard, and whether that went well; null as long as nobody has tried. */
import { type RefObject, useState } from "react";

/** `field` holds the text: out of it can be copied where a page came over plain http, and there is no clipboard. */
export function useCopy(
  text: string,
  field?: RefObject<HTMLInputElement | null>,
): { copied: boolean | null; copy: () => void } {
  const [copied, setCopied] = useState<boolean | null>(null);
  const write = async (): Promise<void> => {
    if ("clipboard" in navigator) return navigator.clipboard.writeText(text);
    field?.current?.select();
    if (!field?.current || !document.execCommand("copy")) throw new Error("this browser copies nothing");
  };
  const copy = (): void => {
    write().then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return { copied, copy };
}
