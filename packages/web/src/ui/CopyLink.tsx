/** An address to be passed on: shown whole, and copied where the browser allows it. */
import { useId, useState } from "react";
import { AFTER_WORDS } from "../words/after.ts";
import { useLanguage } from "../words/index.tsx";

import "../styles/copy-link.css";

export function CopyLink({ link }: { link: string }) {
  const words = AFTER_WORDS[useLanguage()];
  const id = useId();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (): Promise<void> => {
    // there is no clipboard where a page came over plain http
    await navigator.clipboard.writeText(link);
  };
  return (
    <div className="copy-link">
      <label htmlFor={id}>
        {words.shareLink} · {words.shareLetters(link.length)}
      </label>
      <div className="copy-link-row">
        <input id={id} className="field" readOnly value={link} onFocus={(event) => event.target.select()} />
        <button
          type="button"
          className="button button--main"
          onClick={() =>
            copy().then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {words.copy}
        </button>
      </div>
      <p aria-live="polite">{copied === null ? "" : copied ? words.copied : words.notCopied}</p>
    </div>
  );
}
