/** How a game is played, in three minutes: in words, with a plan of its table, and the rules that say it exactly. */
import type { HowTo as HowToText } from "@tefuda/cardtext/entry";
import type { TableLayout } from "@tefuda/kernel";
import { games } from "@tefuda/referee/registry";
import { useEffect, useState } from "react";
import { addressOf, ruleAddress } from "../state/screen.ts";
import { useGame, useSession } from "../state/session.ts";
import { dealUsual, learn } from "../state/usual.ts";
import { useLanguage, useSaid, useWords } from "../words/index.tsx";
import { RULING_WORDS } from "../words/rulings.ts";

export function HowTo({ game }: { game: string }) {
  const session = useSession();
  const language = useLanguage();
  const words = useWords();
  const say = useSaid();
  const data = useGame(game);
  const entry = games.find(({ id }) => id === game);
  const [text, setText] = useState<HowToText | null>(null);
  useEffect(() => {
    entry?.howTo?.().then(setText, session.failed);
  }, [entry, session]);
  const toTable = (going: Promise<void>): void => {
    going.then(() => {
      location.hash = addressOf({ at: "table" });
    }, session.failed);
  };
  return (
    <main className="page page--text how" id="main">
      <h1>{words.howTitle(entry?.title ?? game)}</h1>
      {text && <p className="how-aim">{say(text.aim, text.aim.en)}</p>}
      {data && <TablePlan layout={data.layout} />}
      {text?.sections.map(({ title, says, rules }) => (
        <section key={title.en}>
          <h2>{say(title, title.en)}</h2>
          {says.map((paragraph) => (
            <p key={paragraph.en}>{say(paragraph, paragraph.en)}</p>
          ))}
          <p className="how-rules">
            {words.howRules}{" "}
            {rules.map((rule) => (
              <a key={rule} className="rule-link" href={ruleAddress(rule)}>
                {rule}
              </a>
            ))}
          </p>
        </section>
      ))}
      <div className="row-buttons">
        <button
          type="button"
          className="button button--main button--large"
          disabled={!data}
          onClick={() => toTable(dealUsual(session, game))}
        >
          {words.playNow}
        </button>
        {data && data.lessons.length > 0 && (
          <button
            type="button"
            className="button"
            title={words.learnTitle(data.title)}
            onClick={() => toTable(learn(session, game))}
          >
            {words.learn}
          </button>
        )}
        <a className="button" href={addressOf({ at: "rules", game, rule: null })}>
          {words.navRules}
        </a>
        <a className="button" href={addressOf({ at: "rulings", game, about: null })}>
          {RULING_WORDS[language].title}
        </a>
      </div>
    </main>
  );
}

/** Where things lie, as a drawing: the opponent's side mirrored above one's own. */
function TablePlan({ layout: { rows, seatNumbers } }: { layout: TableLayout }) {
  const words = useWords();
  const say = useSaid();
  // what is only there for a moment is told when it is there
  const shown = rows
    .map(({ zones }) =>
      zones.filter(({ form, slots }) => form !== "row" || slots !== undefined || zones.length > 1),
    )
    .filter((zones) => zones.length > 0);
  const numbers = seatNumbers.map(({ id, name }) => say(name, id)).join(", ");
  const side = (name: string, inOrder: typeof shown) => (
    <div className="plan-side">
      <p className="plan-name">
        {name} · {numbers}
      </p>
      {inOrder.map((zones) => (
        <ul key={zones[0]!.zone} className="plan-row">
          {zones.map(({ zone, name: called, form }) => (
            <li key={zone} className={`plan-zone plan-zone--${form}`}>
              {say(called, zone)}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
  return (
    <figure className="plan card-panel">
      {side(words.planTheirs, shown.toReversed())}
      {side(words.planYours, shown)}
      <figcaption>{words.planCaption}</figcaption>
    </figure>
  );
}
