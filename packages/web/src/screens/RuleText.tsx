/** One rule: what it says, how it was read, where it stands, and what shows it. */
import type { RuleInfo } from "@tefuda/kernel";
import { ruleAddress } from "../state/screen.ts";
import { useWords } from "../words/index.tsx";

interface RuleTextProps {
  rule: RuleInfo;
  /** Opens another rule that the text names; without it the link leads to the rulebook. */
  onRule?: (id: string) => void;
}

export function RuleText({ rule, onRule }: RuleTextProps) {
  const words = useWords();
  return (
    <div className="rule">
      <p className="rule-topic">{rule.topic}</p>
      <p className="rule-words">
        <Linked text={rule.rule} onRule={onRule} />
      </p>
      {rule.ruling && (
        <p className="rule-ruling">
          <b>{words.ruling}.</b> <Linked text={rule.ruling} onRule={onRule} />
        </p>
      )}
      <details>
        <summary>
          {words.shows} · {words.source}
        </summary>
        <p>
          <Linked text={rule.shows} onRule={onRule} />
        </p>
        <p className="rule-source">{rule.source}</p>
      </details>
    </div>
  );
}

/** Ids of rules in a text, as links. */
function Linked({ text, onRule }: { text: string; onRule?: (id: string) => void }) {
  return text.split(/\b([a-z]+-\d+\.\d+)\b/).map((piece, i) => {
    if (i % 2 === 0) return piece;
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule's text never changes
        key={`${i}${piece}`}
        href={ruleAddress(piece)}
        onClick={(event) => {
          if (!onRule) return;
          event.preventDefault();
          onRule(piece);
        }}
      >
        {piece}
      </a>
    );
  });
}
