/** Saving and loading as people do it: at the terminal into a file, at the table in the browser as a text that it keeps. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRecord, replaySaved } from "@tefuda/cli/files";
import { saveRecord } from "@tefuda/cli/keeping";
import { Match } from "@tefuda/kernel";
import type { Reload } from "@tefuda/referee/scenario";
import { readFileText } from "@tefuda/web/state/read";

export interface Doors {
  /** Through one door and the other in turn. */
  reload: Reload;
  close(): void;
}

/** A disk in memory, where a system has one: a real one would be waited for thousands of times. */
const MEMORY = "/dev/shm";

export function openDoors(): Doors {
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), "tefuda-modes-"));
  const file = join(folder, "match.json");
  let times = 0;
  return {
    reload: (match) => (times++ % 2 === 0 ? atTheTerminal(match, file) : atTheTable(match)),
    close: () => rmSync(folder, { recursive: true }),
  };
}

function atTheTerminal(match: Match, file: string): Match {
  rmSync(file, { force: true });
  saveRecord(file, match, false);
  return replaySaved(readRecord(file), match);
}

function atTheTable(match: Match): Match {
  const players = match.setup.lists.map(() => "person");
  const read = readFileText(JSON.stringify({ record: match.record(), players, held: [] }));
  if (!read) throw new Error("the table cannot read what it kept");
  return Match.replay(match.game, read.record);
}
