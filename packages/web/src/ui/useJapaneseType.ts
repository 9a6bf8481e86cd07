/** Has the Japanese type loaded where Japanese is shown while another language is set. */
import { useEffect } from "react";

export function useJapaneseType(shown = true): void {
  useEffect(() => {
    if (shown) void import("../fonts-ja.ts");
  }, [shown]);
}
