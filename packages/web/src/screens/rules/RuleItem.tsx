/** A rule in the rulebook, with its address and its rulings. */

import type { RulingEntry } from "@tefuda/host/host";
import { memo } from "react";
import { ruleAddress } from "../../state/screen.ts";
import { RuleText } from "../RuleText.tsx";
import { RulingFold } from "../rulings/RulingFold.tsx";
import { Marked } from "./Marked.tsx";
import type { Found } from "./search.ts";

interface RuleItemProps {
  found: Found;
  game: string;
  /** The address is this rule's. */
  here: boolean;
  sought: readonly string[];
  /** All of its rulings; null while they are on their way. */
  rulings: readonly RulingEntry[] | null;
}

export const RuleItem = memo(function RuleItem({ found, game, here, sought, rulings }: RuleItemProps) {
  const { rule, saying } = found;
  return (
    <article id={`rule-${rule.id}`} className={`rule-item${here ? " is-here" : ""}`} tabIndex={-1}>
      <h3>
        <a className="rule-link" href={ruleAddress(rule.id)}>
          <Marked text={rule.id} sought={sought} />
        </a>
      </h3>
      <RuleText rule={rule} sought={sought}>
        {/* a search that its rulings answer opens them */}
        <RulingFold key={saying ? "found" : "all"} {...{ game, rulings, saying, sought }} />
      </RuleText>
    </article>
  );
});
