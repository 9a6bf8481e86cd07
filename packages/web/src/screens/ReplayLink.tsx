/** A replay that came as a link: it is opened at once, unless that would lose a game. */

import { LONGEST_LINK } from "@tefuda/workshop/folded";
import { useCallback, useEffect, useState } from "react";
import { watchFrom } from "../state/after.ts";
import { unfoldedReplay } from "../state/replay-link.ts";
import { addressOf } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { capital } from "../ui/text.ts";
import { AFTER_WORDS } from "../words/after.ts";
import { faultIn, useLanguage, useWords } from "../words/index.tsx";
import { Nowhere } from "./Nowhere.tsx";

export function ReplayLink({ link }: { link: string }) {
  const session = useSession();
  const common = useWords();
  const words = AFTER_WORDS[useLanguage()];
  const [at, setAt] = useState<"opening" | "asks" | "wrong" | Error>("opening");

  const open = useCallback(async (): Promise<void> => {
    setAt("opening");
    const replay = await unfoldedReplay(link);
    if (!replay) return setAt("wrong");
    try {
      await watchFrom(session, replay.match, replay.step);
      location.replace(addressOf({ at: "table" }));
    } catch (error) {
      setAt(error as Error);
    }
  }, [session, link]);

  useEffect(() => {
    // a game that is kept can be gone on with; one that is not would be gone
    if (session.getKept()?.state === "failed") setAt("asks");
    else void open();
  }, [session, open]);

  if (at === "opening")
    return (
      <main id="main" className="wait">
        {words.linkOpening}
      </main>
    );
  if (at === "asks")
    return (
      <Nowhere
        title={words.linkOver}
        buttons={
          <>
            <a className="button button--main" href={addressOf({ at: "table" })}>
              {words.toTable}
            </a>
            <button type="button" className="button" onClick={() => void open()}>
              {words.linkDo}
            </button>
          </>
        }
      >
        <p>{words.linkOverText}</p>
      </Nowhere>
    );
  return (
    <Nowhere title={at === "wrong" ? words.linkWrong : words.linkCannot}>
      <p>
        {at === "wrong"
          ? link.length > LONGEST_LINK
            ? words.linkLong(LONGEST_LINK)
            : words.linkWrongText
          : capital(faultIn(common, at))}
      </p>
    </Nowhere>
  );
}
