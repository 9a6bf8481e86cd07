/** Where a source text names rules: in what runs, or only in a comment. */
import { Lines, type Problem, type SourceFile } from "@tefuda/kernel";
import { parseSync } from "vite";
import { problemAt } from "./problems.ts";
import { FILE } from "./says.ts";

export interface Mention {
  id: string;
  line: number;
  column: number;
  /** Only a reader sees it: nothing that runs can name the rule by it. */
  inComment: boolean;
}

/** The ids of a game's rules in a source text, with their places; none, and the problem, where it cannot be read. */
export function mentionsIn(
  game: string,
  { path, text }: SourceFile,
): { mentions: Mention[]; problem?: Problem } {
  const { comments, errors } = parseSync(path, text);
  if (errors.length > 0) return { mentions: [], problem: problemAt(path, FILE.noProgram) };
  const lines = new Lines(text);
  const ids = text.matchAll(new RegExp(`\\b${game}-\\d+(?:\\.\\d+)*\\b`, "g"));
  const mentions = [...ids].map(({ 0: id, index }) => {
    const inComment = comments.some(({ start, end }) => start <= index && index < end);
    return { id, ...lines.at(index), inComment };
  });
  return { mentions };
}
