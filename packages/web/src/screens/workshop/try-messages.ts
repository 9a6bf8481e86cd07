/** What a workshop and the frame in which its cards are tried tell each other. Both are of one page and one build. */
import type { SavedMatch } from "@tefuda/host/host";
import type { Words } from "@tefuda/kernel";
import type { SavedRecord } from "@tefuda/referee/record";
import type { Tried, Unfit } from "@tefuda/workshop/trying";
import type { Changes } from "./useBench.ts";

/** To the frame: files as they are now, and what is begun with; null where it goes on as it is. */
export interface ToTry {
  tefuda: "try";
  game: string;
  files: Changes;
  begin: Tried | null;
  others: "greedy" | "person";
}
/** Has the frame show a game that was played. */
export interface ToWatch {
  tefuda: "watch";
  record: SavedRecord;
}
/** Asks the frame for the match as it stands. */
export interface AskTried {
  tefuda: "ask";
}

export type FromTry =
  | { tefuda: "ready" }
  | { tefuda: "tried"; unfit: Unfit | null }
  | { tefuda: "wrong"; says: Words }
  | { tefuda: "saved"; saved: SavedMatch };

const isOurs = ({ origin, data }: MessageEvent<unknown>): boolean =>
  origin === location.origin && typeof data === "object" && data !== null && "tefuda" in data;

/** Hears what one window says, and nobody else. Ends when the returned function is called. */
export function hearFrom<Said>(from: () => unknown, take: (said: Said) => void): () => void {
  const hear = (event: MessageEvent<unknown>): void => {
    if (isOurs(event) && event.source === from()) take(event.data as Said);
  };
  addEventListener("message", hear);
  return () => removeEventListener("message", hear);
}
