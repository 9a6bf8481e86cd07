/** A moment of the match that is watched, filed as a ruling of a set that somebody writes. */
import { LONGEST_TITLE, MOST_ANSWERS } from "@tefuda/host/course-schemas";
import type { MadeRuling } from "@tefuda/workshop/filing";
import { useEffect, useId, useMemo, useState } from "react";
import { useRules } from "../screens/rules/useRules.ts";
import { type KeptDraft, keptDrafts } from "../state/drafts.ts";
import { addressOf } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { useTable } from "../table/context.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { AFTER_WORDS } from "../words/after.ts";
import { faultIn, useLanguage, useWords } from "../words/index.tsx";
import { lackedBy, withFiled } from "./filing.ts";

export function FileRuling({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const { data, shown } = useTable();
  const common = useWords();
  const language = useLanguage();
  const words = AFTER_WORDS[language];
  const id = useId();
  const { step, of } = shown.update;
  const rules = useRules(data.id);
  const [drafts, setDrafts] = useState<readonly KeptDraft[] | null>(null);
  const [into, setInto] = useState<string>("");
  const [called, setCalled] = useState("");
  const [answers, setAnswers] = useState(Math.min(1, of - step));
  const [about, setAbout] = useState("");
  const [going, setGoing] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  const [filed, setFiled] = useState<{ ruling: MadeRuling; draft: string; set: string } | null>(null);
  useEffect(() => {
    const found = (all: KeptDraft[]): void => {
      const here = all.filter(({ draft }) => draft.game === data.id);
      setDrafts(here);
      setInto(here[0]?.draft.id ?? "");
    };
    keptDrafts().then(found, session.failed);
  }, [data.id, session]);

  const chosen = drafts?.find(({ draft }) => draft.id === into);
  const own = useMemo(() => new Set(data.sets.flatMap(({ cards }) => cards)), [data]);
  const named = about.split(/[\s,、]+/).filter((rule) => rule !== "");
  const noRule = rules && named.find((rule) => !rules.some((one) => one.id === rule));

  const file = async (): Promise<void> => {
    setGoing(true);
    setFault(null);
    const title = called.trim();
    const lacks = await lackedBy(session.host, chosen?.draft, own);
    if (lacks.length > 0) throw new Error(words.fileLacks(lacks.join(", ")));
    const ruling = await session.host.file({
      from: step,
      answers,
      title: { en: title, ja: title },
      rules: named,
    });
    const kept = await withFiled(chosen, { game: data.id, name: words.fileNewName }, ruling.text);
    if (!kept) throw new Error(words.fileElsewhere);
    setFiled({ ruling, draft: kept.id, set: kept.name });
  };

  if (filed) {
    const { before } = filed.ruling;
    return (
      <Sheet title={words.fileTitle} onClose={onClose} form="middle">
        <div className="share" role="status">
          <p>{words.filedIn(filed.set)}</p>
          <p className="share-note">
            {before === null ? words.filedWhole : before === 0 ? words.filedHere : words.filedBefore(before)}
          </p>
          <p className="share-note">
            {words.fileRules}: {filed.ruling.rules.join(", ")}
          </p>
          <div className="row-buttons">
            <a
              className="button button--main"
              href={addressOf({ at: "workshop", set: filed.draft, card: null })}
            >
              {words.fileOpen}
            </a>
          </div>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet title={words.fileTitle} onClose={onClose} form="middle">
      <form
        className="share"
        onSubmit={(event) => {
          event.preventDefault();
          file().catch((error: Error) => {
            setFault(error);
            setGoing(false);
          });
        }}
      >
        <p>{words.fileNote}</p>
        <label className="file-field">
          {words.fileCalled}
          <input
            className="field"
            required
            maxLength={LONGEST_TITLE}
            value={called}
            onChange={({ target }) => setCalled(target.value)}
          />
        </label>
        <label className="file-field">
          {words.fileAnswers}
          <input
            className="field"
            type="number"
            min={0}
            max={Math.min(MOST_ANSWERS, of - step)}
            required
            value={Number.isNaN(answers) ? "" : answers}
            onChange={({ target }) => setAnswers(target.valueAsNumber)}
          />
          {!Number.isNaN(answers) && <small>{words.fileUntil(step, Math.min(of, step + answers))}</small>}
        </label>
        <label className="file-field">
          {words.fileRules}
          <input
            className="field"
            value={about}
            aria-describedby={`${id}-rules`}
            aria-invalid={noRule !== undefined && noRule !== null}
            onChange={({ target }) => setAbout(target.value)}
          />
          <small id={`${id}-rules`} className={noRule ? "fault" : undefined}>
            {noRule ? words.fileNoRule(noRule) : words.fileRulesNote}
          </small>
        </label>
        <label className="file-field">
          {words.fileSet}
          <select className="field" value={into} onChange={({ target }) => setInto(target.value)}>
            {drafts?.map(({ draft, name }) => (
              <option key={draft.id} value={draft.id}>
                {name}
              </option>
            ))}
            <option value="">{words.fileNew}</option>
          </select>
        </label>
        {fault && (
          <p className="fault" role="alert">
            {faultIn(common, fault)}
          </p>
        )}
        <div className="row-buttons">
          <button
            type="submit"
            className="button button--main"
            disabled={going || drafts === null || !!noRule}
          >
            {words.fileDo}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {common.cancel}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
