/** What a lesson says: one thing at a time, and that something else was meant when something else was tried. */
import { useEffect, useRef } from "react";
import { focusIsFree } from "../ui/focus.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { useSaid, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import type { LessonState } from "./useLesson.ts";

export function Coach({ lesson, busy }: { lesson: LessonState; busy: boolean }) {
  const words = useWords();
  const say = useSaid();
  const { standing, of, end, missed } = lesson;
  const told = standing?.told.tell ?? end;
  const reads = !busy && (standing === null || (standing.now && !standing.told.answer));
  // while others answer it is what was told before that stands there
  const waits = standing === null || standing.now;
  const { fight, look } = useTable();
  // what is aimed at is weighed, and then confirmed
  const goes = waits && fight?.option ? look.fight?.confirm : undefined;
  const button = useRef<HTMLButtonElement>(null);
  // whoever plays by keys goes on with one of them
  useEffect(() => {
    if (reads && focusIsFree()) button.current?.focus({ preventScroll: true });
  }, [reads]);
  return (
    <section
      className={`coach coach--lesson${missed > 0 && waits ? " is-missed" : ""}${waits ? "" : " is-past"}`}
      aria-label={words.lesson}
      data-reads={reads || undefined}
    >
      <p className="coach-step">{standing ? words.lessonStep(standing.told.number, of) : words.lesson}</p>
      <p className="coach-words" aria-live="polite" key={standing?.told.number ?? "end"}>
        {missed > 0 && waits && <b>{words.lessonMissed} </b>}
        {say(told, told.en ?? "")}
        {goes && <b className="coach-go"> {words.lessonGo(say(goes))}</b>}
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
          <button type="button" className="button coach-leave" onClick={lesson.leave}>
            <Glyph name="close" />
            <span>{words.lessonLeave}</span>
          </button>
        )}
      </div>
    </section>
  );
}
