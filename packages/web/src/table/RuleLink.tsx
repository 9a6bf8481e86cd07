/** The id of a rule, as a link that opens it in a sheet beside the table. */

import { ruleAddress } from "../state/screen.ts";
import { useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";

/** One that stands `aside` is not a stop of the tab key; what it stands in leads to it. */
export function RuleLink({ id, aside = false }: { id: string; aside?: boolean }) {
  const { open } = useTable();
  const words = useWords();
  return (
    <a
      className="rule-link"
      tabIndex={aside ? -1 : undefined}
      href={ruleAddress(id)}
      aria-label={words.ruleOpen(id)}
      onClick={(event) => {
        event.preventDefault();
        open({ sheet: "rule", id });
      }}
    >
      {id}
    </a>
  );
}
