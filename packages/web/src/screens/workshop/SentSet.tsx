/** A set that came as a link: whose it is is told before anything of it is loaded. */
import "../../styles/workshop.css";
import { isSetHash } from "@tefuda/workshop/identity";
import { type LinkedSet, setInLink } from "@tefuda/workshop/link";
import { useEffect, useState } from "react";
import { setAtServer } from "../../online/kept-sets.ts";
import { useSession } from "../../state/session.ts";
import { faultIn, useLanguage, useWords } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import { Nowhere } from "../Nowhere.tsx";
import { enterSet } from "./enter.ts";
import { useGameNames } from "./useGameNames.ts";

export function SentSet({ link }: { link: string }) {
  const session = useSession();
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const common = useWords();
  const games = useGameNames();
  const [found, setFound] = useState<LinkedSet | Error | null>(null);
  useEffect(() => {
    if (games.length === 0) return;
    const ids = games.map(({ id }) => id);
    // a small set lies in the link itself; a large one is named by it
    const finding = isSetHash(link) ? setAtServer(link, ids) : setInLink(link, ids);
    finding.then(setFound, setFound);
  }, [link, games]);
  if (found === null)
    return (
      <main id="main" className="wait">
        {words.opening}
      </main>
    );
  if (found instanceof Error)
    return (
      <Nowhere title={words.notOpened}>
        <p>{faultIn(common, found)}</p>
      </Nowhere>
    );
  const { about, files } = found;
  return (
    <Nowhere
      title={words.sentTitle}
      buttons={
        <button
          type="button"
          className="button button--main"
          onClick={() => enterSet(files, about.game, language).catch(session.failed)}
        >
          {words.openSent}
        </button>
      }
    >
      <p>
        <b>{about.name[language]}</b> {about.author !== undefined && words.sentBy(about.author)}
      </p>
      <p>
        {games.find(({ id }) => id === about.game)?.title} · {words.holds(about.cards)} ·{" "}
        {words.sentHash(about.hash)}
      </p>
      <p>{words.sentNote}</p>
    </Nowhere>
  );
}
