import { expect, test } from "vitest";
import { Copies, type Version } from "./copies.ts";

const SCOPE = "https://example.org/cards/";

/** A browser's stores, as far as they are asked here. */
function memoryStores(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const rows = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, rows);
    return {
      keys: async () => [...rows.keys()].map((url) => ({ url })),
      put: async (url: string, got: Response) => void rows.set(url, got),
      delete: async (url: string) => rows.delete(url),
    };
  };
  return {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (url: string) =>
      [...stores.values()].map((rows) => rows.get(url)?.clone()).find((one) => one !== undefined),
  } as unknown as CacheStorage;
}

function browser(waits: (signal: AbortSignal) => Promise<void> = async () => {}) {
  const stores = memoryStores();
  const fetched: string[] = [];
  let net = true;
  const get = async (asked: string | Request, init?: RequestInit): Promise<Response> => {
    if (init?.signal) await waits(init.signal);
    if (!net) throw new TypeError("no network");
    const url = typeof asked === "string" ? asked : asked.url;
    fetched.push(url.slice(SCOPE.length));
    return new Response(url, { status: url.endsWith("gone.js") ? 404 : 200 });
  };
  const copies = (version: Version) => new Copies(version, SCOPE, stores, get as typeof fetch);
  const kept = async (): Promise<Record<string, string[]>> => {
    const names = await stores.keys();
    const rows = names.map(async (name) => {
      const keys = await (await stores.open(name)).keys();
      return [name.replace(`${SCOPE}#`, ""), keys.map(({ url }) => url.slice(SCOPE.length)).sort()] as const;
    });
    return Object.fromEntries(await Promise.all(rows));
  };
  return {
    copies,
    kept,
    stores,
    /** What was fetched since the last look. */
    fetched: () => fetched.splice(0).sort(),
    cut: () => {
      net = false;
    },
  };
}

const first: Version = {
  page: "<p>first</p>",
  groups: { page: ["a1.js", "b1.js"], go: ["go1.js"], chess: ["chess1.js"], rest: ["pictures1.js"] },
};
const second: Version = {
  page: "<p>second</p>",
  groups: { page: ["a2.js", "b1.js"], go: ["go1.js", "more.js"], chess: ["chess2.js"], rest: [] },
};

test("at first only the page is kept, and then each game that is opened", async () => {
  const { copies, kept, fetched, cut } = browser();
  const here = copies(first);
  await here.prepare();
  expect(await kept()).toEqual({ page: ["a1.js", "b1.js"] });
  await here.keep("go");
  await here.keep("no such game");
  expect(await kept()).toEqual({ page: ["a1.js", "b1.js"], go: ["go1.js"] });
  expect(fetched()).toEqual(["a1.js", "b1.js", "go1.js"]);
  cut();
  expect(await (await here.answer(new Request(`${SCOPE}go1.js`))).text()).toBe(`${SCOPE}go1.js`);
  await expect(here.answer(new Request(`${SCOPE}chess1.js`))).rejects.toThrow("no network");
});

test("what is kept as it is used stays from its first use on", async () => {
  const { copies, kept, cut } = browser();
  const here = copies(first);
  await here.keepUsed([`${SCOPE}pictures1.js`, `${SCOPE}go1.js`, "https://example.org/other.js"]);
  expect(await kept()).toEqual({ rest: ["pictures1.js"] });
  cut();
  expect((await here.answer(new Request(`${SCOPE}pictures1.js`))).ok).toBe(true);
});

test("a new version has all games of the old one before it takes its place, and fetches only what is new", async () => {
  const { copies, kept, fetched } = browser();
  const old = copies(first);
  await old.prepare();
  await old.keep("go");
  fetched();
  const next = copies(second);
  await next.prepare();
  expect(fetched()).toEqual(["a2.js", "more.js"]);
  // the old one is whole as long as it is needed
  expect(await kept()).toEqual({ page: ["a1.js", "a2.js", "b1.js"], go: ["go1.js", "more.js"] });
  await next.tidy();
  expect(await kept()).toEqual({ page: ["a2.js", "b1.js"], go: ["go1.js", "more.js"] });
});

test("a game that is no longer played is gone; what lies in other folders stays", async () => {
  const { copies, kept, stores } = browser();
  await copies(first).keep("chess");
  await stores.open("https://example.org/other/#page");
  const { chess: _, ...others } = second.groups;
  await copies({ ...second, groups: others }).tidy();
  expect(Object.keys(await kept())).toEqual(["https://example.org/other/#page"]);
});

test("what is fetched to be kept is broken off when another version takes its place", async () => {
  const { copies, kept } = browser(
    (signal) =>
      new Promise((_, fail) => (signal.aborted ? fail() : signal.addEventListener("abort", () => fail()))),
  );
  const here = copies(first);
  const keeping = here.keep("go");
  here.rest();
  await expect(keeping).rejects.toBeUndefined();
  expect(await kept()).toEqual({ go: [] });
});

test("a version of which a file is missing does not come about", async () => {
  const { copies } = browser();
  await expect(copies({ ...first, groups: { page: ["gone.js"] } }).prepare()).rejects.toThrow("404");
});

test("only files of the version are handed out", () => {
  const here = browser().copies(first);
  expect(here.has(`${SCOPE}a1.js`)).toBe(true);
  expect(here.has(`${SCOPE}own-sets`)).toBe(false);
  expect(here.has("https://example.org/a1.js")).toBe(false);
});
