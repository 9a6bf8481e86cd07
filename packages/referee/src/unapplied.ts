/**
 * The rules that no line of a program can name, since they only say what a word means, or data or the kernel keep them:
 * `rulebook/unapplied.yaml` of a game, each id with the reason.
 */
import type { Problem, SourceFile } from "@tefuda/kernel";
import { z } from "zod";
import { Document } from "./document.ts";

export interface Reason {
  id: string;
  why: string;
  line: number;
  column: number;
}

const form = z.record(z.string(), z.string().min(1));

export function readReasons(file: SourceFile): { reasons: Reason[]; problems: Problem[] } {
  const doc = new Document(file);
  const read = doc.problems.length === 0 ? doc.check(form, doc.value, []) : undefined;
  const reasons = Object.entries(read ?? {}).map(([id, why]) => ({ id, why, ...doc.place([id], true) }));
  return { reasons, problems: doc.problems };
}
