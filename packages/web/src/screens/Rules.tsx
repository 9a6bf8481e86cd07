/** The rulebook, by chapter, to be searched; every rule has an address. */
import type { RuleInfo } from "@tefuda/kernel";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { ruleAddress } from "../state/screen.ts";
import { useGame } from "../state/session.ts";
import { useWords } from "../words/index.tsx";
import { RuleText } from "./RuleText.tsx";

interface Chapter {
  id: string;
  title: string;
  rules: RuleInfo[];
}

export function Rules({ game, rule }: { game: string; rule: string | null }) {
  const data = useGame(game);
  const words = useWords();
  const [sought, setSought] = useState("");
  const search = useDeferredValue(sought.trim().toLowerCase());
  const chapters = useMemo(
    () => chaptersOf((data?.rules ?? []).filter((r) => matches(r, search))),
    [data, search],
  );
  const count = chapters.reduce((n, c) => n + c.rules.length, 0);

  useEffect(() => {
    if (!data || !rule) return;
    const element = document.getElementById(`rule-${rule}`);
    element?.scrollIntoView({ block: "center" });
    element?.focus({ preventScroll: true });
  }, [data, rule]);

  if (!data) return <p className="wait">{words.loading}</p>;
  return (
    <main className="page page--rules" id="main">
      <nav className="contents" aria-label={words.contents}>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <a
                href={`#chapter-${chapter.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(`chapter-${chapter.id}`)?.scrollIntoView();
                }}
              >
                {chapter.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <h1>{words.rulesTitle(data.title)}</h1>
        {rule !== null && !data.rules.some(({ id }) => id === rule) && (
          <p className="fault" role="alert">
            {words.ruleMissing(rule)}
          </p>
        )}
        <label className="search">
          {words.ruleSearch}
          <input
            type="search"
            className="field"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </label>
        <p className="found" aria-live="polite">
          {words.found(count)}
        </p>
        {chapters.map((chapter) => (
          <section key={chapter.id} aria-labelledby={`chapter-${chapter.id}`}>
            <h2 id={`chapter-${chapter.id}`}>{chapter.title}</h2>
            {chapter.rules.map((r) => (
              <article
                key={r.id}
                id={`rule-${r.id}`}
                className={`rule-item${r.id === rule ? " is-here" : ""}`}
                tabIndex={-1}
              >
                <h3>
                  <a className="rule-link" href={ruleAddress(r.id)}>
                    {r.id}
                  </a>
                </h3>
                <RuleText rule={r} />
              </article>
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}

const matches = (rule: RuleInfo, search: string): boolean =>
  search === "" ||
  [rule.id, rule.topic, rule.rule, rule.ruling ?? ""].some((text) => text.toLowerCase().includes(search));

/** Rules stand together by the number before the dot; the first word of their topics is the chapter's title. */
function chaptersOf(rules: readonly RuleInfo[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const rule of rules) {
    const id = rule.id.split(".")[0]!;
    const number = /(\d+)$/.exec(id)?.[1] ?? "";
    const last = chapters.at(-1);
    if (last?.id === id) last.rules.push(rule);
    else chapters.push({ id, title: `${number} ${rule.topic.split(" / ")[0]}`.trim(), rules: [rule] });
  }
  return chapters;
}
