/** The state of the player's hands at the table: what is chosen so far, what is open, what is looked at. */

import type { GameData } from "@tefuda/host/host";
import type { CardView, OptionView, PlaceView } from "@tefuda/kernel";
import { lookOf } from "@tefuda/print/looks";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  byPlace,
  type Choosing,
  free,
  isInFan,
  offTable,
  passOf,
  placeKey,
  samePlace,
  wordOptions,
} from "../state/choose.ts";
import type { Session } from "../state/session.ts";
import type { Shown } from "../state/table.ts";
import { type Asked, askAbout } from "../state/why.ts";
import { seatName } from "../ui/seats.ts";
import { useSaid, useWords } from "../words/index.tsx";
import type { Looked, Menu, Open, TableContextValue } from "./context.ts";
import { fightOf, isWeighed } from "./fight.ts";
import { useForecast } from "./useForecast.ts";
import type { LessonState } from "./useLesson.ts";
import { useOpened } from "./useOpened.ts";
import { useStretch } from "./useStretch.ts";

export interface TableState {
  context: TableContextValue;
  menu: Menu | null;
  setMenu: (menu: Menu | null) => void;
  opened: Open | null;
  looked: Looked | null;
}

export function useTableState(
  session: Session,
  data: GameData,
  shown: Shown,
  lesson: LessonState | null,
): TableState {
  const words = useWords();
  const { link } = session;
  const { view, turn } = shown;
  const { question } = view;
  const look = lookOf(data.id, data.layout);
  const { verbs } = data.layout;
  const [choosing, setChoosing] = useState<Choosing>(free);
  const { aimed, aim, isAimed } = useAim((option) => isWeighed(look.fight, question?.prompt ?? "", option));
  const [menu, setMenu] = useState<Menu | null>(null);
  const { opened, open, back } = useOpened();
  const [looked, inspect] = useState<Looked | null>(null);
  const say = useSaid();
  const cards = useMemo(() => new Map(data.cards.map((card) => [card.name, card])), [data]);
  // What the match has otherwise than the game has it now is shown as the match has it.
  const { cards: own } = shown.update;
  const infoOf = useCallback(
    (name: string) => own.find((card) => card.name === name) ?? cards.get(name),
    [cards, own],
  );
  const begun = useMemo(() => byPlace(question?.options ?? []), [question]);

  // A new screen is a new question: whatever was begun is over. The chooser opens when nothing on the table can answer.
  const before = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` stands for the screen
  useLayoutEffect(() => {
    // asked once more in another language it is the same question, and what was picked stays picked
    const now = question
      ? JSON.stringify([shown.update.step, question.options.map(({ notation }) => notation)])
      : "";
    const same = now !== "" && now === before.current;
    before.current = now;
    if (same) return;
    setChoosing(question?.shape === "some" ? { at: "some", picked: [] } : free);
    aim(undefined);
    setMenu(null);
    const off = question ? offTable(question, data.layout, view.observer) : [];
    const onlyOff =
      question && off.length > 0 && off.length === question.options.length - wordOptions(question).length;
    open((before) => (onlyOff ? { sheet: "chooser" } : before && isOfQuestion(before) ? null : before));
  }, [turn]);

  const viewAt = useCallback(
    (place: PlaceView): CardView | null => {
      const zone = place.seat === null ? view.shared[place.zone] : view.seats[place.seat]?.zones[place.zone];
      return place.place === undefined ? null : (zone?.cards?.[place.place] ?? null);
    },
    [view],
  );

  const optionsAt = useCallback(
    (place: PlaceView): readonly OptionView[] => {
      if (choosing.at === "target")
        return choosing.options.filter((o) => o.cards[1] && samePlace(o.cards[1], place));
      const here = begun.get(placeKey(place));
      if (here || !question || question.shape === "some") return here ?? [];
      // of equal cards in one's hand the game names one, and any of them will do
      const card = isInFan(place, data.layout) ? viewAt(place) : null;
      const same = card && question.options.find(({ cards: [first] }) => isEqual(first, place, card, viewAt));
      return (same && begun.get(placeKey(same.cards[0]!))) ?? [];
    },
    [begun, choosing, data, question, viewAt],
  );

  // In a lesson there is one answer, and none while something is to be read.
  const { standing, miss } = lesson ?? {};
  const wanted = standing ? (standing.told.answer?.say ?? NOTHING) : undefined;
  /** The screen that was answered last: whoever presses twice has answered once. */
  const answered = useRef<number | null>(null);
  const answer = useCallback(
    (say: string | string[]): void => {
      setMenu(null);
      if (wanted !== undefined && !isSame(wanted, say)) {
        miss?.();
        return;
      }
      if (answered.current === turn) return;
      answered.current = turn;
      link.answer(view.observer, say).then(
        (got) => {
          if (got.done) return;
          answered.current = null;
          // What was open for the question closes with the next screen, which may have opened its own by now.
          open({
            sheet: "why",
            title: words.whyTitle,
            verdicts: [{ about: sayText(say), verdict: got.verdict }],
          });
        },
        (error: Error) => {
          answered.current = null;
          session.failed(error);
        },
      );
    },
    [link, view.observer, words, session, wanted, miss, open, turn],
  );

  /** Where a second card is wanted and there is only one, that one is aimed at. */
  const choose = useCallback(
    (next: Choosing): void => {
      setChoosing(next);
      aim(next.at === "target" && next.options.length === 1 ? next.options[0] : undefined);
    },
    [aim],
  );

  const take = useCallback(
    (option: OptionView): void => (isAimed(option) ? answer(option.notation) : aim(option)),
    [aim, answer, isAimed],
  );

  const toggle = useCallback(
    (option: OptionView): void => {
      setChoosing((before) => {
        if (before.at !== "some") return before;
        const has = before.picked.includes(option.notation);
        if (!has && question && before.picked.length >= question.max) {
          return question.max === 1 ? { at: "some", picked: [option.notation] } : before;
        }
        const picked = has
          ? before.picked.filter((p) => p !== option.notation)
          : [...before.picked, option.notation];
        return { at: "some", picked };
      });
    },
    [question],
  );

  const called = useCallback((name: string) => say(infoOf(name)?.names, name), [say, infoOf]);

  const whyCard = useCallback(
    (name: string, place: PlaceView | null): void => {
      const at = place?.place !== undefined ? `${name}@${placeName(place)}` : name;
      const asked: Asked = {
        why: (notation) => link.why(view.observer, notation),
        verbs: Object.keys(verbs),
        does: (verb) => say(verbs[verb], verb),
        card: at,
        others: namesOnTable(shown),
        called,
      };
      askAbout(asked).then(
        (verdicts) => open({ sheet: "why", title: words.whyAsk(called(name)), verdicts }),
        session.failed,
      );
    },
    [called, link, say, verbs, session, shown, view.observer, words, open],
  );

  const whyWords = useCallback(
    (say: string): void => {
      link
        .why(view.observer, say)
        .then(
          (verdict) => open({ sheet: "why", title: words.whyTitle, verdicts: [{ about: say, verdict }] }),
          session.failed,
        );
    },
    [link, session, view.observer, words, open],
  );

  const press = useCallback(
    (place: PlaceView, element: HTMLElement): void => {
      const options = optionsAt(place);
      if (standing && question && options.length === 0) {
        miss?.();
        return;
      }
      if (choosing.at === "target") {
        if (options[0]) take(options[0]);
        return;
      }
      if (question?.shape === "some" && options[0]) {
        toggle(options[0]);
        return;
      }
      const says =
        question && (look.picks?.includes(question.prompt) || look.fight?.stepsIn?.includes(question.prompt));
      const plainPick =
        options.length === 1 && (says || options[0]!.verb === "") && options[0]!.cards.length === 1;
      if (plainPick) take(options[0]!);
      else setMenu({ place, element });
    },
    [choosing, look, optionsAt, question, take, toggle, standing, miss],
  );

  const fight = useMemo(
    () => (look.fight ? fightOf(look.fight, { choosing, aimed, shown, viewAt, infoOf }) : null),
    [look, choosing, aimed, shown, viewAt, infoOf],
  );

  const { step } = shown.update;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` stands for the screen
  const foretell = useCallback(
    (say: string | null) => link.forecast(view.observer, step, say),
    [link, view.observer, step, turn],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` stands for the screen
  const hint = useCallback(() => link.hint(step), [link, step, turn]);
  const foretold = useForecast(foretell, fight?.asks);

  const pass = standing ? undefined : passOf(question, data.layout);
  const passOn = useStretch(look, shown, pass, answer);

  const context = useSame<TableContextValue>({
    data,
    look,
    shown,
    choosing,
    optionsAt,
    infoOf,
    called,
    viewAt,
    press,
    take,
    inspect,
    open,
    back,
    answer,
    passOn,
    choose,
    toggle,
    fight,
    foretold,
    foretell,
    hint,
    aimed,
    aim,
    guided: Boolean(standing),
    whyCard,
    whyWords,
  });
  return { context, menu, setMenu, opened, looked };
}

/** The same object as before while nothing in it is another, so that those who share it are not drawn anew. */
function useSame<T extends object>(now: T): T {
  const last = useRef(now);
  const same = (Object.keys(now) as (keyof T)[]).every((key) => last.current[key] === now[key]);
  if (!same) last.current = now;
  return last.current;
}

/** What is aimed at; known at once to whatever is pressed in the same moment. */
function useAim(weighed: (option: OptionView) => boolean) {
  const [aimed, setAimed] = useState<string | null>(null);
  const current = useRef(aimed);
  const test = useRef(weighed);
  test.current = weighed;
  const aim = useCallback((option: OptionView | undefined): void => {
    current.current = option && test.current(option) ? option.notation : null;
    setAimed(current.current);
  }, []);
  const isAimed = useCallback(
    (option: OptionView): boolean => !test.current(option) || current.current === option.notation,
    [],
  );
  return { aimed, aim, isAimed };
}

const isOfQuestion = (open: Open): boolean =>
  ["chooser", "zone", "under", "command", "hint"].includes(open.sheet);

/** What is answered while something is to be read. */
const NOTHING: string[] = [];
const isEqual = (
  first: PlaceView | undefined,
  place: PlaceView,
  card: CardView,
  viewAt: (place: PlaceView) => CardView | null,
): boolean =>
  first !== undefined &&
  first.zone === place.zone &&
  first.seat === place.seat &&
  viewAt(first)?.name === card.name;

const isSame = (one: string | string[], other: string | string[]): boolean =>
  [one].flat().toSorted().join() === [other].flat().toSorted().join();

const sayText = (say: string | string[]): string => (typeof say === "string" ? say : say.join(" + "));

/** A place as notation writes it: `A.row.2`. */
const placeName = (place: PlaceView): string =>
  `${place.seat === null ? "" : `${seatName(place.seat)}.`}${place.zone}.${(place.place ?? 0) + 1}`;

/** Cards in the open that could be a second card. */
function namesOnTable(shown: Shown): string[] {
  const found: string[] = [];
  for (const seat of shown.view.seats) {
    for (const [zone, { cards }] of Object.entries(seat.zones)) {
      cards?.forEach((card, place) => {
        if (card && card.name !== "" && Object.keys(card.values).length > 0)
          found.push(`${card.name}@${placeName({ zone, seat: seat.seat, place })}`);
      });
    }
  }
  return found.slice(0, 40);
}
