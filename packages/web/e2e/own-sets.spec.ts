/** A set of one's own: dropped on the page, or served with it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { filesIn, packageFolder } from "@tefuda/referee/games";
import { clean } from "./axe.ts";
import { asked, faultsOf, quick } from "./player.ts";

const starter = join(packageFolder("tails"), "starter");
/** The starter of a set, with a card whose words would do harm to a page that took them for more than words. */
const whole = [
  { path: "set.yaml", text: "name: { en: Kettle and Mittens, ja: やかんと手袋 }\ngame: tails\n" },
  ...filesIn(starter, ".yaml").map((path) => ({
    path: path.slice(starter.length + 1),
    text: readFileSync(path, "utf8")
      .replace("They whistle when", "<img src=x onerror='document.title=1'> They whistle when")
      .replace("types: [Infantry]", "types: [constructor]"),
  })),
];
const mistaken = (text: string): string => text.replace("draw a card.", "draw a cart.");

/** Writes a set into a folder. */
function write(folder: string, change: (text: string) => string = (text) => text): void {
  for (const { path, text } of whole) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), change(text));
  }
}

/** Drags a folder over the page and lets it go there, as from a window of the system. */
async function drop(page: Page, folder: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await browser.send("Input.dispatchDragEvent", { type, x: 200, y: 300, data });
}

test("a set is dropped: what is wrong is told, then it is played, and the game goes on without it", async ({
  page,
}, info) => {
  test.skip(info.project.name === "mobile", "a folder is dragged with a mouse");
  const folder = info.outputPath("my-set");
  const faults = faultsOf(page);
  await quick(page, { game: "tails" });
  await page.goto("/");
  // before it stands, a browser opens what is dropped on it
  await expect(page.locator("main")).toBeVisible();
  const set = page.locator(".own-set");

  await test.step("what is wrong: the card, its text, the place", async () => {
    write(folder, mistaken);
    await drop(page, folder);
    await expect(set).toContainText("One thing is wrong with my-set. It cannot be played yet.");
    await expect(set.getByRole("listitem")).toHaveText(
      /^Kettle Sentries- "When this unit dies, draw a cart\.".*"card".*my-set\/cards\/cards\.yaml:12:\d+$/,
    );
    await clean(page, "a set with a mistake");
  });

  await test.step("once it is right it stands beside its game, and its deck is marked", async () => {
    write(folder);
    await drop(page, folder);
    await expect(set).toContainText("Tails and Tactics · 8 cards · 1 deck · 1 ruling");
    await set.getByRole("button", { name: "Play with it" }).press("Enter");
    const deck = page.getByRole("combobox", { name: "Your deck" });
    await expect(deck).toBeFocused();
    await expect(deck.locator("option:checked")).toHaveText("First Deck");
    await expect(page.locator(".deck-set")).toHaveText("From your set Kettle and Mittens");
    await clean(page, "a set beside its game");
  });

  const own = page.locator(".side--mine").getByText("Kettle Sentries");
  await test.step("it is played with its cards, whose words are words", async () => {
    await page.getByLabel("Seed").fill("1");
    await page.getByRole("button", { name: "Deal the cards" }).click();
    await asked(page);
    await page.getByRole("dialog").getByRole("button", { name: "No New Rule" }).click();
    // a menu that is opened before the next question is shown closes with the one before
    await expect(page.locator(".prompt").first()).toContainText("lay cards face down");
    await own.first().click();
    await page.getByRole("menuitem", { name: "Read" }).click();
    await expect(page.getByRole("dialog")).toContainText(
      "<img src=x onerror='document.title=1'> They whistle",
    );
    await expect(page.getByRole("dialog")).toContainText("constructor");
    await page.keyboard.press("Escape");
  });

  await test.step("after a reload the set is there, and the game goes on, with it or without", async () => {
    await page.goto("/#start");
    await page.reload();
    await set.getByRole("button", { name: "Put away" }).click();
    await expect(set).toHaveCount(0);
    await page.reload();
    await page.getByRole("button", { name: "Go on with your game" }).click();
    await asked(page);
    await own.first().click();
    await page.getByRole("menuitem", { name: "Read" }).click();
    await expect(page.getByRole("dialog")).toContainText("They whistle");
  });
  expect(faults).toEqual([]);
});

test("a set that is served: a change of its files is seen by a page that is open", async ({ page }, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  const folder = info.outputPath("my-set");
  await quick(page, { game: "tails" });
  write(folder);
  const { server, address } = await serve(folder);
  try {
    await page.goto(address);
    const set = page.locator(".own-set");
    await expect(set).toContainText("8 cards · 1 deck");
    write(folder, mistaken);
    await expect(set).toContainText(
      "One thing is wrong with Kettle and Mittens. It is played as it was before.",
    );
    write(folder, (text) => text.replace("Tea Trolley", "Tea Tray"));
    await expect(set.getByRole("listitem")).toHaveCount(0);
    await set.getByRole("link", { name: "Look at the cards" }).click();
    await page.getByRole("combobox", { name: "Set" }).selectOption("my-set");
    await expect(page.getByRole("link", { name: /^Tea Tray,/ })).toBeVisible();
  } finally {
    server.kill();
  }
  expect(faults).toEqual([]);
});

/** `npm start -- --with` on a port that is free. */
async function serve(folder: string): Promise<{ server: ChildProcess; address: string }> {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
  const server = spawn(
    process.execPath,
    ["scripts/serve.ts", "--with", folder, "--data", join(folder, "..", "data")],
    {
      env: { ...process.env, PORT: String(port) },
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (said) => String(said).includes("With ") && resolve());
    server.on("exit", () => reject(new Error("the server did not start")));
  });
  return { server, address: `http://127.0.0.1:${port}/` };
}
