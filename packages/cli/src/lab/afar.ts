/** A run that is laid out in a database for other machines, as the terminal waits for it. */
import type { KeptRun, RunFile } from "@tefuda/lab/kept";
import type { Outcome, Stop } from "@tefuda/lab/run";
import type { LoadedGame } from "@tefuda/referee/games";
import type { Io } from "../io.ts";
import type { Language } from "../words/index.ts";

export interface Afar {
  run(
    run: RunFile,
    loaded: LoadedGame,
    stop: Stop,
    told: (done: number) => void,
    kept: KeptRun | undefined,
  ): Promise<Outcome>;
  end(): Promise<void>;
}

/** Connections that whoever only waits needs. */
const CONNECTIONS = 3;

export async function openAfar(url: string, lang: Language, io: Io): Promise<Afar> {
  // what talks with a database is loaded by whoever asks for one
  const { openOffice } = await import("@tefuda/lab/jobs/office");
  const { runAfar } = await import("@tefuda/lab/jobs/collect");
  const boss = await openOffice(url, CONNECTIONS, true);
  return {
    run: (run, loaded, stop, told, kept) => {
      const hear = (words: Record<Language, string>): void => {
        told(-1);
        io.err(`${words[lang]}\n`);
      };
      return runAfar(boss, run, loaded, { stop, told, hear }, kept);
    },
    end: () => boss.stop({ graceful: false }),
  };
}
