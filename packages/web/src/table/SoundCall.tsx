/** Says for a moment that sounds have been switched on or off. */
import { useEffect, useRef, useState } from "react";
import { useSettings } from "../state/settings.ts";
import { useWords } from "../words/index.tsx";

/** So long it stands, in milliseconds. */
const STANDS = 1500;

export function SoundCall() {
  const words = useWords();
  const { sound } = useSettings();
  const before = useRef(sound);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (before.current === sound) return;
    before.current = sound;
    setSaid(words.soundIs(sound));
    const timer = setTimeout(() => setSaid(""), STANDS);
    return () => clearTimeout(timer);
  }, [sound, words]);
  return (
    <p className={said ? "sound-call" : "unseen"} role="status">
      {said}
    </p>
  );
}
