/** What makes the sounds, if they are wanted. Browsers let nothing be heard before something was pressed. */
import { type RefObject, useEffect, useRef } from "react";
import { useSettings } from "../state/settings.ts";

/** The sounds, once they have been loaded. */
type Synth = typeof import("./synth.ts");

export function useSynth(): RefObject<Synth | null> {
  const { sound } = useSettings();
  const synth = useRef<Synth | null>(null);
  useEffect(() => {
    if (!sound) return;
    const load = (): void => {
      stop();
      import("./synth.ts").then(
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
  return synth;
}
