/** The id of a rule, as a link that opens it in a sheet beside the table. */
import { useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";

export function RuleLink({ id }: { id: string }) {
  const { open } = useTable();
  const words = useWords();
  return (
    <a
      className="rule-link"
      href={`#rule-${id}`}
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
