/**
 * The worker that stands between the page and the network (`sw.js` of the built page). It hands out the version of the page
 * that it was built with until every table of that version is closed, or somebody asks for the new one.
 */
import { Copies, type Version } from "./copies.ts";
import type { Asked, Told } from "./messages.ts";

/** Written before this file when it is built, by vite.offline.ts. */
declare const VERSION: Version;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pressed extends Lasting {
  /** Where it leads is its data. */
  readonly notification: { readonly data: unknown; close(): void };
}
interface Hearing extends Lasting {
  readonly data: Asked;
  readonly ports: readonly MessagePort[];
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
/** What the browser gives such a worker, as far as it is used here. */
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Hearing) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Pressed) => void): void;
}

const worker = self as unknown as Worker;
const { scope } = worker.registration;
const copies = new Copies(VERSION, scope, caches, fetch.bind(self));
/** Served from this very machine, perhaps with sets that change on its disk. */
const near = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);

worker.addEventListener("install", (event) => event.waitUntil(copies.prepare()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(copies.tidy().then(() => worker.clients.claim())),
);

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const [address] = request.url.split(/[?#]/);
  if (request.mode === "navigate") {
    if (address === scope || address === `${scope}index.html`) event.respondWith(page(request));
  } else if (copies.has(request.url)) event.respondWith(copies.answer(request));
});

/** The page of this version. A server that says that nothing of its own may be kept goes before it. */
async function page(request: Request): Promise<Response> {
  const served = near ? await fetch(request).catch(() => undefined) : undefined;
  if (served?.headers.get("cache-control") === "no-store") return served;
  return new Response(VERSION.page, { headers: { "content-type": "text/html; charset=utf-8" } });
}

worker.addEventListener("message", (event) => {
  const { data } = event;
  if (data.ask === "keep") event.waitUntil(keep(data.groups, data.used));
  else if (data.ask === "rest") copies.rest();
  else event.waitUntil(use((told) => event.ports[0]?.postMessage(told)));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

/** To the tab that has it open, or to a new one. */
async function goTo(url: string): Promise<void> {
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = all.find((tab) => tab.url === url);
  await (there ? there.focus() : worker.clients.openWindow(url));
}

async function keep(groups: readonly string[], used: readonly string[]): Promise<void> {
  await copies.keepUsed(used);
  for (const group of groups) await copies.keep(group);
}

/** Takes the place of the version before, unless another tab still goes by that one. */
async function use(tell: (told: Told) => void): Promise<void> {
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (all.filter(({ url }) => url.startsWith(scope)).length > 1) return tell("elsewhere");
  tell("done");
  await worker.skipWaiting();
}
