/** Something that cannot be undone: what it costs is said first, and asked about. */
import { useState } from "react";
import { useCircleWords } from "./useCircleWords.ts";
import { useDeed } from "./useDeed.tsx";

interface SureProps {
  says: string;
  /** Of what, for whoever does not see where the button stands. */
  label?: string;
  note: string;
  sure: string;
  deed: () => Promise<unknown>;
}

export function Sure({ says, label, note, sure, deed }: SureProps) {
  const words = useCircleWords();
  const { ask, goes, told } = useDeed();
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <button type="button" className="button" aria-label={label} onClick={() => setAsks(true)}>
        {says}
      </button>
    );
  return (
    <div className="circle-sure">
      <p role="alert">{note}</p>
      {told}
      <div className="row-buttons">
        <button
          type="button"
          className="button"
          disabled={goes}
          onClick={() => ask(deed(), () => setAsks(false))}
        >
          {sure}
        </button>
        <button type="button" className="button" onClick={() => setAsks(false)}>
          {words.stay}
        </button>
      </div>
    </div>
  );
}
