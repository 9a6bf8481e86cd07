/** A match as it is written, and the build that plays it. */
import type { Engine } from "../engine/engine.ts";
import { OtherBuild, Unavailable, Unknown } from "./errors.ts";
import type { Loaded, MatchStore } from "./store.ts";

export interface Shelves {
  store: MatchStore;
  /** A build by its name; null where it is not at hand. */
  engineOf(build: string): Promise<Engine | null>;
}

/** Throws an {@link Unavailable}, {@link Unknown} or {@link OtherBuild}. */
export async function read(
  { store, engineOf }: Shelves,
  id: string,
): Promise<{ loaded: Loaded; engine: Engine }> {
  const loaded = await readable(() => store.load(id));
  if (!loaded) throw new Unknown(id);
  const engine = await readable(() => engineOf(loaded.head.engine));
  if (!engine) throw new OtherBuild(loaded.head.engine);
  return { loaded, engine };
}

/** Whatever it is that hinders reading, it may be another time. */
export async function readable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw new Unavailable("it cannot be read", { cause: error });
  }
}
