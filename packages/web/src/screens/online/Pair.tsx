/** One of two that exclude each other. */
import { useId } from "react";

interface PairProps {
  legend: string;
  /** Whether it is the first. */
  chosen: boolean;
  onChoose: (first: boolean) => void;
  says: readonly [string, string];
  /** The second cannot be had. */
  off?: boolean;
}

export function Pair({ legend, chosen, onChoose, says, off = false }: PairProps) {
  const name = useId();
  return (
    <fieldset className="online-pair">
      <legend>{legend}</legend>
      {says.map((text, i) => (
        <label key={text} className="radio">
          <input
            type="radio"
            name={name}
            checked={chosen === (i === 0)}
            disabled={off && i === 1}
            onChange={() => onChoose(i === 0)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
