/** The decks of a game to choose from: those that it comes with, those of sets that somebody brought, and one's own. */
import type { GameData } from "@tefuda/host/host";
import { asList, useOwnDecks } from "../state/decks.ts";
import { WORDS } from "../words/decks.ts";
import { useLanguage, useSaid, useWords } from "../words/index.tsx";

interface DeckSelectProps {
  id: string;
  data: GameData;
  chosen: string;
  onChoose: (list: string) => void;
  firm?: boolean;
}

export function DeckSelect({ id, data, chosen, onChoose, firm = false }: DeckSelectProps) {
  const words = useWords();
  const language = useLanguage();
  const say = useSaid();
  const built = useOwnDecks(data.id).map(asList);
  return (
    <select
      id={id}
      className="field"
      value={chosen}
      disabled={firm}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options(
        say,
        data.lists.filter(({ id }) => !data.sets.some(({ decks }) => decks.includes(id))),
      )}
      {data.sets.map((set) => (
        <optgroup key={set.id} label={words.sets.of(set.name[language])}>
          {options(
            say,
            data.lists.filter(({ id }) => set.decks.includes(id)),
          )}
        </optgroup>
      ))}
      {built.length > 0 && <optgroup label={WORDS[language].own}>{options(say, built)}</optgroup>}
    </select>
  );
}

const options = (say: ReturnType<typeof useSaid>, lists: GameData["lists"]) =>
  lists.map(({ id, name, names }) => (
    <option key={id} value={id}>
      {say(names, name)}
    </option>
  ));
