/** What is known of somebody who plays here: how strong they are, and how their matches went. */
import type { Profile } from "@tefuda/host/online/wire";
import { useLookingWords } from "../../online/Looking.tsx";
import { useAsked } from "../../online/useAsked.ts";
import { useNamesType } from "../../online/useNamesType.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { faultIn, useWords } from "../../words/index.tsx";
import { Nowhere } from "../Nowhere.tsx";
import { Entered, Lost } from "./Entered.tsx";
import { History } from "./History.tsx";
import { rangeOf, UNSURE } from "./rating.ts";
import { titleOf } from "./usePlan.ts";

import "../../styles/contests.css";

export function PersonScreen({ person }: { person: string }) {
  const words = useLookingWords();
  return <Entered title={words.profile}>{(me) => <Inside id={person} me={me.id} />}</Entered>;
}

function Inside({ id, me }: { id: string; me: string }) {
  const common = useWords();
  const online = useOnlineWords();
  const words = useLookingWords();
  const { got, failed } = useAsked({ ask: "profile", user: id });
  useNamesType([got?.name ?? null]);
  if (!got)
    return failed ? (
      <Nowhere
        title={words.noPerson}
        buttons={
          <a className="button button--main" href={addressOf({ at: "lobby" })}>
            {online.toLobby}
          </a>
        }
      >
        <p>{"code" in failed && failed.code === "gone" ? words.noPersonText : faultIn(common, failed)}</p>
      </Nowhere>
    ) : (
      <main className="wait" id="main">
        <p role="status">{common.loading}</p>
      </main>
    );
  return (
    <main className="page online" id="main">
      <header className="online-head">
        <div>
          <h1 className="online-called">{got.name}</h1>
          <p className="online-facts">
            {[...(got.user === me ? [online.you] : []), ...(got.guest ? [online.guest] : [])].join(" · ")}
          </p>
        </div>
        <a className="button" href={addressOf({ at: "lobby" })}>
          {online.toLobby}
        </a>
      </header>
      <Lost />
      <section aria-labelledby="ratings-title">
        <h2 id="ratings-title">{words.ratings}</h2>
        {got.ratings.length === 0 ? (
          <p className="online-note">{words.unrated}</p>
        ) : (
          <>
            <ul className="ratings">
              {got.ratings.map((rating) => (
                <Rating key={`${rating.game} ${rating.many}`} rating={rating} />
              ))}
            </ul>
            <p className="online-note">{words.ratingNote}</p>
          </>
        )}
      </section>
      <History key={got.user} matches={got.matches} mine={got.user === me} />
    </main>
  );
}

function Rating({
  rating: { game, many, rating, deviation, matches },
}: {
  rating: Profile["ratings"][number];
}) {
  const words = useLookingWords();
  return (
    <li className="card-panel">
      <h3>
        <a href={addressOf({ at: "leaders", game })}>{titleOf(game)}</a>
        {many && <small> {words.many}</small>}
      </h3>
      <p className="rating-number">{words.about(Math.round(rating), rangeOf(deviation))}</p>
      <p className="online-note">
        {[words.ofMatches(matches), ...(deviation >= UNSURE ? [words.unsure] : [])].join(" · ")}
      </p>
    </li>
  );
}
