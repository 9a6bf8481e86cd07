/** The answer to "why not?": the rules that stand in the way, and what would have to be so. */
import type { Verdict } from "@tefuda/kernel";
import { useRules } from "../screens/rules/useRules.ts";
import { type About, atOnce } from "../state/why.ts";
import { capital } from "../ui/text.ts";
import { useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";

export function WhyText({ verdicts }: { verdicts: readonly About[] }) {
  const words = useWords();
  if (verdicts.length === 0) return <p>{words.whyNothing}</p>;
  const [first, rest] = atOnce(verdicts);
  return (
    <>
      <Verdicts verdicts={first} />
      {rest.length > 0 && (
        <details className="fold why-rest">
          <summary>{words.whyRest(rest.length)}</summary>
          <Verdicts verdicts={rest} />
        </details>
      )}
    </>
  );
}

function Verdicts({ verdicts }: { verdicts: readonly About[] }) {
  return (
    <ul className="why">
      {verdicts.map(({ about, verdict }) => (
        <li key={about} className={`why-item why-item--${verdict.verdict === "allowed" ? "yes" : "no"}`}>
          <h3>{capital(about)}</h3>
          <VerdictText verdict={verdict} />
        </li>
      ))}
    </ul>
  );
}

function VerdictText({ verdict }: { verdict: Verdict }) {
  const words = useWords();
  const { data, open } = useTable();
  const rules = useRules(data.id);
  if (verdict.verdict === "allowed") return <p>{words.whyAllowed}</p>;
  if (verdict.verdict === "not understood") {
    return (
      <>
        <p>{words.whyUnknown(verdict.part)}</p>
        <p>
          {words.whyKnown} {verdict.known.slice(0, 24).join(", ")}
        </p>
      </>
    );
  }
  return (
    <>
      <p>{words.whyNeeds}</p>
      <ul className="why-reasons">
        {verdict.reasons.map(({ rule, needs }) => (
          <li key={rule + needs}>
            {needs}
            {rule && (
              <button
                type="button"
                className="rule-link"
                onClick={() => open({ sheet: "rule", id: rule })}
                title={rules?.find((r) => r.id === rule)?.topic}
              >
                {rule}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
