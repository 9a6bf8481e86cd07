/** The rulings of a game, searched by what somebody wants to know, by rule and by card; each opens as a position. */
import "../../styles/rulings.css";
import type { RulingEntry } from "@tefuda/host/host";
import { useDeferredValue, useState } from "react";
import { useGame } from "../../state/session.ts";
import { useLanguage, useWords } from "../../words/index.tsx";
import { RULING_WORDS } from "../../words/rulings.ts";
import { CardChoice, RuleChoice } from "./Choices.tsx";
import { RulingList } from "./RulingList.tsx";
import { useFound } from "./useFound.ts";

interface RulingsProps {
  game: string;
  /** The id of a rule or chapter, or the English name of a card, that the address asks for. */
  about: string | null;
}

/** So many are shown at first, and so many more each time. */
const PAGE = 20;

/** What is sought in one address is not sought in the next. */
export const Rulings = (props: RulingsProps) => <Search key={`${props.game}/${props.about}`} {...props} />;

function Search({ game, about }: RulingsProps) {
  const data = useGame(game);
  const common = useWords();
  const language = useLanguage();
  const words = RULING_WORDS[language];
  const isRule = about?.startsWith(`${game}-`) ?? false;
  const [query, setQuery] = useState("");
  const [rule, setRule] = useState(isRule ? about : null);
  const [card, setCard] = useState(isRule ? null : about);
  const [pages, setPages] = useState(1);
  const asked = useDeferredValue(query);
  const { rulings, stale, again } = useFound({ game, words: asked, rule, card });
  const change = (set: () => void): void => {
    set();
    setPages(1);
  };

  if (!data) return <p className="wait">{common.loading}</p>;
  const told = (found: readonly RulingEntry[]): string => {
    if (found.length === 0) return words.none;
    return asked.trim() === "" ? words.shown(found.length) : words.best;
  };
  return (
    <main className="page page--rulings" id="main">
      <h1>{words.titleOf(data.title)}</h1>
      <p className="rulings-intro">{words.intro}</p>
      <search className="rulings-search">
        <label className="search">
          <span>{words.ask}</span>
          <input
            type="search"
            className="field"
            placeholder={words.example}
            value={query}
            maxLength={300}
            onChange={({ target }) => change(() => setQuery(target.value))}
          />
        </label>
        <RuleChoice game={game} rule={rule} onChoice={(next) => change(() => setRule(next))} />
        <CardChoice game={game} card={card} onChoice={(next) => change(() => setCard(next))} />
      </search>
      <p className="found" role="status">
        {rulings ? told(rulings) : words.searching}
      </p>
      {again && (
        <p className="fault" role="alert">
          {words.failed}{" "}
          <button type="button" className="button" onClick={again}>
            {words.again}
          </button>
        </p>
      )}
      {rulings && rulings.length > 0 && (
        <div className="rulings-found" aria-busy={stale}>
          <RulingList game={game} rulings={rulings.slice(0, pages * PAGE)} withRules />
          {rulings.length > pages * PAGE && (
            <button type="button" className="button" onClick={() => setPages(pages + 1)}>
              {words.more}
            </button>
          )}
        </div>
      )}
    </main>
  );
}
