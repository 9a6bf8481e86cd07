/** The games that are read twice; a further one is one more entry. */
import type { Kit } from "./kit.ts";

export const KITS: Readonly<Record<string, () => Promise<Kit>>> = {
  dew: async () => (await import("./games/dew-kit.ts")).dewKit,
  sangoku: async () => (await import("./games/sangoku-kit.ts")).sangokuKit,
  tails: async () => (await import("./games/tails-kit.ts")).tailsKit,
  ttcg: async () => (await import("./games/ttcg-kit.ts")).ttcgKit,
  trails: async () => (await import("./games/trails-kit.ts")).trailsKit,
};
