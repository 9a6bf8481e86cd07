/** What the maker of a set notes of a card, and how far it has come. */
import { type Draft, MANIFEST } from "@tefuda/workshop/draft";
import {
  type CardNote,
  LONGEST_NOTE,
  NOTE_STATES,
  type NoteState,
  notesIn,
  withNote,
} from "@tefuda/workshop/notes";
import { useLanguage } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import type { Change } from "./useWriting.ts";

interface CardNotingProps {
  draft: Draft;
  /** The card's name, by which it is noted; without one nothing can be. */
  name: string | undefined;
  onChange: Change;
}

const manifestOf = ({ others }: Draft) => others.filter(({ path }) => path === MANIFEST);

/** What is noted of a card; null where the file of the notes cannot be read, which is told elsewhere. */
function noteOf(draft: Draft, name: string | undefined): Partial<CardNote> | null {
  try {
    return notesIn(manifestOf(draft), [draft.game]).find(({ card }) => card === name) ?? {};
  } catch {
    return null;
  }
}

export function CardNoting({ draft, name, onChange }: CardNotingProps) {
  const words = WORKSHOP_WORDS[useLanguage()];
  const noted = noteOf(draft, name);
  if (name === undefined || !noted) return null;
  const change = (state: NoteState | undefined, note: string | undefined): void => {
    const [manifest] = withNote(manifestOf(draft), [draft.game], name, { state, note });
    const others = draft.others.map((file) => (file.path === MANIFEST ? manifest! : file));
    onChange({ ...draft, others }, `note/${name}`);
  };
  return (
    <div className="card-noting">
      <select
        className="field"
        aria-label={words.state}
        value={noted.state ?? ""}
        onChange={({ target }) => change((target.value || undefined) as NoteState | undefined, noted.note)}
      >
        <option value="">{words.notSaid}</option>
        {NOTE_STATES.map((state) => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </select>
      <input
        className="field"
        aria-label={words.note}
        placeholder={words.note}
        maxLength={LONGEST_NOTE}
        defaultValue={noted.note ?? ""}
        onBlur={({ target }) => {
          if (target.value.trim() !== (noted.note ?? "")) change(noted.state, target.value);
        }}
      />
    </div>
  );
}
