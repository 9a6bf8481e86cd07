/** A word that a rule explains, as a link to it; at a table the rule opens beside it. */
import { createContext, useContext } from "react";
import { ruleAddress } from "../state/screen.ts";

/** What opens a rule where the card is read; without it the link leads to the rulebook. */
export const OpenRule = createContext<((id: string) => void) | null>(null);

export function Term({ word, rule }: { word: string; rule: string }) {
  const open = useContext(OpenRule);
  return (
    <a
      className="term"
      href={ruleAddress(rule)}
      onClick={(event) => {
        if (!open) return;
        event.preventDefault();
        open(rule);
      }}
    >
      {word}
    </a>
  );
}
