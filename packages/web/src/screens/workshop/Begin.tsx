/** Where sets are begun and opened again. */
import type { SourceFile, Words } from "@tefuda/kernel";
import { readBegun } from "@tefuda/referee/dropped-set";
import { ProblemsError, sayProblem } from "@tefuda/referee/problems";
import { type ChangeEvent, type FormEvent, useEffect, useState } from "react";
import { sweepPictures } from "../../pictures/kept.ts";
import { withTaken } from "../../pictures/taken.ts";
import { PICTURE_FAULTS } from "../../pictures/words.ts";
import { type KeptDraft, keptDrafts, removeDraft } from "../../state/drafts.ts";
import { chosenFiles, type DroppedFile, readDropped } from "../../state/dropped.ts";
import { addressOf } from "../../state/screen.ts";
import { useSession } from "../../state/session.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { faultIn, useLanguage, useWords } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import { enterNew, enterSet, keepSet } from "./enter.ts";
import { useGameNames } from "./useGameNames.ts";

export function Begin() {
  const session = useSession();
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const common = useWords();
  const games = useGameNames();
  const [sets, setSets] = useState<readonly KeptDraft[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const look = (): void => void keptDrafts().then(setSets, () => setSets([]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    look();
    // pictures that no set has any more; where that fails they lie there a while longer
    sweepPictures().catch(() => {});
  }, []);

  const open = async (files: DroppedFile[]): Promise<void> => {
    setFault(null);
    const read = await readDropped(files);
    if (typeof read === "string") return setFault(common.sets.notTaken[read]);
    if (!("set" in read)) return setFault(words.notOpened);
    // whoever chooses at once may be before the games
    const known = (await session.games()).map(({ id }) => id);
    const game = gameOf(read.set, known);
    if (typeof game !== "string") return setFault(`${words.notOpened} ${game[language]}`);
    const { set, leftOut } = await withTaken(read.set, read.pictures, [game]);
    if (leftOut.length === 0) return enterSet(set, game, language);
    // whoever is told of something can read it before going on
    await keepSet(set, game, language);
    look();
    setFault(PICTURE_FAULTS.leftOut(leftOut)[language]);
  };
  return (
    <main className="page workshop-begin" id="main">
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <BeginForm
        games={games}
        onBegin={(game, name) => enterNew(game, name, language).catch(session.failed)}
      />
      <section aria-labelledby="your-sets">
        <h2 id="your-sets">{words.yourSets}</h2>
        {sets?.length === 0 && <p>{words.none}</p>}
        <ul className="draft-list">
          {sets?.map(({ name, draft }) => (
            <li key={draft.id}>
              <a href={addressOf({ at: "workshop", set: draft.id, card: draft.cards[0]?.path ?? null })}>
                <b>{name}</b>
                <small>
                  {games.find(({ id }) => id === draft.game)?.title} · {words.holds(draft.cards.length)}
                </small>
              </a>
              <button
                type="button"
                className="icon-button"
                aria-label={`${words.remove}: ${name}`}
                onClick={() => {
                  if (confirm(words.removeSure(name))) removeDraft(draft.id).then(look, session.failed);
                }}
              >
                <Glyph name="close" />
              </button>
            </li>
          ))}
        </ul>
        <OpenFiles
          onFiles={(files) => open(files).catch((error: Error) => setFault(faultIn(common, error)))}
        />
        {fault !== null && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
      </section>
    </main>
  );
}

/** The game that the files of a set are for; where they are none, the first that is wrong with them. */
function gameOf(files: readonly SourceFile[], games: readonly string[]): string | Words {
  try {
    return readBegun(files, games).set.game;
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    const problem = error.problems[0]!;
    const said = (language: keyof Words): string =>
      `${problem.file}:${problem.line}: ${sayProblem(problem, language)}`;
    return { en: said("en"), ja: said("ja") };
  }
}

function BeginForm({
  games,
  onBegin,
}: {
  games: readonly { id: string; title: string }[];
  onBegin: (game: string, name: string) => void;
}) {
  const words = WORKSHOP_WORDS[useLanguage()];
  const [name, setName] = useState("");
  const [game, setGame] = useState("");
  const chosen = game || games[0]?.id;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen !== undefined && name.trim() !== "") onBegin(chosen, name.trim());
  };
  return (
    <form className="card-panel begin-set" onSubmit={submit}>
      <h2>{words.begin}</h2>
      <label>
        {words.name}
        <input
          className="field"
          required
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        {words.game}
        <select className="field" value={chosen} onChange={({ target }) => setGame(target.value)}>
          {games.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button--main">
        {words.go}
      </button>
    </form>
  );
}

/** Asks for a folder; React's types do not know it. */
const FOLDER = { webkitdirectory: "" };

function OpenFiles({ onFiles }: { onFiles: (files: DroppedFile[]) => void }) {
  const words = WORKSHOP_WORDS[useLanguage()];
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    if (target.files && target.files.length > 0) onFiles(chosenFiles(target.files));
    target.value = "";
  };
  return (
    <div className="row-buttons">
      <label className="button">
        {words.openFile}
        <input className="unseen" type="file" accept=".yaml,.yml,.zip" onChange={choose} />
      </label>
      <label className="button folder-button">
        {words.openFolder}
        <input className="unseen" type="file" {...FOLDER} onChange={choose} />
      </label>
    </div>
  );
}
