/** Decks that are searched for: the best of each kind of cards and each length of game, each of which may be taken into the set. */
import { type Found, type FoundDeck, SIZES, searchGames } from "@tefuda/lab/search/search";
import { deckFile, deckLines } from "@tefuda/referee/deck-text";
import { withFile } from "@tefuda/workshop/draft";
import { useState } from "react";
import { useLanguage } from "../../../words/index.tsx";
import { LAB_WORDS } from "../../../words/lab.ts";
import { Interval, percent } from "./Interval.tsx";
import { JobHead, type LabPartProps, Pick } from "./JobHead.tsx";
import { type Doing, useJob } from "./useJob.ts";
import { versionOf } from "./version.ts";

const GENERATIONS = [5, 15, 40] as const;

interface News {
  names: Readonly<Record<string, string>>;
  found: Found | null;
}

export function SearchPart({ draft, onChange }: LabPartProps) {
  const language = useLanguage();
  const { search: words } = LAB_WORDS[language];
  const [generations, setGenerations] = useState<number>(GENERATIONS[0]);
  const jobs = useJob<News>({ names: {}, found: null });
  const work = async ({ crew, expect, count, tell }: Doing<News>): Promise<void> => {
    const version = versionOf(draft);
    const { lists } = await crew.open(version);
    const sizes = { ...SIZES, generations };
    expect(searchGames(sizes, lists.length));
    let next = await crew.first.search(version.id, lists, 1, sizes);
    while ("run" in next) {
      const { plan, games } = next.run;
      const { results } = await crew.play({ plan, games, version: version.id, count });
      next = await crew.first.searched(results);
    }
    tell({ found: next.found, names: Object.fromEntries(lists.map(({ id, name }) => [id, name[language]])) });
  };
  const { job, start } = jobs;
  const take = ({ kind, pace, cards }: FoundDeck): void => {
    const name = words.deckName(kind, words.pace[pace]);
    const taken = new Set(draft.others.map(({ path }) => path));
    let n = 1;
    while (taken.has(pathOf(n))) n++;
    onChange(withFile(draft, pathOf(n), deckFile(name, cards)), `deck ${n}`);
  };
  return (
    <>
      <JobHead jobs={jobs} onBegin={() => start(work)}>
        <Pick
          label={words.generations}
          value={generations}
          of={GENERATIONS.map((n) => [n, `${n}`])}
          onPick={setGenerations}
        />
      </JobHead>
      {job?.news.found && <FoundDecks found={job.news.found} names={job.news.names} onTake={take} />}
    </>
  );
}

const pathOf = (n: number): string => `decks/found-${n}.yaml`;

interface FoundDecksProps {
  found: Found;
  /** Of the decks that were there, by id. */
  names: News["names"];
  onTake: (deck: FoundDeck) => void;
}

function FoundDecks({ found: { decks, ready }, names, onTake }: FoundDecksProps) {
  const { search: words } = LAB_WORDS[useLanguage()];
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <ul className="lab-decks">
        {decks.map((deck) => (
          <li key={deck.id}>
            <b>{words.deckName(deck.kind, words.pace[deck.pace])}</b> {percent(deck.share.value)}{" "}
            <Interval {...deck.share} /> <small>{words.turns(deck.turns.toFixed(1))}</small>
            <p>{deckLines(deck.cards).join(", ")}</p>
            <button
              type="button"
              className="button"
              disabled={taken.has(deck.id)}
              onClick={() => {
                onTake(deck);
                setTaken(new Set([...taken, deck.id]));
              }}
            >
              {taken.has(deck.id) ? words.taken : words.take}
            </button>
          </li>
        ))}
      </ul>
      {ready.length > 0 && (
        <>
          <h3>{words.ready}</h3>
          <ul className="lab-decks">
            {ready.map(({ id, share }) => (
              <li key={id}>
                {names[id] ?? id} {percent(share.value)} <Interval {...share} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
