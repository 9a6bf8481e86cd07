/** Whether the rules allow a deck, as a sign with words; and what they have against it, each with its rule. */
import type { DeckProblem } from "@tefuda/host/host";
import { ruleAddress } from "../../state/screen.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { capital } from "../../ui/text.ts";
import { WORDS } from "../../words/decks.ts";
import { useLanguage } from "../../words/index.tsx";

import "../../styles/legality.css";

interface LegalityProps {
  /** Null as long as it is not known. */
  problems: readonly DeckProblem[] | null;
}

/** `brief` where the reasons are a tab away: only their number is seen. */
export function Legality({ problems, brief = false }: LegalityProps & { brief?: boolean }) {
  const words = WORDS[useLanguage()];
  if (problems === null) return <span className="legality">{words.checking}</span>;
  if (problems.length === 0)
    return (
      <span className="legality is-legal">
        <Glyph name="check" /> {words.legal}
      </span>
    );
  return (
    <span className="legality is-illegal">
      <b aria-hidden="true">!{brief && ` ${problems.length}`}</b>{" "}
      <span className={brief ? "unseen" : ""}>{words.illegal(problems.length)}</span>
    </span>
  );
}

export function Problems({ problems }: LegalityProps) {
  const language = useLanguage();
  if (problems === null || problems.length === 0) return null;
  return (
    <ul className="deck-problems">
      {problems.map(({ says, card }) => (
        <li key={`${card} ${says.en}`}>
          <Ruled text={capital(says[language])} />
        </li>
      ))}
    </ul>
  );
}

/** A sentence whose rule leads to the rulebook. */
function Ruled({ text }: { text: string }) {
  // the book of limited play is the house's, and no game's
  return text.split(/\b((?!limited-)[a-z]+-\d+\.\d+)\b/).map((piece, i) =>
    i % 2 === 0 ? (
      piece
    ) : (
      <a key={piece} href={ruleAddress(piece)}>
        {piece}
      </a>
    ),
  );
}
