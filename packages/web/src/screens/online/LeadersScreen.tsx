/** Who plays a game best on this server. */
import { games } from "@tefuda/referee/registry";
import { useId, useState } from "react";
import { useLookingWords } from "../../online/Looking.tsx";
import { useAsked } from "../../online/useAsked.ts";
import { useNamesType } from "../../online/useNamesType.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useGame } from "../../state/session.ts";
import { useWords } from "../../words/index.tsx";
import { Entered, Lost } from "./Entered.tsx";
import { rangeOf } from "./rating.ts";
import { titleOf } from "./usePlan.ts";

import "../../styles/contests.css";

export function LeadersScreen({ game }: { game: string }) {
  const words = useLookingWords();
  return <Entered title={words.leaders}>{(me) => <Inside key={game} game={game} me={me.id} />}</Entered>;
}

function Inside({ game, me }: { game: string; me: string }) {
  const online = useOnlineWords();
  const words = useLookingWords();
  const id = useId();
  const [many, setMany] = useState(false);
  const most = useGame(game)?.seats.max ?? 2;
  return (
    <main className="page online" id="main">
      <header className="online-head">
        <h1>{words.leadersOf(titleOf(game))}</h1>
        <a className="button" href={addressOf({ at: "lobby" })}>
          {online.toLobby}
        </a>
      </header>
      <Lost />
      <div className="filters">
        <label>
          <span>{words.game}</span>
          <select
            className="field"
            value={game}
            onChange={({ target: { value } }) => {
              location.hash = addressOf({ at: "leaders", game: value });
            }}
          >
            {games.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
        {most > 2 && (
          <label>
            <span>{words.howMany}</span>
            <select
              className="field"
              value={many ? "many" : "two"}
              onChange={({ target: { value } }) => setMany(value === "many")}
            >
              <option value="two">{words.two}</option>
              <option value="many">{words.many}</option>
            </select>
          </label>
        )}
      </div>
      <Board id={id} game={game} many={many} me={me} />
    </main>
  );
}

function Board({ id, game, many, me }: { id: string; game: string; many: boolean; me: string }) {
  const common = useWords();
  const words = useLookingWords();
  const { got } = useAsked({ ask: "leaders", game, many });
  useNamesType((got ?? []).map(({ name }) => name));
  if (!got) return <p role="status">{common.loading}</p>;
  if (got.length === 0)
    return (
      <div className="card-panel online-empty">
        <p className="online-empty-says">{words.nobody}</p>
      </div>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key */}
      <section className="scrolls" tabIndex={0} aria-label={words.leadersOf(titleOf(game))}>
        <table className="numbers" aria-describedby={id}>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.rating}</th>
              <th scope="col">{words.matches}</th>
            </tr>
          </thead>
          <tbody>
            {got.map(({ user, name, rating, deviation, matches }, i) => (
              <tr key={user} className={user === me ? "is-mine" : undefined}>
                <td>{i + 1}</td>
                <th scope="row">
                  <a href={addressOf({ at: "person", person: user })}>{name}</a>
                </th>
                <td>{words.about(Math.round(rating), rangeOf(deviation))}</td>
                <td>{matches}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p id={id} className="online-note">
        {words.leadersNote}
      </p>
    </>
  );
}
