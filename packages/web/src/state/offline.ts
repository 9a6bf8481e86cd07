/**
 * The page without a network: begins the worker that keeps its files (`offline/worker.ts`), tells it which games are played
 * here, and hears of new versions, which wait until they are asked for.
 */

import type { Kept } from "@tefuda/host/host";
import { games } from "@tefuda/referee/registry";
import { useSyncExternalStore } from "react";
import type { Asked, Told } from "../offline/messages.ts";
import { whenIdle } from "./idle.ts";
import { isAtTable, type Screen } from "./screen.ts";
import { servedAt } from "./served.ts";
import type { Session } from "./session.ts";
import { getSettings } from "./settings.ts";

/** Not the worker's own word for it, but the same: a worker is one file, which has nothing in common with the page. */
const TYPE: typeof import("../offline/copies.ts").TYPE = "type";

/** Whether anything is to be kept: not what is made anew while somebody works on it. */
const keeps = (): boolean => import.meta.env.PROD && "serviceWorker" in navigator && servedAt() === undefined;

/** What has been asked for. */
const groups = new Set<string>();
/** The worker of a new version. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Begins the worker, once for a page. */
export async function beginOffline(session: Session): Promise<void> {
  if (!keeps()) return;
  // what was fetched before the worker was there
  const used = navigator.serviceWorker.controller
    ? []
    : performance.getEntriesByType("resource").map(({ name }) => name);
  follow(await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" }));
  keep([], used);
  want([TYPE], getSettings().language === "ja");
  const look = (): void => {
    const all = games.map(({ id }) => id);
    want(
      all.filter((id) => session.dataOf(id)),
      true,
    );
    // whoever has played one game may go on to another
    if (session.getKept()) want(all, false);
  };
  session.subscribe(look);
  look();
}

/** Has games kept, or type; what is not needed now only where whoever plays does not pay for what is fetched. */
function want(wanted: readonly string[], needed: boolean): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!needed && connection?.saveData) return;
  const more = wanted.filter((group) => !groups.has(group));
  for (const group of more) groups.add(group);
  if (more.length > 0) whenIdle(() => keep(more, []));
}

function keep(wanted: readonly string[], used: readonly string[]): void {
  void navigator.serviceWorker.ready.then(({ active, waiting }) => {
    const asked: Asked = { ask: "keep", groups: wanted, used };
    for (const worker of [active, waiting]) worker?.postMessage(asked);
  });
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // the very first one only passes through
    waiting = registration.active && registration.waiting;
    for (const tell of listeners) tell();
  };
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

/** Whether a new version waits. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => waiting !== null,
  );
}

/** A new version takes no game from under anybody: none that is on the screen, and none that is not kept. */
export const mayChange = (screen: Screen, kept: Kept | null): boolean =>
  !isAtTable(screen) && screen.at !== "packs" && kept?.state !== "failed";

/** Goes over to the new version and opens the page again; false if another tab still goes by the old one. */
export async function changeVersion(): Promise<boolean> {
  const again = (): void => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", again, { once: true });
  const { port1, port2 } = new MessageChannel();
  const told = new Promise<Told>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Told>) => resolve(data);
  });
  const asked: Asked = { ask: "use" };
  waiting?.postMessage(asked, [port2]);
  if ((await told) === "done") {
    const rest: Asked = { ask: "rest" };
    navigator.serviceWorker.controller?.postMessage(rest);
    return true;
  }
  navigator.serviceWorker.removeEventListener("controllerchange", again);
  return false;
}
