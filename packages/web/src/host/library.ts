/** Every game that comes with the page, loaded and put together from its files when it is first wanted. */

import { byGame } from "virtual:files";
import { byGame as readingsOf } from "virtual:readings";
import { byGame as rulesOf } from "virtual:rules";
import { HostError } from "@tefuda/host/host";
import type { Library, Shelf } from "@tefuda/host/shelf";
import { shown } from "@tefuda/kernel";
import { games } from "@tefuda/referee/registry";
import { rulingSources } from "./ruling-sources.ts";

/** The games of the list. */
export function bundled(): Library {
  const loading = new Map<string, Promise<void>>();
  const opened = new Map<string, Shelf>();
  const put = async (id: string): Promise<void> => {
    const entry = games.find((game) => game.id === id);
    if (!entry) return;
    const [pack, { default: of }, { shelfOf }, grammars, { default: readings }] = await Promise.all([
      entry.load(),
      byGame[id]!(),
      import("@tefuda/host/shelf"),
      entry.grammars?.() ?? [],
      readingsOf[id]!(),
    ]);
    for (const [i, grammar] of grammars.entries()) grammar.learn(readings[i] ?? {});
    opened.set(id, {
      ...shelfOf(pack, of),
      rulings: (room) => rulingSources(id, room),
      rules: async () => (await rulesOf[id]!()).default,
    });
  };
  return {
    games: () => games.map(({ id, title }) => ({ id, title })),
    load(id) {
      const before = loading.get(id);
      if (before) return before;
      const now = put(id);
      loading.set(id, now);
      // it may not have come through, and can be asked for again
      now.catch(() => loading.delete(id));
      return now;
    },
    open(id) {
      const shelf = opened.get(id);
      if (!shelf) throw new HostError(`There is no game called "${shown(id)}" here.`);
      return shelf;
    },
  };
}
