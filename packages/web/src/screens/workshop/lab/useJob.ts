/** Something that many games are played for: it shows how far it is, brings what it knows so far, and can be stopped. */
import { useCallback, useEffect, useRef, useState } from "react";
import { Crew } from "./crew.ts";

export interface Job<News> {
  /** Games that have been played, of all that will be. */
  done: number;
  of: number;
  news: News;
  over: boolean;
  fault: Error | null;
}

/** What a job does its work with. */
export interface Doing<News> {
  crew: Crew;
  tell: (news: Partial<News>) => void;
  /** How many games there are to be. */
  expect: (games: number) => void;
  count: (games: number) => void;
  /** Whether somebody still waits for it. */
  isWanted: () => boolean;
}

export interface Jobs<News> {
  job: Job<News> | null;
  start: (work: (doing: Doing<News>) => Promise<void>) => void;
  stop: () => void;
}

export function useJob<News>(empty: News): Jobs<News> {
  const [job, setJob] = useState<Job<News> | null>(null);
  const crew = useRef<Crew>(undefined);
  const first = useRef(empty);
  const end = useCallback((): void => {
    crew.current?.end();
    crew.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const start = useCallback<Jobs<News>["start"]>(
    (work) => {
      end();
      const mine = new Crew();
      crew.current = mine;
      // what an earlier one brings is no news
      const isWanted = (): boolean => crew.current === mine;
      const change = (next: (job: Job<News>) => Partial<Job<News>>): void => {
        if (isWanted()) setJob((job) => job && { ...job, ...next(job) });
      };
      setJob({ done: 0, of: 1, news: first.current, over: false, fault: null });
      work({
        ...{ crew: mine, isWanted },
        tell: (news) => change((job) => ({ news: { ...job.news, ...news } })),
        expect: (of) => change(() => ({ of })),
        count: (games) => change(({ done }) => ({ done: done + games })),
      })
        .then(
          () => change(() => ({ over: true })),
          (fault: Error) => change(() => ({ fault, over: true })),
        )
        .then(() => {
          if (isWanted()) end();
        });
    },
    [end],
  );
  const stop = useCallback((): void => {
    end();
    setJob((job) => job && { ...job, over: true });
  }, [end]);
  return { job, start, stop };
}
