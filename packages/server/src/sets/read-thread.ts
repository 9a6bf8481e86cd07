/** The thread in which a set is read that somebody sends: what it holds may take long, and nobody else waits for it. */
import { parentPort, workerData } from "node:worker_threads";
import { wordsOf } from "@tefuda/kernel";
import { readDropped } from "@tefuda/referee/dropped-set";
import { ProblemsError, sayProblem } from "@tefuda/referee/problems";
import { identityOf } from "@tefuda/workshop/identity";
import type { ReadAnswer, Reading } from "./reading.ts";

const TOLD_MOST = 5;

function answer({ files, games }: Reading): ReadAnswer {
  try {
    const { set, leftOut } = readDropped(files, games);
    const pictures = (set.pictures ?? []).map(({ file }) => file);
    return { about: identityOf(files, games), leftOut: [...leftOut], pictures };
  } catch (error) {
    if (!(error instanceof ProblemsError)) return { wrong: wordsOf(error) };
    const told = (language: "en" | "ja"): string =>
      error.problems
        .slice(0, TOLD_MOST)
        .map((problem) => `${problem.file}:${problem.line}: ${sayProblem(problem, language)}`)
        .join("\n");
    return { wrong: { en: told("en"), ja: told("ja") } };
  }
}

parentPort?.postMessage(answer(workerData as Reading));
