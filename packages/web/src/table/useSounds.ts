/** Lets what happens be heard, if that is wanted. Browsers let nothing be heard before something was pressed. */
import type { Look } from "@tefuda/kernel";
import { useEffect, useRef } from "react";
import { heardOf } from "../state/heard.ts";
import { useSettings } from "../state/settings.ts";
import type { Shown } from "../state/table.ts";

/** The sounds, once they have been loaded. */
type Synth = typeof import("../sound/synth.ts");

export function useSounds(shown: Shown, look: Look): void {
  const { sound } = useSettings();
  const synth = useRef<Synth | null>(null);
  const last = useRef(shown);

  useEffect(() => {
    if (!sound) return;
    const load = (): void => {
      stop();
      import("../sound/synth.ts").then(
        (loaded) => {
          synth.current = loaded;
        },
        // A game is played without as well.
        () => {},
      );
    };
    const stop = (): void => {
      removeEventListener("pointerdown", load);
      removeEventListener("keydown", load);
    };
    if (navigator.userActivation?.hasBeenActive) load();
    addEventListener("pointerdown", load);
    addEventListener("keydown", load);
    return () => {
      stop();
      synth.current = null;
    };
  }, [sound]);

  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (!synth.current || before === shown || document.hidden) return;
    const heard = heardOf(before, shown, look);
    if (heard.length > 0) synth.current.play(heard);
  }, [shown, look]);
}
