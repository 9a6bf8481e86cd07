/** Fields of a form with their labels. */
import { type InputHTMLAttributes, useId } from "react";

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  options: readonly (readonly [value: string, says: string])[];
}

export function Choice({ label, value, onChoose, options }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map(([one, says]) => (
          <option key={one} value={one}>
            {says}
          </option>
        ))}
      </select>
    </>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  onType: (value: string) => void;
}

export function Field({ label, onType, ...rest }: FieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} className="field" {...rest} onChange={(event) => onType(event.target.value)} />
    </>
  );
}
