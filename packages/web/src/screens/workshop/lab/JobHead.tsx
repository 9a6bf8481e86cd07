/** The start, the stop and the progress of something that many games are played for. */
import type { CardForm } from "@tefuda/kernel";
import type { Draft } from "@tefuda/workshop/draft";
import type { ReactNode } from "react";
import { faultIn, useLanguage, useWords } from "../../../words/index.tsx";
import { LAB_WORDS } from "../../../words/lab.ts";
import type { Change } from "../useWriting.ts";
import type { Jobs } from "./useJob.ts";

/** What every part of the lab is shown with. */
export interface LabPartProps {
  draft: Draft;
  form: CardForm;
  onChange: Change;
}

interface JobHeadProps<News> {
  jobs: Jobs<News>;
  onBegin: () => void;
  disabled?: boolean;
  /** What is chosen before it begins. */
  children: ReactNode;
}

export function JobHead<News>({
  jobs: { job, stop },
  onBegin,
  disabled = false,
  children,
}: JobHeadProps<News>) {
  const words = LAB_WORDS[useLanguage()];
  const common = useWords();
  return (
    <>
      <div className="row-buttons">
        {children}
        {job && !job.over ? (
          <button type="button" className="button" onClick={stop}>
            {words.stop}
          </button>
        ) : (
          <button type="button" className="button button--main" disabled={disabled} onClick={onBegin}>
            {job ? words.again : words.start}
          </button>
        )}
      </div>
      {job && !job.over && (
        <progress className="lab-progress" aria-label={words.progress} max={job.of} value={job.done} />
      )}
      <p role="status">
        {job && !job.fault && (job.over ? words.over(job.done) : words.playing(job.done, job.of))}
      </p>
      {job?.fault && (
        <p className="fault" role="alert">
          {faultIn(common, job.fault)}
        </p>
      )}
    </>
  );
}

interface PickProps<Value extends string | number> {
  label: string;
  value: Value;
  of: readonly (readonly [Value, string])[];
  onPick: (value: Value) => void;
}

/** One of a few, by its label. */
export function Pick<Value extends string | number>({ label, value, of, onPick }: PickProps<Value>) {
  return (
    <label>
      {label}{" "}
      <select
        className="field"
        value={value}
        onChange={({ target }) => onPick(of.find(([one]) => String(one) === target.value)![0])}
      >
        {of.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
