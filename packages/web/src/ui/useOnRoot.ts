/** Something that the whole page is laid out by stands at its root for as long as it is so. */
import { useLayoutEffect } from "react";

/** `data-<name>` of the root element; null: none. */
export function useOnRoot(name: string, value: string | null): void {
  useLayoutEffect(() => {
    if (value === null) return;
    const { dataset } = document.documentElement;
    dataset[name] = value;
    return () => void delete dataset[name];
  }, [name, value]);
}
