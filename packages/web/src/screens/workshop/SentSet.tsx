/** A set that came as a link: whose it is is told before anything of it is loaded. */
import "../../styles/workshop.css";
import { isSetHash } from "@tefuda/workshop/identity";
import { setInLink } from "@tefuda/workshop/link";
import { useEffect, useState } from "react";
import { picturesAtServer, type SetThere, setAtServer } from "../../online/kept-sets.ts";
import { withTaken } from "../../pictures/taken.ts";
import { PICTURE_FAULTS } from "../../pictures/words.ts";
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
  const [found, setFound] = useState<SetThere | Error | null>(null);
  const [going, setGoing] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (games.length === 0) return;
    const ids = games.map(({ id }) => id);
    // a small set lies in the link itself; a large one is named by it
    const finding = isSetHash(link)
      ? setAtServer(link, ids)
      : setInLink(link, ids).then((set) => ({ ...set, pictures: [] }));
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
  const open = async (): Promise<void> => {
    setGoing(true);
    const come = await picturesAtServer(about.hash, found.pictures);
    const { set, leftOut } = await withTaken(files, come, [about.game]);
    // whoever is told of something can read it before going on
    if (leftOut.length === 0 || fault !== null) return enterSet(set, about.game, language);
    setFault(PICTURE_FAULTS.leftOut(leftOut)[language]);
    setGoing(false);
  };
  return (
    <Nowhere
      title={words.sentTitle}
      buttons={
        <button
          type="button"
          className="button button--main"
          disabled={going}
          onClick={() => open().catch(session.failed)}
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
      {fault !== null && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </Nowhere>
  );
}
