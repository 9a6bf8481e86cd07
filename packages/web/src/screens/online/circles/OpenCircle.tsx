/** What a circle is opened for: its game and its name first, and folded away all that is well as it stands. */
import { type FormEvent, useId, useState } from "react";
import type { Person } from "../../../online/people.ts";
import { room } from "../../../online/room.ts";
import { addressOf } from "../../../state/screen.ts";
import { useGame } from "../../../state/session.ts";
import { useSettings } from "../../../state/settings.ts";
import { Sheet } from "../../../ui/Sheet.tsx";
import { faultIn, useLanguage, useWords } from "../../../words/index.tsx";
import { Choice, Field } from "../fields.tsx";
import { GameField, useLastGame } from "../GameField.tsx";
import { Pair } from "../Pair.tsx";
import { type Draft, newDraft, planOf } from "./circle-draft.ts";
import { useCircleFacts, useCircleWords } from "./useCircleWords.ts";

export function OpenCircle({ person, onClose }: { person: Person; onClose: () => void }) {
  const common = useWords();
  const words = useCircleWords();
  const language = useLanguage();
  const game = useLastGame();
  const [draft, setDraft] = useState(() => newDraft(words.nameOf(person.name)));
  const [further, setFurther] = useState(false);
  const [goes, setGoes] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const plan = planOf(draft, game, language);
  const facts = useCircleFacts(plan);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setGoes(true);
    setFault(null);
    room.socket.ask({ ask: "openCircle", plan }).then(
      ({ circle }) => {
        location.hash = addressOf({ at: "circle", circle, part: "now", member: null });
      },
      (error: Error) => {
        setFault(error);
        setGoes(false);
      },
    );
  };

  return (
    <Sheet title={words.open} onClose={onClose} form="middle">
      {/* what is wrong can be seen: a browser does not unfold what it points at */}
      <form className="online-form" onSubmit={submit} onInvalidCapture={() => setFurther(true)}>
        <GameField game={game} />
        <Field
          label={words.name}
          value={draft.name}
          required
          maxLength={80}
          onType={(name) => change({ name })}
        />
        <p className="online-note circle-open-facts">{facts.slice(1).join(" · ")}</p>
        <details
          className="circle-fold"
          open={further}
          onToggle={(event) => setFurther(event.currentTarget.open)}
        >
          <summary>{words.further}</summary>
          <div className="online-form">
            <PackFields draft={draft} onChange={change} />
            <TradeFields draft={draft} onChange={change} />
            <WatchFields draft={draft} onChange={change} />
          </div>
        </details>
        {fault && (
          <p className="fault" role="alert">
            {faultIn(common, fault)}
          </p>
        )}
        <button type="submit" className="button button--main" disabled={goes}>
          {words.openDo}
        </button>
      </form>
    </Sheet>
  );
}

interface PartProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

type NumberName = "regions" | "first" | "each" | "days" | "times" | "gifts" | "answer";

interface NumberProps extends PartProps {
  name: NumberName;
  most: number;
  least?: number;
  /** It may be left empty. */
  free?: boolean;
  note?: string;
}

function NumberField({ name, draft, onChange, most, least = 0, free = false, note }: NumberProps) {
  const words = useCircleWords();
  const id = useId();
  return (
    <div className="circle-number">
      <Field
        label={words[name]}
        type="number"
        min={least}
        max={most}
        required={!free}
        value={draft[name]}
        {...(note === undefined ? {} : { "aria-describedby": id })}
        onType={(value) => onChange({ [name]: value })}
      />
      {note !== undefined && (
        <p id={id} className="online-note">
          {note}
        </p>
      )}
    </div>
  );
}

function PackFields(part: PartProps) {
  const { draft, onChange } = part;
  const words = useCircleWords();
  const { game } = useSettings();
  const sealed = useGame(game)?.sealed;
  return (
    <>
      <div className="circle-numbers">
        <NumberField {...part} name="first" most={60} />
        <NumberField {...part} name="each" most={20} />
        <NumberField {...part} name="days" least={1} most={90} />
        <NumberField {...part} name="times" most={60} />
      </div>
      {sealed && (
        <Pair
          legend={words.printing}
          chosen={draft.printing === "equal"}
          onChoose={(equal) => onChange({ printing: equal ? "equal" : "book" })}
          says={[words.printings.equal, words.printings.book]}
        />
      )}
      <NumberField {...part} name="regions" least={1} most={4} note={words.regionsNote} />
      <NumberField {...part} name="gifts" most={1000} free note={words.giftsNote} />
    </>
  );
}

function TradeFields(part: PartProps) {
  const { draft, onChange } = part;
  const words = useCircleWords();
  return (
    <>
      <Choice
        label={words.rule}
        value={draft.rule}
        onChoose={(rule) => onChange({ rule: rule === "dominance" ? "dominance" : "one for one" })}
        options={Object.entries(words.rules)}
      />
      <Pair
        legend={words.nearness}
        chosen={draft.nearness}
        onChoose={(nearness) => onChange({ nearness })}
        says={[words.nearnessYes, words.nearnessNo]}
      />
      <Pair
        legend={words.bells}
        chosen={draft.bell !== null}
        onChoose={(days) => onChange({ bell: days ? "7" : null })}
        says={[words.bellDays, words.bellHost]}
      />
      <div className="circle-numbers">
        {draft.bell !== null && (
          <div className="circle-number">
            <Field
              label={words.bellEvery}
              type="number"
              min={1}
              max={90}
              required
              value={draft.bell}
              onType={(bell) => onChange({ bell })}
            />
          </div>
        )}
        <NumberField {...part} name="answer" least={1} most={168} />
      </div>
    </>
  );
}

function WatchFields({ draft, onChange }: PartProps) {
  const words = useCircleWords();
  const note = useId();
  return (
    <>
      <Field
        label={words.auditor}
        value={draft.auditor}
        maxLength={100}
        autoComplete="off"
        aria-describedby={note}
        onType={(auditor) => onChange({ auditor })}
      />
      <p id={note} className="online-note">
        {words.auditorNote}
      </p>
      <Pair
        legend={words.forWhom}
        chosen={draft.listed}
        onChoose={(listed) => onChange({ listed })}
        says={[words.listed, words.unlisted]}
      />
    </>
  );
}
