/** The rulings under a rule, folded. One line high before they have come, and where there are none: nothing moves then. */
import "../../styles/fold.css";
import "../../styles/rulings.css";
import type { RulingEntry } from "@tefuda/host/host";
import { useState } from "react";
import { useLanguage } from "../../words/index.tsx";
import { RULE_WORDS } from "../../words/rules.ts";
import { RulingList } from "./RulingList.tsx";

interface RulingFoldProps {
  game: string;
  /** All of them; nothing while they are on their way. */
  rulings: readonly RulingEntry[] | null | undefined;
  /** Those that say what is sought, where it is they that say it. */
  saying?: readonly RulingEntry[] | undefined;
  sought?: readonly string[];
}

export function RulingFold({ game, rulings, saying, sought }: RulingFoldProps) {
  const words = RULE_WORDS[useLanguage()];
  const [open, setOpen] = useState(saying !== undefined);
  if (!rulings || rulings.length === 0)
    return <p className="ruling-fold ruling-fold--none">{rulings ? words.noRulings : words.rulingsComing}</p>;
  const shown = saying ?? rulings;
  return (
    <details
      className="fold ruling-fold"
      open={open}
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary>
        {shown.length < rulings.length
          ? words.rulingsFound(shown.length, rulings.length)
          : words.rulings(rulings.length)}
      </summary>
      {open && <RulingList game={game} rulings={shown} sought={sought} />}
    </details>
  );
}
