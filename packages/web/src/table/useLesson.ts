/** The lesson that a match on the table begins with: where it stands, and the table as far as it is open there. */

import type { GameData } from "@tefuda/host/host";
import { useMemo, useState } from "react";
import { guided, type Standing, standingIn, toldIn } from "../state/lesson.ts";
import { keepLessonRead, readLessonRead } from "../state/place.ts";
import { changeSettings, getSettings } from "../state/settings.ts";
import type { Shown } from "../state/table.ts";

export interface LessonState {
  /** Of how many steps it is. */
  of: number;
  /** Null when it is over and only its last words are to be read. */
  standing: Standing | null;
  end: Readonly<Record<string, string>>;
  /** How often something else was tried in this step. */
  missed: number;
  /** Notes that something else was tried. */
  miss: () => void;
  /** Words have been read. */
  goOn: () => void;
  /** The match goes on freely. */
  leave: () => void;
}

/** The lesson, if one is under way, and the table with what is left of its question. */
export function useLesson(data: GameData, shown: Shown): { lesson: LessonState | null; open: Shown } {
  const [left, setLeft] = useState(false);
  const [missed, setMissed] = useState({ at: 0, times: 0 });
  const { update, view } = shown;
  const lesson =
    left || update.watched || view.over ? undefined : data.lessons.find(({ id }) => id === update.lesson);
  const [read, setRead] = useState(() => readLessonRead(update.kept.id));
  const standing = useMemo(
    () => (lesson ? (standingIn(lesson, update.step, read) ?? null) : null),
    [lesson, update.step, read],
  );
  const open = useMemo(
    () =>
      standing && view.question
        ? { ...shown, view: { ...view, question: guided(view.question, standing) } }
        : shown,
    [shown, view, standing],
  );
  if (!lesson) return { lesson: null, open };
  const number = standing?.told.number ?? 0;
  return {
    open,
    lesson: {
      of: toldIn(lesson).length,
      standing,
      end: lesson.end,
      missed: missed.at === number ? missed.times : 0,
      miss: () => setMissed(({ at, times }) => ({ at: number, times: at === number ? times + 1 : 1 })),
      goOn: () => {
        keepLessonRead(update.kept.id, number);
        setRead(number);
      },
      leave: () => {
        if (!standing) changeSettings({ learned: [...new Set([...getSettings().learned, data.id])] });
        setLeft(true);
      },
    },
  };
}
