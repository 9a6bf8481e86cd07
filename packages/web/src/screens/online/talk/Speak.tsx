/** How one says something: set phrases as buttons, and for accounts a field. */
import { type PhraseCode, phraseCodes, phrases } from "@tefuda/host/online/phrases";
import type { Saying } from "@tefuda/host/online/talk-schemas";
import { readTalk } from "@tefuda/host/online/talk-text";
import { talkRefusals } from "@tefuda/host/online/talk-words";
import { WordsError } from "@tefuda/kernel";
import { type FormEvent, useId, useState } from "react";
import { useRoom } from "../../../online/useRoom.ts";
import { talk, useTalk, useTalkFault, useTalkWords, useWhen } from "../../../online/useTalk.ts";
import { useLanguage } from "../../../words/index.tsx";

export function Speak() {
  const words = useTalkWords();
  const language = useLanguage();
  const faultOf = useTalkFault();
  const barred = useBarred();
  const [goes, setGoes] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  /** Whether it was said. */
  const say = async (says: Saying): Promise<boolean> => {
    setGoes(true);
    setFault(null);
    try {
      await talk.say(says);
      return true;
    } catch (error) {
      setFault(error as Error);
      return false;
    } finally {
      setGoes(false);
    }
  };
  return (
    <div className="talk-speak">
      <fieldset className="talk-phrases" aria-label={words.phrases}>
        {phraseCodes.map((phrase: PhraseCode) => (
          <button
            key={phrase}
            type="button"
            className="button"
            disabled={goes}
            onClick={() => void say({ phrase })}
          >
            {phrases[phrase][language]}
          </button>
        ))}
      </fieldset>
      {fault && (
        <p className="fault" role="alert">
          {faultOf(fault)}
        </p>
      )}
      {barred === null ? (
        <Field goes={goes} onSay={say} onFault={setFault} />
      ) : (
        <p className="online-note">{barred}</p>
      )}
    </div>
  );
}

/** Why one cannot write freely here, as far as it is known; null where one can. */
function useBarred(): string | null {
  const words = useTalkWords();
  const language = useLanguage();
  const when = useWhen();
  const here = useRoom();
  const { standing } = useTalk();
  if (here.at !== "in" || here.person.guest) return talkRefusals.guestText[language];
  if (!standing) return null;
  if (!standing.open) return talkRefusals.textClosed[language];
  if (standing.silent !== null) return words.silent(when(standing.silent));
  return standing.text ? null : talkRefusals.textOff[language];
}

interface FieldProps {
  goes: boolean;
  onSay: (says: Saying) => Promise<boolean>;
  onFault: (fault: Error | null) => void;
}

/** What cannot be said is told before it is sent, and stays where it was written. */
function Field({ goes, onSay, onFault }: FieldProps) {
  const words = useTalkWords();
  const id = useId();
  const [text, setText] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (goes) return;
    const read = readTalk(text);
    if ("wrong" in read) onFault(new WordsError(read.wrong));
    else void onSay({ text: read.text }).then((said) => said && setText(""));
  };
  return (
    <form className="online-field" onSubmit={submit}>
      <label className="unseen" htmlFor={id}>
        {words.text}
      </label>
      <input
        id={id}
        className="field"
        value={text}
        dir="auto"
        autoComplete="off"
        enterKeyHint="send"
        placeholder={words.text}
        onChange={(event) => {
          setText(event.target.value);
          onFault(null);
        }}
      />
      <button type="submit" className="button">
        {words.send}
      </button>
    </form>
  );
}
