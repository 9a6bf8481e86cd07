/** How a text was read: in both languages and in steps; or what is wrong with it, and what may have been meant. */
import type { TextTold } from "@tefuda/workshop/told";
import { useLanguage } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";

interface HowReadProps {
  told: TextTold;
  /** Another wording is chosen. */
  onRather: (text: string) => void;
}

export function HowRead({ told, onRather }: HowReadProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const { text, trouble, said, kind, steps } = told;
  if (trouble)
    return (
      // who is still typing is not told yet
      <div className="how-read how-read--later" role="status" key={text}>
        <p className="fault">{trouble.says[language]}</p>
        {trouble.rather?.map((word) => (
          <button
            type="button"
            className="button"
            key={word}
            onClick={() => onRather(text.slice(0, trouble.from) + word + text.slice(trouble.to))}
          >
            {words.rather}: {word}
          </button>
        ))}
      </div>
    );
  if (!said) return null;
  return (
    <div className="how-read" role="status">
      {kind && (
        <p className="read-kind">
          {words.sortOfText} <b>{kind[language]}</b>
        </p>
      )}
      <ol className="read-steps" aria-label={words.understood}>
        {steps?.[language].map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place
          <li key={i} className={`read-step said--${step.sort}`}>
            <small>{words.steps[step.sort]}</small>
            <span>{step.words}</span>
            {step.picks && <em>{words.picks[step.picks]}</em>}
          </li>
        ))}
      </ol>
      <p className="read-said">
        {(["en", "ja"] as const)
          .filter((one) => said[one] !== text)
          .map((one) => (
            <span lang={one} key={one}>
              {said[one]}
            </span>
          ))}
      </p>
    </div>
  );
}
