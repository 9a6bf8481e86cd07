/** Who somebody is here, and what they can do about it. */
import { type FormEvent, useId, useState } from "react";
import { exportMe, NotDone, type Person, tell } from "../../online/people.ts";
import { room } from "../../online/room.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { useTalkWords } from "../../online/useTalk.ts";
import { download } from "../../state/download.ts";
import { Sheet } from "../../ui/Sheet.tsx";
import { useLanguage, useWords } from "../../words/index.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { NameChange } from "./NameChange.tsx";
import { OperatorCode } from "./talk/OperatorCode.tsx";
import { TalkSettings } from "./talk/TalkSettings.tsx";

type Part = "all" | "account" | "sign-in" | "name" | "talk" | "operator" | "sign-out" | "delete";

export function Account({ person, onClose }: { person: Person; onClose: () => void }) {
  const words = useOnlineWords();
  const talkWords = useTalkWords();
  const language = useLanguage();
  const [part, setPart] = useState<Part>("all");
  const [told, setTold] = useState<string | null>(null);
  const [fault, setFault] = useState<NotDone | null>(null);
  const back = (): void => setPart("all");

  /** What is done, and afterwards one may be somebody else. */
  const run = async (deed: () => Promise<void>): Promise<void> => {
    setFault(null);
    setTold(null);
    try {
      await deed();
      setTold(words.done);
      back();
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      setFault(error);
    }
  };
  const leave = (what: "sign-out" | "sign-out-everywhere"): void =>
    void run(async () => {
      await tell(what, {});
      onClose();
      await room.anew();
    });
  const changed = (): Promise<void> =>
    run(async () => {
      await room.anew();
    });

  return (
    <Sheet title={words.accountOf(person.name)} onClose={onClose} form="middle">
      <div className="online-account">
        <div role="status">{told && <p>{told}</p>}</div>
        {fault && (
          <p className="fault" role="alert">
            {fault.words[language]}
          </p>
        )}
        {part === "all" && (
          <>
            {person.guest && <p>{words.accountGuest}</p>}
            <div className="online-choices">
              {person.guest && (
                <>
                  <button type="button" className="button button--main" onClick={() => setPart("account")}>
                    {words.makeAccount}
                  </button>
                  <button type="button" className="button" onClick={() => setPart("sign-in")}>
                    {words.haveAccount}
                  </button>
                </>
              )}
              <button type="button" className="button" onClick={() => setPart("name")}>
                {words.changeName}
              </button>
              <button type="button" className="button" onClick={() => setPart("talk")}>
                {talkWords.settings}
              </button>
              {!person.guest && (
                <button type="button" className="button" onClick={() => setPart("operator")}>
                  {talkWords.operatorCode}
                </button>
              )}
              <button
                type="button"
                className="button"
                onClick={() => (person.guest ? setPart("sign-out") : leave("sign-out"))}
              >
                {words.signOut}
              </button>
              {!person.guest && (
                <button type="button" className="button" onClick={() => leave("sign-out-everywhere")}>
                  {words.signOutEverywhere}
                </button>
              )}
              <button
                type="button"
                className="button"
                onClick={() => void run(async () => download("tefuda-account.json", await exportMe()))}
              >
                {words.export}
              </button>
              <button type="button" className="button" onClick={() => setPart("delete")}>
                {words.deleteMe}
              </button>
            </div>
          </>
        )}
        {(part === "account" || part === "sign-in") && (
          <AccountForm
            what={part}
            name={part === "account" ? person.name : ""}
            onDone={changed}
            onCancel={back}
          />
        )}
        {part === "name" && (
          <NameChange person={person} onChange={(name) => run(() => rename(name))} onCancel={back} />
        )}
        {part === "talk" && <TalkSettings person={person} onBack={back} />}
        {part === "operator" && <OperatorCode onDone={() => void changed()} onCancel={back} />}
        {part === "sign-out" && (
          <Sure
            question={words.signOutGuestNote}
            act={words.signOutGuest}
            onSure={() => leave("sign-out")}
            onCancel={back}
          />
        )}
        {part === "delete" && (
          <Delete
            guest={person.guest}
            onCancel={back}
            onSure={(password) =>
              void run(async () => {
                await tell("delete", { password });
                onClose();
                await room.anew();
              })
            }
          />
        )}
      </div>
    </Sheet>
  );
}

async function rename(name: string): Promise<void> {
  await tell("name", { name });
  await room.anew();
}

interface SureProps {
  question: string;
  act: string;
  onSure: () => void;
  onCancel: () => void;
}

function Sure({ question, act, onSure, onCancel }: SureProps) {
  const { cancel } = useWords();
  return (
    <>
      <p>{question}</p>
      <div className="row-buttons">
        <button type="button" className="button button--main" onClick={onSure}>
          {act}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </>
  );
}

interface DeleteProps {
  guest: boolean;
  onSure: (password: string | null) => void;
  onCancel: () => void;
}

/** Whoever has a password says it once more. */
function Delete({ guest, onSure, onCancel }: DeleteProps) {
  const words = useOnlineWords();
  const { cancel } = useWords();
  const id = useId();
  const [password, setPassword] = useState("");
  if (guest)
    return (
      <Sure
        question={words.deleteSure}
        act={words.deleteDo}
        onSure={() => onSure(null)}
        onCancel={onCancel}
      />
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSure(password);
  };
  return (
    <form className="online-form" onSubmit={submit}>
      <p>{words.deleteSure}</p>
      <label htmlFor={id}>{words.password}</label>
      <input
        id={id}
        className="field"
        type="password"
        value={password}
        autoComplete="current-password"
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="row-buttons">
        <button type="submit" className="button button--main">
          {words.deleteDo}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </form>
  );
}
