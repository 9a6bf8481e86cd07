/** Shares of games with their intervals, as numbers and drawn. */
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/index.tsx";
import { LAB_WORDS } from "../../../words/lab.ts";

export const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

interface RowProps {
  name: string;
  value: number;
  low: number;
  high: number;
  of: number;
  children?: ReactNode;
}

export function ShareRow({ name, value, low, high, of, children }: RowProps) {
  const words = LAB_WORDS[useLanguage()];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{of === 0 ? words.none : percent(value)}</td>
      <td>{of > 0 && <Interval {...{ value, low, high }} />}</td>
      {children}
    </tr>
  );
}

export function Interval({ value, low, high }: { value: number; low: number; high: number }) {
  const words = LAB_WORDS[useLanguage()];
  const [from, to] = [Math.max(0, low), Math.min(1, high)];
  return (
    <span className="lab-interval" title={words.from(percent(from), percent(to))}>
      <span className="unseen">{words.from(percent(from), percent(to))}</span>
      <i style={{ left: `${100 * from}%`, width: `${100 * (to - from)}%` }} />
      <b style={{ left: `${100 * Math.min(1, Math.max(0, value))}%` }} />
    </span>
  );
}

export function Head({ of }: { of: readonly string[] }) {
  return (
    <thead>
      <tr>
        {of.map((one) => (
          <th scope="col" key={one}>
            {one}
          </th>
        ))}
      </tr>
    </thead>
  );
}
