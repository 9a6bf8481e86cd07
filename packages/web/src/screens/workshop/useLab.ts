/** A set played among programs in workers of this page: a report that grows while games are played, and what is wrong with its cards. */
import type { SourceFile } from "@tefuda/kernel";
import type { Finding } from "@tefuda/lab/findings/finding";
import type { Plan } from "@tefuda/lab/play";
import { type Outcome, Total } from "@tefuda/lab/total";
import { useCallback, useEffect, useRef, useState } from "react";
import { called } from "../../host/calls.ts";
import type { Labbed, LabList, LabPlans, LabPlayed, LabTold } from "../../host/lab.ts";

/** Games that a worker plays at a time: so few that it soon hears what else is asked. */
const AT_A_TIME = 20;
/** Milliseconds between two reports while games are played. */
const BETWEEN = 1500;
/** The runs beside the main one have so many of its games each. */
const BESIDE = 0.5;
/** The page keeps one core for itself. */
const workersHere = (): number => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

export interface LabRun {
  /** Games that have been played, of all that will be. */
  done: number;
  of: number;
  lists: readonly LabList[];
  told: LabTold | null;
  /** Null as long as they are being looked for. */
  findings: readonly Finding[] | null;
  over: boolean;
  fault: Error | null;
}

export interface Lab {
  run: LabRun | null;
  start: (game: string, files: readonly SourceFile[], games: number) => void;
  stop: () => void;
}

export function useLab(): Lab {
  const [run, setRun] = useState<LabRun | null>(null);
  const workers = useRef<Worker[]>([]);
  /** Counts up with every start: what an earlier run brings is no news. */
  const life = useRef(0);

  const end = useCallback((): void => {
    life.current++;
    for (const worker of workers.current) worker.terminate();
    workers.current = [];
  }, []);
  useEffect(() => end, [end]);

  const start = useCallback(
    (game: string, files: readonly SourceFile[], games: number): void => {
      end();
      const mine = life.current;
      const tell = (news: Partial<LabRun>): void => {
        if (life.current === mine) setRun((before) => before && { ...before, ...news });
      };
      setRun({ done: 0, of: games, lists: [], told: null, findings: null, over: false, fault: null });
      const begun = (): Labbed => {
        const worker = new Worker(new URL("../../host/lab-worker.ts", import.meta.url), { type: "module" });
        workers.current.push(worker);
        return called<Labbed>(worker);
      };
      playAll(begun, { game, files, games, tell, isMine: () => life.current === mine }).then(
        () => {
          tell({ over: true });
          if (life.current === mine) end();
        },
        (fault: Error) => tell({ fault, over: true }),
      );
    },
    [end],
  );
  const stop = useCallback((): void => {
    end();
    setRun((before) => before && { ...before, over: true });
  }, [end]);
  return { run, start, stop };
}

interface Asked {
  game: string;
  files: readonly SourceFile[];
  games: number;
  tell: (news: Partial<LabRun>) => void;
  isMine: () => boolean;
}

async function playAll(begun: () => Labbed, { game, files, games, tell, isMine }: Asked): Promise<void> {
  const first = begun();
  const { lists: all } = await first.open(game, files);
  const own = all.filter((list) => list.own);
  // a set without decks is seen in those of its game alone
  const lists = own.length >= 2 ? own : all;
  tell({ lists });
  const others = Array.from({ length: workersHere() - 1 }, begun);
  await Promise.all(others.map((one) => one.open(game, files)));
  const players = [first, ...others];
  const plans = await first.plans(lists, 1);
  const few = Math.max(2, Math.ceil(games * BESIDE));
  const runs = [plans.meeting, ...plans.lapsing, plans.varied];
  tell({ of: games + few * (runs.length - 1) });
  let done = 0;
  const played: Outcome[] = [];
  const count = (n: number): void => {
    done += n;
    tell({ done });
  };
  for (const [i, plan] of runs.entries()) {
    const grows = i === 0 ? growing(first, plans, tell) : () => Promise.resolve();
    played.push(await playRun(players, plan, i === 0 ? games : few, count, grows));
    if (!isMine()) return;
    tell({ told: await first.report(plans, soFar(plans, played)) });
    // what needs few games is looked for when the first report is there
    if (i === 0) tell({ findings: await first.findings() });
  }
}

/** What has been played of the runs, in their order. */
function soFar({ lapsing: seats }: LabPlans, [meeting, ...rest]: readonly Outcome[]): LabPlayed {
  const lapsing = rest.slice(0, seats.length);
  const varied = rest[seats.length];
  return {
    meeting: meeting!,
    ...(lapsing.length === seats.length ? { lapsing } : {}),
    ...(varied ? { varied } : {}),
  };
}

/** Reports now and then of what there is so far. */
function growing(first: Labbed, plans: LabPlans, tell: Asked["tell"]): (total: Total) => Promise<void> {
  let last = performance.now();
  return async (total) => {
    if (performance.now() - last < BETWEEN) return;
    last = performance.now();
    tell({ told: await first.report(plans, { meeting: total.outcome(0) }) });
  };
}

async function playRun(
  players: readonly Labbed[],
  plan: Plan,
  games: number,
  count: (n: number) => void,
  grows: (total: Total) => Promise<void>,
): Promise<Outcome> {
  const total = new Total(games, AT_A_TIME, plan.course);
  const batches = Math.ceil(games / AT_A_TIME);
  let next = 0;
  const lane = async (player: Labbed): Promise<void> => {
    while (next < batches) {
      const n = next++;
      const from = n * AT_A_TIME;
      const size = Math.min(AT_A_TIME, games - from);
      total.add(n, await player.batch(plan, from, size));
      count(size);
      await grows(total);
    }
  };
  await Promise.all(players.map(lane));
  return total.outcome(0);
}
