/** What thousands of games among programs say of a set: a report, what a change did, what a number is worth, which decks are strongest. */
import { useState } from "react";
import { useLanguage } from "../../../words/index.tsx";
import { LAB_WORDS } from "../../../words/lab.ts";
import { WORKSHOP_WORDS } from "../../../words/workshop.ts";
import { DeckMaking } from "../DeckShelf.tsx";
import type { AtBench } from "../useBench.ts";
import { ComparePart } from "./ComparePart.tsx";
import type { LabPartProps } from "./JobHead.tsx";
import { NumberPart } from "./NumberPart.tsx";
import { ReportPart } from "./ReportPart.tsx";
import { SearchPart } from "./SearchPart.tsx";

const PARTS = { report: ReportPart, compare: ComparePart, number: NumberPart, search: SearchPart };
type Part = keyof typeof PARTS;

export function Lab({ bench: { troubles, link }, ...props }: LabPartProps & { bench: AtBench }) {
  const language = useLanguage();
  const words = LAB_WORDS[language];
  const [part, setPart] = useState<Part>("report");
  // what has been begun goes on while something else is looked at
  const [begun, setBegun] = useState<readonly Part[]>(["report"]);
  const show = (one: Part): void => {
    setPart(one);
    if (!begun.includes(one)) setBegun([...begun, one]);
  };
  return (
    <section className="lab" aria-label={words.title}>
      <h2>{words.title}</h2>
      <fieldset className="lab-parts">
        <legend className="unseen">{words.parts}</legend>
        {(Object.keys(PARTS) as Part[]).map((one) => (
          <button
            type="button"
            className="button"
            key={one}
            aria-pressed={part === one}
            onClick={() => show(one)}
          >
            {words[one].title}
          </button>
        ))}
      </fieldset>
      {troubles && troubles.length > 0 && <p className="fault">{WORKSHOP_WORDS[language].mendFirst}</p>}
      <DeckMaking {...{ ...props, link }} />
      {begun.map((one) => {
        const Shown = PARTS[one];
        return (
          <div className="lab-part" key={one} hidden={part !== one}>
            <p>{words[one].about}</p>
            <Shown {...props} />
          </div>
        );
      })}
      <p className="lab-honest">{words.honest}</p>
    </section>
  );
}
