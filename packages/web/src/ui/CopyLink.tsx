/** An address to be passed on: shown whole, and copied where the browser allows it. */
import { useId } from "react";
import { AFTER_WORDS } from "../words/after.ts";
import { useLanguage } from "../words/index.tsx";
import { useCopy } from "./useCopy.ts";

import "../styles/copy-link.css";

export function CopyLink({ link }: { link: string }) {
  const words = AFTER_WORDS[useLanguage()];
  const id = useId();
  const { copied, copy } = useCopy(link);
  return (
    <div className="copy-link">
      <label htmlFor={id}>
        {words.shareLink} · {words.shareLetters(link.length)}
      </label>
      <div className="copy-link-row">
        <input id={id} className="field" readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" className="button button--main" onClick={copy}>
          {words.copy}
        </button>
      </div>
      <p aria-live="polite">{copied === null ? "" : copied ? words.copied : words.notCopied}</p>
    </div>
  );
}
