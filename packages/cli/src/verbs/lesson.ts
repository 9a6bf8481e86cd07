/** `tefuda lesson`: plays the lessons of a game as they stand written, and tells what is asked where one ends or stops. */
import { inLanguage } from "@tefuda/kernel";
import { type LoadedGame, loadFormats, loadLessons, loadLists } from "@tefuda/referee/games";
import { type Lesson, lessonMatch, playLesson } from "@tefuda/referee/lesson";
import { Naming } from "@tefuda/referee/naming";
import { offers, told } from "@tefuda/referee/told";
import { Failed, type Io, outJson } from "../io.ts";
import { openGame } from "../open.ts";
import { oneLine } from "../paint.ts";
import { type Language, terminalWords } from "../words/index.ts";

export interface LessonOptions {
  lang: Language;
  json?: boolean;
}

interface Played {
  lesson: string;
  /** The step whose answer is not possible there, counted from 1; null if all are. */
  stops: number | null;
  /** Why that is so, or what is asked when the lesson is over. */
  says: string;
}

export async function lesson(game: string, { lang, json }: LessonOptions, io: Io): Promise<void> {
  const loaded = await openGame(game);
  const played = loadLessons(loaded).map((one) => playedOf(one, loaded, lang));
  const { lesson: w } = terminalWords(lang);
  if (json) outJson(io, { game, lessons: played });
  else if (played.length === 0) io.out(`${w.none}\n`);
  else
    for (const { lesson: id, stops, says } of played)
      io.out(`${oneLine(id)}: ${stops === null ? w.goesThrough : w.stops(stops)}\n  ${oneLine(says)}\n`);
  if (played.some(({ stops }) => stops !== null)) throw new Failed();
}

function playedOf(lesson: Lesson, loaded: LoadedGame, lang: Language): Played {
  const { game, book, pack } = loaded;
  const match = lessonMatch(lesson, game, loadLists(loaded), loadFormats(loaded));
  const naming = new Naming(book, pack.layout, lesson.decks.length);
  const stop = playLesson(lesson, match);
  if (stop && !stop.verdict)
    return { lesson: lesson.id, stops: stop.step, says: terminalWords(lang).lesson.otherWords };
  const says = stop?.verdict ? told(match, stop.verdict, naming) : offers(match, naming);
  return { lesson: lesson.id, stops: stop?.step ?? null, says: inLanguage(says, lang) };
}
