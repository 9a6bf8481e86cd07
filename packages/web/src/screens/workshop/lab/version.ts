/** A draft as workers of the lab open it. */
import { type Draft, filesOf } from "@tefuda/workshop/draft";
import type { SetVersion } from "../../../host/lab.ts";

export const versionOf = (draft: Draft, id = "now"): SetVersion => ({
  ...{ id, game: draft.game },
  files: filesOf(draft).map(({ path, text }) => ({ path: `${draft.id}/${path}`, text })),
});
