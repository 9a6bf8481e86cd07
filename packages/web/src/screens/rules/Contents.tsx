/** The chapters of the rulebook: beside it where there is room, folded above it on a phone. */
import { useEffect, useRef, useState } from "react";
import { ruleAddress } from "../../state/screen.ts";
import { phone, useMedia } from "../../ui/useMedia.ts";
import { useLanguage, useWords } from "../../words/index.tsx";
import type { Chapter } from "./search.ts";

interface ContentsProps {
  chapters: readonly Chapter[];
  /** Something is sought: each chapter then says how many of its rules say it. */
  searched: boolean;
}

export function Contents({ chapters, searched }: ContentsProps) {
  const common = useWords();
  const language = useLanguage();
  const narrow = useMedia(phone);
  const here = useChapterHere(chapters);
  const fold = useRef<HTMLDetailsElement>(null);
  const go = (chapter: string): void => {
    if (fold.current) fold.current.open = false;
    const heading = document.getElementById(`chapter-${chapter}`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  const list = (
    <nav className="contents" aria-label={common.contents}>
      <ol>
        {chapters.map(({ id, title, found }) => (
          <li key={id}>
            <a
              href={ruleAddress(found[0]!.rule.id)}
              aria-current={id === here ? "location" : undefined}
              onClick={(event) => {
                event.preventDefault();
                go(id);
              }}
            >
              <span lang={language === "en" ? undefined : "en"}>{title}</span>
              {searched && <span className="contents-found">{found.length}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
  if (!narrow) return list;
  return (
    <details className="contents-fold" ref={fold}>
      <summary className="button">{common.contents}</summary>
      {list}
    </details>
  );
}

/** The chapter that is being read: the last that begins above the middle of the window. */
function useChapterHere(chapters: readonly Chapter[]): string | undefined {
  const [here, setHere] = useState<string | undefined>(undefined);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const begun = chapters.findLast(({ id }) => {
        const heading = document.getElementById(`chapter-${id}`);
        return heading && heading.getBoundingClientRect().top < innerHeight / 2;
      });
      setHere(begun?.id ?? chapters[0]?.id);
    };
    const plan = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    plan();
    addEventListener("scroll", plan, { passive: true });
    return () => {
      removeEventListener("scroll", plan);
      cancelAnimationFrame(frame);
    };
  }, [chapters]);
  return here;
}
