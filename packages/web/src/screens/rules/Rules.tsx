/** The rulebook, by chapter, to be searched; every rule has an address, and under it stand its rulings. */
import "../../styles/rules.css";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { addressOf } from "../../state/screen.ts";
import { useGame } from "../../state/session.ts";
import { phone, useMedia } from "../../ui/useMedia.ts";
import { useLanguage, useWords } from "../../words/index.tsx";
import { RULE_WORDS } from "../../words/rules.ts";
import { useRulings } from "../rulings/useRulings.ts";
import { Contents } from "./Contents.tsx";
import { RuleItem } from "./RuleItem.tsx";
import { byRule, chaptersOf, findRules, soughtIn } from "./search.ts";
import { useRules } from "./useRules.ts";

interface RulesProps {
  game: string;
  rule: string | null;
}

/** What is sought in one rulebook is not sought in the next. */
export const Rules = (props: RulesProps) => <Rulebook key={props.game} {...props} />;

function Rulebook({ game, rule }: RulesProps) {
  const data = useGame(game);
  const common = useWords();
  const language = useLanguage();
  const words = RULE_WORDS[language];
  const narrow = useMedia(phone);
  const { rulings, again } = useRulings(game);
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(useMemo(() => soughtIn(query), [query]));
  const rulingsOf = useMemo(() => byRule(rulings ?? []), [rulings]);
  const rules = useRules(game);
  const found = useMemo(() => findRules(rules ?? [], rulingsOf, sought), [rules, rulingsOf, sought]);
  const chapters = useMemo(() => chaptersOf(found), [found]);
  // whoever comes by the address of a rule sees it, whatever was sought before
  const [shown, setShown] = useState(rule);
  if (shown !== rule) {
    setShown(rule);
    if (rule !== null && !found.some((one) => one.rule.id === rule)) setQuery("");
  }

  // Gone to once, as soon as it stands there: whoever searches on from it is not called back.
  const gone = useRef<string | null>(null);
  useEffect(() => {
    if (rule === gone.current) return;
    const element = rule === null ? null : found && document.getElementById(`rule-${rule}`);
    if (rule !== null && !element) return;
    gone.current = rule;
    element?.scrollIntoView({ block: "center" });
    element?.focus({ preventScroll: true });
  }, [found, rule]);

  if (!data || !rules) return <p className="wait">{common.loading}</p>;
  return (
    <main className="page page--rules" id="main">
      <h1>{common.rulesTitle(data.title)}</h1>
      <div className="rules-aside">
        <label className="search">
          <span>{common.ruleSearch}</span>
          <input
            type="search"
            className="field"
            placeholder={narrow ? common.ruleSearch : undefined}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <p className={`found${sought.length > 0 ? "" : " found--all"}`} aria-live="polite">
          {found.length === 0 ? words.nothing : words.found(found.length, rules.length)}
        </p>
        <a className="rules-ask" href={addressOf({ at: "rulings", game, about: null })}>
          {words.askRulings}
        </a>
        <Contents chapters={chapters} searched={sought.length > 0} />
      </div>
      <div className="rules-body">
        {rule !== null && !rules.some(({ id }) => id === rule) && (
          <p className="fault" role="alert">
            {common.ruleMissing(rule)}
          </p>
        )}
        {again && (
          <p className="fault" role="alert">
            {words.rulingsFailed}{" "}
            <button type="button" className="button" onClick={again}>
              {words.again}
            </button>
          </p>
        )}
        {found.length === 0 && (
          <div className="rules-none">
            <p>{words.nothingHint}</p>
            <button type="button" className="button" onClick={() => setQuery("")}>
              {words.clear}
            </button>
          </div>
        )}
        {chapters.map((chapter) => (
          <section key={chapter.id} className="rules-chapter" aria-labelledby={`chapter-${chapter.id}`}>
            <h2 id={`chapter-${chapter.id}`} tabIndex={-1}>
              {chapter.title}
            </h2>
            {chapter.found.map((one) => (
              <RuleItem
                key={one.rule.id}
                found={one}
                game={game}
                here={one.rule.id === rule}
                sought={sought}
                rulings={rulings && (rulingsOf.get(one.rule.id) ?? [])}
              />
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}
