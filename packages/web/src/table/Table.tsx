/** The table: both sides, the middle between them, and everything that can be opened over it. */

import type { GameData } from "@tefuda/host/host";
import type { CardView, View } from "@tefuda/kernel";
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { OpenRule } from "../card/Term.tsx";
import { passOf } from "../state/choose.ts";
import { cutterOf } from "../state/cutter.ts";
import { useSession } from "../state/session.ts";
import { changeSettings, getSettings } from "../state/settings.ts";
import type { Shown } from "../state/table.ts";
import { seatName } from "../ui/seats.ts";
import { useOnRoot } from "../ui/useOnRoot.ts";
import type { Words } from "../words/en.ts";
import { useWords } from "../words/index.tsx";
import { Actions } from "./Actions.tsx";
import { Arrows } from "./Arrows.tsx";
import { CardMenu } from "./CardMenu.tsx";
import { Coach } from "./Coach.tsx";
import { type Looked, TableContext } from "./context.ts";
import { FightPanel } from "./FightPanel.tsx";
import { useFlight } from "./flight.ts";
import { useForm } from "./form.ts";
import { Links } from "./Links.tsx";
import { Announcer, LogPanel } from "./LogPanel.tsx";
import { mayUndo } from "./may-undo.ts";
import { useNames } from "./names.ts";
import { Prompt } from "./Prompt.tsx";
import { Riddle } from "./Riddle.tsx";
import { Sheets } from "./Sheets.tsx";
import { PanelCard, Shows } from "./Shows.tsx";
import { Side } from "./Side.tsx";
import { SoundCall } from "./SoundCall.tsx";
import { Stage } from "./Stage.tsx";
import { Steps } from "./Steps.tsx";
import { Tools } from "./Tools.tsx";
import { TurnCall } from "./TurnCall.tsx";
import { useDrag } from "./useDrag.ts";
import { useShortcuts, useSpots } from "./useKeys.ts";
import { useLesson } from "./useLesson.ts";
import { useSkip } from "./useSkip.ts";
import { useSounds } from "./useSounds.ts";
import { useTableState } from "./useTableState.ts";
import { Zone } from "./Zone.tsx";

// What is for a match that is over is loaded when one is.
const Playback = lazy(() => import("../after/Playback.tsx").then((m) => ({ default: m.Playback })));
const loadResult = () => import("../after/Result.tsx").then((m) => ({ default: m.Result }));
const Result = lazy(loadResult);
// What people need who play each other is loaded when they do.
const loadOnlineResult = () =>
  import("../online/OnlineResult.tsx").then((m) => ({ default: m.OnlineResult }));
const OnlineResult = lazy(loadOnlineResult);
const TalkFold = lazy(() =>
  import("../screens/online/talk/TalkFold.tsx").then((m) => ({ default: m.TalkFold })),
);
const Strip = lazy(() => import("../online/Strip.tsx").then((m) => ({ default: m.Strip })));

/** After so many answers a game is under way. */
const BEGUN = 12;

interface TableProps {
  data: GameData;
  shown: Shown;
  /** One person sits at every seat, from whom nothing is hidden. */
  alone?: boolean;
}

export function Table({ data, shown: whole, alone = false }: TableProps) {
  const session = useSession();
  const { table, link } = session;
  const words = useWords();
  const board = useRef<HTMLElement>(null);
  const { lesson, open: shown } = useLesson(data, whole);
  const { context, menu, setMenu, opened, looked } = useTableState(session, data, shown, lesson);
  const busy = useSyncExternalStore(table.subscribe, () => table.busy);
  const form = useForm();
  const narrow = form !== "wide";
  const { view, update } = shown;
  const nameOf = useNames(update);

  // Two people at one screen: nothing is shown to the one before the other has left the seat.
  const [seated, setSeated] = useState<number | null>(null);
  const [curtain, setCurtain] = useState(update.people.length > 1);
  const shared = !alone && update.people.length > 1 && view.asked !== null && !view.over;
  useOnRoot("table", curtain && shared ? null : form);
  const handOver = shared && !busy && seated !== view.asked ? () => setCurtain(true) : null;
  // One person at every seat sits at that of whoever is asked.
  const turnsTo =
    alone && !busy && view.asked !== null && update.people.includes(view.asked) ? view.asked : null;
  useLayoutEffect(() => {
    if (turnsTo !== null && turnsTo !== view.observer) table.lookFrom(turnsTo);
  }, [table, turnsTo, view.observer]);

  // The end is told once; after that the table can be looked at.
  const [resultClosed, closeResult] = useState(false);
  // a puzzle tells its own end
  const over = view.over !== null && !busy && !update.watched && !update.puzzle;
  useEffect(() => {
    if (!view.over) closeResult(false);
  }, [view.over]);

  // a new version may take the place of this one's files before the game is over
  const underWay = update.step > BEGUN;
  const online = update.online !== undefined;
  useEffect(() => {
    if (underWay) void (online ? loadOnlineResult() : loadResult()).catch(() => {});
  }, [underWay, online]);

  const { open } = context;
  const openRule = useCallback((id: string) => open({ sheet: "rule", id }), [open]);
  const closeMenu = useCallback(() => setMenu(null), [setMenu]);
  const { look } = context;
  useLayoutEffect(() => {
    table.cutter = cutterOf(look, data.layout);
  }, [table, look, data]);
  useFlight(table, board, shown);
  useSkip(table, board, busy);
  useSounds(shown, look);
  const spots = useSpots(board, shown, context.choosing);
  useDrag(board, context, setMenu);

  /** A card that lies where it lay is shown as it is now. */
  const now = ({ info, view: seen, place }: Looked): CardView | null => {
    const card = place ? context.viewAt(place) : null;
    return card?.name === info.name ? card : seen;
  };
  const focused = () => {
    const spot = document.activeElement?.closest("[data-spot]");
    return spot && looked ? looked : null;
  };
  const undo = () => void (mayUndo(update) && link.undo().catch(session.failed));
  const redo = () => void (update.canRedo && link.redo());
  useShortcuts(
    board,
    {
      p: () => {
        const pass = passOf(busy ? null : view.question, data.layout);
        if (pass) context.answer(pass.notation);
      },
      o: () => !busy && context.passOn?.(),
      l: () => context.open({ sheet: "log" }),
      w: () => {
        const card = focused() ?? looked;
        if (card && update.people.length > 0) context.whyCard(card.info.name, card.place);
      },
      i: () => {
        const card = focused() ?? looked;
        if (card) context.open({ sheet: "card", looked: card });
      },
      u: undo,
      r: redo,
      s: () => table.skip(),
      // among people nobody is helped
      c: () => !online && update.people.length > 0 && context.open({ sheet: "command" }),
      h: () => {
        if (!online && !busy && view.question && update.people.length > 0) context.open({ sheet: "hint" });
      },
      a: () => table.again(),
      m: () => changeSettings({ sound: !getSettings().sound }),
      "?": () => context.open({ sheet: "help" }),
      escape: () => {
        if (context.choosing.at === "target") context.choose({ at: "free" });
        else table.skip();
      },
    },
    opened !== null || menu !== null || curtain,
  );

  if (curtain && shared && view.asked !== null) {
    const seat = view.asked;
    return (
      <main className="curtain" id="main">
        <p className="curtain-seal" aria-hidden="true">
          手札
        </p>
        <h1>{words.curtain(seatName(seat))}</h1>
        <p>{words.curtainNote}</p>
        <button
          type="button"
          className="button button--main"
          onClick={() => {
            table.lookFrom(seat);
            setSeated(seat);
            setCurtain(false);
          }}
        >
          {words.curtainGo(seatName(seat))}
        </button>
      </main>
    );
  }

  const End = update.online ? OnlineResult : Result;
  const mine = view.seats.find((s) => s.seat === view.observer) ?? view.seats[0]!;
  const others = view.seats.filter((s) => s !== mine);
  return (
    <TableContext value={context}>
      <OpenRule value={openRule}>
        <main
          className={`table${view.question && !busy ? " is-mine" : ""}`}
          data-lesson={lesson || update.puzzle ? true : undefined}
          id="main"
          data-form={form}
          data-turn={shown.turn}
          data-actions={context.look.actions ? true : undefined}
          data-steps={context.look.steps ? true : undefined}
          data-asks={view.question && !busy ? view.question.shape : undefined}
        >
          <h1 className="unseen">
            {data.title}: {words.table}
          </h1>
          <section
            className="board"
            data-several={others.length > 1 || undefined}
            ref={board}
            onFocus={spots.onFocus}
            onKeyDown={spots.onKeyDown}
            aria-label={words.table}
          >
            <div className="board-theirs" data-count={others.length}>
              {others.map((seat) => (
                <Side key={seat.seat} seat={seat} mine={false} chips={narrow || others.length > 1} />
              ))}
            </div>
            <div className="middle">
              {context.look.steps && <Steps steps={context.look.steps} />}
              <Stage />
              {narrow && <Links />}
              {narrow && <FightPanel />}
              {Object.entries(view.shared).map(([zone, content]) => (
                <Zone key={zone} zone={{ zone, name: {}, form: "row" }} seat={null} content={content} />
              ))}
              {lesson && <Coach lesson={lesson} busy={busy} />}
              {update.puzzle && <Riddle puzzle={update.puzzle} busy={busy} />}
              {update.online && (
                <Suspense>
                  <Strip />
                </Suspense>
              )}
              {update.watched ? (
                <Suspense>
                  <Playback shown={shown} off={opened !== null || menu !== null} />
                </Suspense>
              ) : over && resultClosed ? (
                <div className="prompt">
                  <button type="button" className="button button--main" onClick={() => closeResult(false)}>
                    {outcomeOf(view, update.people, words, nameOf)}
                  </button>
                </div>
              ) : (
                <Prompt busy={busy} onSkip={() => table.skip()} onHandOver={handOver} />
              )}
              <Tools compact={narrow} />
              <Actions />
            </div>
            <Side seat={mine} mine chips={narrow} />
          </section>
          {!narrow && (
            <aside className="panel" aria-label={words.card}>
              <PanelCard looked={looked && { ...looked, view: now(looked) }} />
              <section className="panel-log" aria-label={words.log}>
                <LogPanel />
              </section>
              {online && update.people.length > 0 && (
                <Suspense>
                  <TalkFold />
                </Suspense>
              )}
              <div className="panel-over">
                <Links />
                <FightPanel />
              </div>
            </aside>
          )}
          <Shows board={board} narrow={narrow} />
          <SoundCall />
          <TurnCall shown={shown} title={data.title} busy={busy} />
          <Arrows board={board} />
          {menu && <CardMenu menu={menu} onClose={closeMenu} />}
          {opened && <Sheets opened={opened} />}
          {over && !resultClosed && !opened && (
            <Suspense>
              <End
                onClose={() => closeResult(true)}
                onLog={() => {
                  closeResult(true);
                  context.open({ sheet: "log" });
                }}
              />
            </Suspense>
          )}
        </main>
      </OpenRule>
      <Announcer lines={shown.news} question={view.question?.words ?? ""} update={update} />
    </TableContext>
  );
}

/** How it ended, as a few words. */
function outcomeOf(
  { over }: View,
  people: readonly number[],
  words: Words,
  nameOf: (seat: number) => string,
): string {
  if (!over || over.winner === null) return words.draw;
  if (people.length !== 1) return words.wins(nameOf(over.winner));
  return over.winner === people[0] ? words.won : words.lost;
}
