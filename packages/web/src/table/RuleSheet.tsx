/** A rule, over a table: where it names others, these open in its place. */
import { RuleText } from "../screens/RuleText.tsx";
import { useRules } from "../screens/rules/useRules.ts";
import { ruleAddress } from "../state/screen.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";

export function RuleSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, open } = useTable();
  const words = useWords();
  const rules = useRules(data.id);
  const rule = rules?.find((one) => one.id === id);
  return (
    <Sheet title={words.ruleOpen(id)} onClose={onClose}>
      {rule && <RuleText rule={rule} onRule={(other) => open({ sheet: "rule", id: other })} />}
      {!rule && <p>{rules ? words.ruleMissing(id) : words.loading}</p>}
      <p>
        <a className="button" href={ruleAddress(id)} target="_blank" rel="noreferrer">
          {words.ruleOpenInReader}
        </a>
      </p>
    </Sheet>
  );
}
