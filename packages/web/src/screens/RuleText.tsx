/** One rule: what it says, how it was read, where it stands, and what shows it. */
import "../styles/fold.css";
import "../styles/rules.css";
import type { ReactNode } from "react";
import { ruleAddress } from "../state/screen.ts";
import { useLanguage, useWords } from "../words/index.tsx";
import { Marked } from "./rules/Marked.tsx";
import { pieces } from "./rules/search.ts";
import type { ReadRule } from "./rules/useRules.ts";

interface RuleTextProps {
  rule: ReadRule;
  /** Opens another rule that the text names; without it the link leads to the rulebook. */
  onRule?: (id: string) => void;
  /** What is sought in it, to be marked. */
  sought?: readonly string[];
  /** What stands below it, before where it comes from. */
  children?: ReactNode;
}

const NOTHING: readonly string[] = [];

export function RuleText({ rule, onRule, sought = NOTHING, children }: RuleTextProps) {
  const words = useWords();
  const language = useLanguage();
  const lang = rule.language === language ? undefined : rule.language;
  // what shows it and where it stands are for those who build, and in English
  const backstage = language === "en" ? undefined : "en";
  const [chapter, ...about] = rule.topic.split(" / ");
  const told = [rule.shows, rule.source].some((text) => pieces(text, sought).some(({ hit }) => hit));
  return (
    <div className="rule">
      <p className="rule-topic" lang={lang}>
        {about.length > 0 && (
          <span className="rule-topic-chapter">
            <Marked text={chapter!} sought={sought} /> /{" "}
          </span>
        )}
        <span className="rule-topic-about">
          <Marked text={about.join(" / ") || chapter!} sought={sought} />
        </span>
      </p>
      <p className="rule-words" lang={lang}>
        <Linked text={rule.rule} onRule={onRule} sought={sought} />
      </p>
      {rule.ruling && (
        <p className="rule-ruling">
          <b>{words.ruling}.</b>{" "}
          <span lang={lang}>
            <Linked text={rule.ruling} onRule={onRule} sought={sought} />
          </span>
        </p>
      )}
      {children}
      <details className="fold rule-more" open={told || undefined} key={String(told)}>
        <summary>
          {words.shows} · {words.source}
        </summary>
        <p lang={backstage}>
          <Linked text={rule.shows} onRule={onRule} sought={sought} />
        </p>
        <p className="rule-source" lang={backstage}>
          <Marked text={rule.source} sought={sought} />
        </p>
      </details>
    </div>
  );
}

type LinkedProps = Pick<RuleTextProps, "onRule"> & { text: string; sought: readonly string[] };

/** Ids of rules in a text, as links. */
function Linked({ text, onRule, sought }: LinkedProps) {
  return text.split(/\b([a-z]+-\d+\.\d+)\b/).map((piece, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a rule's text never changes
    if (i % 2 === 0) return <Marked key={`${i}${piece}`} text={piece} sought={sought} />;
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
        <Marked text={piece} sought={sought} />
      </a>
    );
  });
}
