/** Which build of the engine this is: a digest of everything that decides how a match goes. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** The rooms whose files decide it: the kernel, the language of cards, the games with their cards, and packs. */
const ROOMS =
  "packages/{kernel,cardtext,language,market,games/*}/{src,cards,decks,packs,formats,rulebook}/**/*.{ts,yaml}";

export function engineOf(root: string): string {
  const hash = createHash("sha256");
  const files = globSync(ROOMS, { cwd: root, exclude: (name) => name.endsWith(".test.ts") })
    .map((file) => file.split(sep).join("/"))
    .sort();
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}
