/** How the match on the table went, with what is told of it; asked for once, and again where it is another. */

import type { Course } from "@tefuda/host/course";
import { useEffect, useMemo, useState } from "react";
import { marksIn } from "../state/marks.ts";
import { type Session, useSession } from "../state/session.ts";
import { useTable } from "../table/context.ts";
import { useLanguage } from "../words/index.tsx";
import { type Moment, measureOf, momentsOf, type Turn, turnsOf, withMarks } from "./course.ts";

export interface Told {
  course: Course;
  turns: readonly Turn[];
  moments: readonly Moment[];
}

/** What was asked for last: several parts of the screen tell of it. */
const last = new WeakMap<Session, { key: string; course: Promise<Course> }>();

function courseFor(session: Session, key: string, ask: () => Promise<Course>): Promise<Course> {
  const before = last.get(session);
  if (before?.key === key) return before.course;
  const course = ask();
  last.set(session, { key, course });
  // it can be asked for again
  course.catch(() => last.delete(session));
  return course;
}

/** Null until it is there; "failed" where it does not come. */
export function useCourse(): Told | "failed" | null {
  const session = useSession();
  const { data, look, shown } = useTable();
  const language = useLanguage();
  const { update, match, turn } = shown;
  const [got, setGot] = useState<Course | "failed" | null>(null);
  // a record stays as it is; a match that is over may be taken back and end otherwise
  const key = [match, language, update.of, update.watched || turn].join(" ");
  useEffect(() => {
    let current = true;
    const measure = measureOf(data.layout, look);
    courseFor(session, key, () => (session.getOnline() ?? session.host).course(measure)).then(
      (course) => current && setGot(course),
      () => current && setGot("failed"),
    );
    return () => {
      current = false;
    };
  }, [session, key, data, look]);
  return useMemo(
    () =>
      got === null || got === "failed"
        ? got
        : {
            course: got,
            turns: turnsOf(got, look),
            moments: withMarks(momentsOf(got, look), marksIn(update), got, look),
          },
    [got, look, update],
  );
}
