/** Whether what was answered can be taken back: among people on a server there has to be somebody to ask. */
import type { Update } from "@tefuda/host/host";

/** With programs alone nobody is asked anything. */
export const hasOthers = ({ players }: Pick<Update, "players">): boolean =>
  players.filter((kind) => kind === "person").length > 1;

export const mayUndo = (update: Update): boolean => update.canUndo && (!update.online || hasOthers(update));
