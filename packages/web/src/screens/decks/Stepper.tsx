/** How often a card is in a deck, with a button for one less and one for one more. */
import { WORDS } from "../../words/decks.ts";
import { useLanguage } from "../../words/index.tsx";

/** What building does to a deck: one more of a card, or one less. */
export interface Building {
  onStep: (name: string, step: 1 | -1) => void;
}

/** What a key does to the card that has the focus. */
export function stepOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): 1 | -1 | 0 {
  if (ctrlKey || metaKey || altKey) return 0;
  if (key === "+" || key === "=") return 1;
  return key === "-" || key === "_" ? -1 : 0;
}

interface StepperProps extends Building {
  name: string;
  /** What the card is called in the language that is set. */
  called: string;
  n: number;
  /** So many there are of it, where that has a bound. */
  most?: number | undefined;
  /** The keys + and - do the same on the card itself, so these are no stops of the tab key. */
  aside?: boolean;
}

export function Stepper({ name, called, n, most, onStep, aside = false }: StepperProps) {
  const words = WORDS[useLanguage()];
  const tabIndex = aside ? -1 : undefined;
  return (
    <span className="stepper">
      <button
        type="button"
        className="stepper-button"
        aria-label={words.takeOut(called)}
        tabIndex={tabIndex}
        disabled={n === 0}
        onClick={() => onStep(name, -1)}
      >
        −
      </button>
      <b className={n > 0 ? "is-in" : ""}>{most === undefined ? n : `${n} / ${most}`}</b>
      <button
        type="button"
        className="stepper-button"
        aria-label={words.add(called)}
        tabIndex={tabIndex}
        disabled={most !== undefined && n >= most}
        onClick={() => onStep(name, 1)}
      >
        +
      </button>
    </span>
  );
}
