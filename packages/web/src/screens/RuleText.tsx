/** One rule: what it says, how it was read, where it stands, and what shows it. */
import type { RuleInfo } from "@tefuda/kernel";
import { useWords } from "../words/index.tsx";

export function RuleText({ rule }: { rule: RuleInfo }) {
  const words = useWords();
  return (
    <div className="rule">
      <p className="rule-topic">{rule.topic}</p>
      <p className="rule-words">{rule.rule}</p>
      {rule.ruling && (
        <p className="rule-ruling">
          <b>{words.ruling}.</b> {rule.ruling}
        </p>
      )}
      <details>
        <summary>
          {words.shows} · {words.source}
        </summary>
        <p>{rule.shows}</p>
        <p className="rule-source">{rule.source}</p>
      </details>
    </div>
  );
}
