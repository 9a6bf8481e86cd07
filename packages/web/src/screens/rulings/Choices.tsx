/** What narrows a search of rulings: a rule or chapter, and a card. */
import { useMemo } from "react";
import { useGame } from "../../state/session.ts";
import { useLanguage, useSaid } from "../../words/index.tsx";
import { RULING_WORDS } from "../../words/rulings.ts";
import { chaptersOf } from "../rules/search.ts";
import { useRules } from "../rules/useRules.ts";
import { useRulings } from "./useRulings.ts";

interface RuleChoiceProps {
  game: string;
  rule: string | null;
  onChoice: (rule: string | null) => void;
}

/** A rule or a whole chapter, as the rulebook has them. */
export function RuleChoice({ game, rule, onChoice }: RuleChoiceProps) {
  const words = RULING_WORDS[useLanguage()];
  const rules = useRules(game);
  const chapters = useMemo(() => chaptersOf((rules ?? []).map((one) => ({ rule: one }))), [rules]);
  return (
    <label className="rulings-choice">
      <span>{words.rule}</span>
      <select
        className="field"
        value={rule ?? ""}
        onChange={({ target }) => onChoice(target.value === "" ? null : target.value)}
      >
        <option value="">{words.anyRule}</option>
        {/* what the address asks for stands there before the rulebook has come, and where it has no such rule */}
        {rule !== null && !knows(chapters, rule) && <option value={rule}>{rule}</option>}
        {chapters.map(({ id, title, found }) => (
          <optgroup key={id} label={title}>
            <option value={id}>{words.wholeChapter(title)}</option>
            {found.map(({ rule: { id: one, topic } }) => (
              <option key={one} value={one}>
                {one.slice(game.length + 1)} {topic.split(" / ").slice(1).join(" / ") || topic}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

const knows = (chapters: ReturnType<typeof chaptersOf>, rule: string): boolean =>
  chapters.some(({ id, found }) => id === rule || found.some((one) => one.rule.id === rule));

interface CardChoiceProps {
  game: string;
  card: string | null;
  onChoice: (card: string | null) => void;
}

/** A card that rulings name. */
export function CardChoice({ game, card, onChoice }: CardChoiceProps) {
  const data = useGame(game);
  const language = useLanguage();
  const say = useSaid();
  const words = RULING_WORDS[language];
  const { rulings } = useRulings(game);
  const named = useMemo(() => {
    const all = new Set([...(rulings ?? []).flatMap(({ cards }) => cards), ...(card === null ? [] : [card])]);
    const names = new Map(data?.cards.map(({ name, names: said }) => [name, said]));
    return [...all]
      .map((name) => ({ name, said: say(names.get(name), name) }))
      .sort((a, b) => a.said.localeCompare(b.said, language));
  }, [rulings, card, data, say, language]);
  return (
    <label className="rulings-choice">
      <span>{words.card}</span>
      <select
        className="field"
        value={card ?? ""}
        onChange={({ target }) => onChoice(target.value === "" ? null : target.value)}
      >
        <option value="">{words.anyCard}</option>
        {named.map(({ name, said }) => (
          <option key={name} value={name}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}
