/** Without a network: what was opened once goes on, what was not is told of; and a new version waits to be asked for. */
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { Version } from "../src/offline/copies.ts";
import { clean } from "./axe.ts";
import { answerByMouse, asked, deal, faultsOf, quick } from "./player.ts";

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ page: _ }, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
});

const answer = async (page: Page): Promise<void> => {
  await answerByMouse(page, await asked(page), 0);
  await asked(page);
};
const dist = join(import.meta.dirname, "../dist");

function built(): Version {
  const [, version] = /^const VERSION = (.*);\n/.exec(readFileSync(join(dist, "sw.js"), "utf8"))!;
  return JSON.parse(version!) as Version;
}

/** What is kept whole. */
async function kept(page: Page): Promise<string[]> {
  const { groups } = built();
  const there = await page.evaluate(async () => {
    const names = await caches.keys();
    const count = async (name: string) => (await (await caches.open(name)).keys()).length;
    return Promise.all(names.map(async (name) => [name.replace(/.*#/, ""), await count(name)] as const));
  });
  return there.flatMap(([name, files]) => (files === groups[name]?.length ? name : [])).sort();
}

test("a game goes on without a network, and one that was never opened says what it lacks", async ({
  page,
  context,
}) => {
  // so that no other game is fetched meanwhile
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await quick(page, { language: "en" });
  await deal(page, { game: "dew", seed: 1 });
  await answer(page);
  await settled(page);
  await expect.poll(() => kept(page)).toEqual(["dew", "page"]);

  await context.setOffline(true);
  await test.step("the kept game goes on to its next answer, and what it has not needed yet is there", async () => {
    await page.reload();
    await answer(page);
    await page.goto("/#rules-dew");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Dewfall");
    await page.goto("/#decks-dew");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Dewfall");
  });

  const tile = page.locator(".tile", { hasText: "Tails and Tactics" });
  await test.step("the first page stands, in both languages; another game says what it lacks", async () => {
    await page.goto("/#start");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("combobox", { name: "Language" }).selectOption("ja");
    await page.keyboard.press("Escape");
    await tile.getByRole("button", { name: /^すぐに遊ぶ/ }).click();
    await expect(tile.getByRole("alert")).toContainText("このブラウザに保存されておらず");
    await page.goto("/#how-tails");
    await expect(page.getByRole("dialog", { name: "読み込めませんでした" })).toBeVisible();
    await clean(page, "not fetched");
  });

  await test.step("with a network again it is tried again, and is there", async () => {
    await context.setOffline(false);
    await page.getByRole("button", { name: "もう一度試す" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Tails and Tactics");
    await page.goto("/#start");
    await tile.getByRole("button", { name: /^すぐに遊ぶ/ }).click();
    await asked(page);
  });
});

test("a new version waits until it is asked for, and goes on with what the old one kept", async ({
  page,
}) => {
  const faults = faultsOf(page);
  const served = await serveBuilt();
  const { server, address } = served;
  const { page: first = [], dew = [], ttcg = [] } = built().groups;
  // what the old version is still waiting for holds up no new one
  served.holds = ttcg.find((file) => !first.includes(file) && !dew.includes(file));
  try {
    await quick(page, { language: "en", game: "dew" });
    await page.goto(address);
    await page
      .getByRole("button", { name: /^Play now/ })
      .last()
      .click();
    await asked(page);
    await answer(page);
    await settled(page);

    served.as = "second";
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const notice = page.getByRole("status").filter({ hasText: "A new version" });
    await page.goto(`${address}#start`);
    await expect(notice).toBeVisible();
    await clean(page, "a new version");
    // nothing is said at a table, and a reload keeps to the old one
    await page.goto(`${address}#table`);
    await page.reload();
    await answer(page);
    await expect(notice).toBeHidden();
    await expect(page.locator("meta[name=version]")).toHaveCount(0);

    expect(served.holds).toBeUndefined();
    await page.goto(`${address}#start`);
    const second = await page.context().newPage();
    await second.goto(`${address}#credits`);
    await notice.getByRole("button", { name: "Use it now" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Close it there first" })).toBeVisible();
    await second.close();
    // it is heard of a moment later
    await expect(async () => {
      const use = page.getByRole("button", { name: "Use it now" });
      if (await use.isVisible()) await use.click({ timeout: 2000 });
      await expect(page.locator("meta[name=version][content=second]")).toBeAttached({ timeout: 3000 });
    }).toPass({ timeout: 120_000 });
    await page.getByRole("button", { name: "Go on with your game" }).click();
    await answer(page);

    // whoever works on a set is shown the page as it is served
    served.as = "sets";
    await page.reload();
    await expect(page.locator("meta[name=sets]")).toBeAttached();
  } finally {
    server.close();
    server.closeAllConnections();
  }
  expect(faults).toEqual([]);
});

/** All that was asked of the worker is done: it has taken its place, and a reload goes through it. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 20));
  });

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** Where the built page is served, by itself or changed. */
interface Served {
  server: Server;
  address: string;
  /** As it was built, as another version of itself, or by a server of sets, which lets nothing of its own be kept. */
  as: "built" | "second" | "sets";
  /** A file that whoever asks for it first is never given. */
  holds?: string;
}

async function serveBuilt(): Promise<Served> {
  const server = createServer((request, response) => {
    const name = request.url?.replace(/[?#].*/, "").replace(/^\/$/, "/index.html") ?? "";
    const file = join(dist, name);
    if (!existsSync(file)) return void response.writeHead(404).end();
    if (served.holds !== undefined && name === `/${served.holds}`) {
      served.holds = undefined;
      return;
    }
    response.setHeader("content-type", TYPES[extname(name)] ?? "application/octet-stream");
    const text = (mark: string) => readFileSync(file, "utf8").replace("<title>", () => `${mark}<title>`);
    if (name === "/sw.js" && served.as === "second")
      response.end(text('<meta name=\\"version\\" content=\\"second\\">'));
    // while a new worker takes its place the browser may ask past it, and is given the new page by the server too
    else if (name === "/index.html" && served.as === "second")
      response.end(text('<meta name="version" content="second">'));
    else if (name === "/index.html" && served.as === "sets")
      response.setHeader("cache-control", "no-store").end(text('<meta name="sets">'));
    else createReadStream(file).pipe(response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const served: Served = { server, address: `http://127.0.0.1:${port}/`, as: "built" };
  return served;
}
