/** Lets what happens be heard, if that is wanted. */
import type { Look } from "@tefuda/kernel";
import { useEffect, useRef } from "react";
import { useSynth } from "../sound/useSynth.ts";
import { heardOf } from "../state/heard.ts";
import type { Shown } from "../state/table.ts";

export function useSounds(shown: Shown, look: Look): void {
  const synth = useSynth();
  const last = useRef(shown);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (!synth.current || before === shown || document.hidden) return;
    const heard = heardOf(before, shown, look);
    if (heard.length > 0) synth.current.play(heard);
  }, [shown, look, synth]);
}
