/** What a lesson says: one thing at a time, and that something else was meant when something else was tried. */
import { useEffect, useRef } from "react";
import { useSaid, useWords } from "../words/index.tsx";
import type { LessonState } from "./useLesson.ts";

export function Coach({ lesson, busy }: { lesson: LessonState; busy: boolean }) {
  const words = useWords();
  const say = useSaid();
  const { standing, of, end, missed } = lesson;
  const told = standing?.told.tell ?? end;
  const reads = !busy && (standing === null || (standing.now && !standing.told.answer));
  const button = useRef<HTMLButtonElement>(null);
  // whoever plays by keys goes on with one of them
  useEffect(() => {
    if (reads && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [reads]);
  return (
    <section className={`coach${missed > 0 ? " is-missed" : ""}`} aria-label={words.lesson}>
      <p className="coach-step">{standing ? words.lessonStep(standing.told.number, of) : words.lesson}</p>
      <p className="coach-words" aria-live="polite">
        {missed > 0 && <b>{words.lessonMissed} </b>}
        {say(told, told.en ?? "")}
      </p>
      <div className="coach-buttons">
        {reads && (
          <button
            ref={button}
            type="button"
            className="button button--main"
            onClick={standing ? lesson.goOn : lesson.leave}
          >
            {standing ? words.lessonGoOn : words.lessonEnd}
          </button>
        )}
        {standing && (
          <button type="button" className="button" onClick={lesson.leave}>
            {words.lessonLeave}
          </button>
        )}
      </div>
    </section>
  );
}
