/** Folders that somebody names, made with all on the way to them. */
import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * One level at a time: asked for all of them at once, Node tries for ever where a folder is there that takes no other, such
 * as `/proc`. What comes back is the first that was made; undefined where all were there. Throws what the file system throws.
 */
export function makeFolders(folder: string, mode = 0o777): string | undefined {
  const path = resolve(folder);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const above = dirname(path);
  const first = above === path ? undefined : makeFolders(above, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // another may have been quicker
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
    return first;
  }
  return first ?? path;
}
