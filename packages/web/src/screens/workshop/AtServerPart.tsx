/** A set that the server keeps, for whoever has the link: kept, listed, and taken back. */
import { filesOf } from "@tefuda/workshop/draft";
import { useEffect, useState } from "react";
import { dropAtServer, type KeptAtServer, keepAtServer, keptAtServer } from "../../online/kept-sets.ts";
import { readMe } from "../../online/people.ts";
import { keptPictures } from "../../pictures/kept.ts";
import { addressOf } from "../../state/screen.ts";
import { CopyLink } from "../../ui/CopyLink.tsx";
import { useLanguage } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import { picturesIn } from "./manifest.ts";
import type { PartProps } from "./SharePanel.tsx";

/** Whether somebody is there for whom the server keeps sets: guests come and go. */
type Standing = "asking" | "none" | "stranger" | "account";

async function standingHere(): Promise<Standing> {
  const me = await readMe();
  if (me === "none" || me === "silent") return "none";
  return me.person && !me.person.guest ? "account" : "stranger";
}

const linkTo = (hash: string): string => new URL(addressOf({ at: "set", link: hash }), location.href).href;

export function AtServerPart({ draft, tell }: PartProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const [standing, setStanding] = useState<Standing>("asking");
  const [sets, setSets] = useState<readonly KeptAtServer[]>([]);
  const [made, setMade] = useState<string | null>(null);
  const look = async (): Promise<void> => setSets(await keptAtServer());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void standingHere().then((found) => {
      setStanding(found);
      if (found === "account") tell(look());
    });
  }, []);
  // nobody is told of what is not there
  if (standing === "asking" || standing === "none") return null;
  const keep = async (): Promise<void> => {
    const files = filesOf(draft).map(({ path, text }) => ({ path: `${draft.id}/${path}`, text }));
    const named = picturesIn(draft).map(({ file }) => ({ picture: file }));
    const pictures = await keptPictures(named);
    setMade((await keepAtServer(files, [...pictures.values()])).hash);
    await look();
  };
  const drop = async (hash: string): Promise<void> => {
    await dropAtServer(hash);
    if (made === hash) setMade(null);
    await look();
  };
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section>
      <h3>{words.atServer}</h3>
      <p>{words.atServerNote}</p>
      {standing === "stranger" ? (
        <p>
          {words.needsAccount} <a href={addressOf({ at: "lobby" })}>{words.toLobby}</a>
        </p>
      ) : (
        <button type="button" className="button" onClick={() => tell(keep())}>
          {words.keepAtServer}
        </button>
      )}
      {made !== null && <CopyLink key={made} link={linkTo(made)} />}
      {sets.length > 0 && (
        <ul className="version-list" aria-label={words.keptAtServer}>
          {sets.map(({ about, at }) => (
            <li key={about.hash}>
              <b>{about.name[language]}</b>{" "}
              <small>
                {words.holds(about.cards)} · {time.format(at)} · {words.sentHash(about.hash)}
              </small>
              <button type="button" className="button" onClick={() => setMade(about.hash)}>
                {words.showLink}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => {
                  if (confirm(words.dropSure(about.name[language]))) tell(drop(about.hash));
                }}
              >
                {words.dropAtServer}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
