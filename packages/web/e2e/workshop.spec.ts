/** A card is written, read in both languages, tried, changed while it is played, taken back, and found again. */
import { expect, type Page, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { makeAccount, own } from "./people.ts";
import { faultsOf, quick } from "./player.ts";

test("a card is written, tried, and changed while it is played", async ({ page }) => {
  const faults = faultsOf(page);
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Moonlit Burrow");
  await page.getByLabel("Game").selectOption("tails");
  await page.getByRole("button", { name: "Begin", exact: true }).click();

  const text = page.getByRole("textbox", { name: "texts 1" });
  const views = page.getByRole("group", { name: "What is shown" }).first();
  // on a phone one part is shown at a time
  const look = async (name: string): Promise<void> => {
    if (await views.isVisible()) await views.getByRole("button", { name, exact: true }).click();
  };
  const write = async (words: string): Promise<void> => {
    await look("Write");
    await text.click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(words);
  };

  await test.step("what is wrong is told at its place, what is right in both languages and in steps", async () => {
    await write("When this unit fights, draw a card.");
    await expect(page.locator(".said-wrong")).toHaveText("fights");
    await clean(page, "workshop");
    await write("When this unit attacks, you may discard a card. If you do, draw two cards.");
    await expect(page.locator(".read-step")).toHaveCount(4);
    await expect(page.locator(".read-said [lang=ja]")).toContainText("攻撃");
    await write("このユニットが死亡したとき、カードを1枚引く。");
    await expect(page.locator(".read-said [lang=en]")).toHaveText("When this unit dies, draw a card.");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(text).toContainText("When this unit");
  });

  const table = page.frameLocator("iframe.try-frame");
  const hand = table.locator(".side--mine .zone--fan .spot");
  await test.step("it is tried on a table, and what is changed is laid there with what was done", async () => {
    await look("Cards");
    await page.getByRole("link", { name: /^Second Breakfast/ }).click();
    await look("Write");
    await expect(text).toContainText("Draw two cards, then discard a card.");
    if (await views.isVisible()) await look("Try");
    else await page.getByRole("button", { name: "Try this card" }).click();
    await expect(hand).toHaveText([/Second Breakfast/, /Hired Ducks/]);
    await hand.first().click();
    await table.getByRole("menuitem", { name: /^Play/ }).click();
    await expect(hand).toHaveCount(3);
    await write("Draw three cards, then discard a card.");
    await look("Try");
    await expect(hand).toHaveCount(4);
    // a table that was pressed before takes no letters from whoever writes
    if (!(await views.isVisible())) {
      await page.waitForTimeout(300);
      await expect(text).toBeFocused();
    }
    await write("Draw a card.");
    await look("Try");
    await expect(hand).toHaveCount(2);
    await write("When this unit attacks, draw a card.");
    await look("Try");
    await expect(page.locator(".try .fault")).toContainText("cannot be laid out");
    await expect(hand).toHaveCount(2);
    await clean(page, "trying out");
  });

  await test.step("what was tried is kept as a ruling, and told when it is no longer so", async () => {
    await write("Draw two cards.");
    await look("Try");
    await expect(hand).toHaveCount(3);
    await page.getByRole("button", { name: "Keep as a ruling" }).click();
    await expect(page.getByText("Kept among the set's rulings.")).toBeVisible();
    await write("Draw three cards.");
    await look("Cards");
    await expect(page.locator(".ruling-kept").last()).toContainText("No longer so:");
    await clean(page, "a ruling that is no longer so");
  });

  await test.step("it is there again after a reload", async () => {
    await write("Draw four cards.");
    await expect(page.getByText("Kept in this browser")).toBeVisible();
    await page.reload();
    await expect(text).toContainText("Draw four cards.");
    // also what was typed in the very moment before: nothing of the page runs in between
    await text.click();
    await page.keyboard.press("Control+A");
    await page.evaluate(() => {
      document.execCommand("insertText", false, "Draw five cards.");
      location.reload();
    });
    await expect(text).toContainText("Draw five cards.");
    // what is taken back at once, to what has been kept already, is kept again
    await write("Draw eight cards.");
    await expect(page.getByText("Kept in this browser")).toBeVisible();
    // what is typed within a second counts as one change
    await page.waitForTimeout(1100);
    await text.click();
    await page.keyboard.press("Control+A");
    await page.evaluate(async () => {
      document.execCommand("insertText", false, "Draw nine cards.");
      while (!document.querySelector(".workshop-kept--keeping")) await new Promise(requestAnimationFrame);
      document.querySelector<HTMLButtonElement>('button[aria-label="Undo"]')!.click();
    });
    await expect(text).toContainText("Draw eight cards.");
    await expect(page.getByText("Kept in this browser")).toBeVisible();
    // and what the browser had begun to keep, and did not come to keep
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...row) {
        const request = put.apply(this, row);
        this.transaction.abort();
        return request;
      };
    });
    await write("Draw six cards.");
    await expect(page.getByText("Not kept: this browser has no room")).toBeVisible();
    await page.reload();
    await expect(text).toContainText("Draw six cards.");
  });
  expect(faults).toEqual([]);
});

test("a set is played among programs, goes out as a link and comes in as a table", async ({ page }, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Night Garden");
  await page.getByLabel("Game").selectOption("dew");
  await page.getByRole("button", { name: "Begin", exact: true }).click();

  await test.step("the report grows while games are played, and can be stopped", async () => {
    await page.getByRole("button", { name: "Lab", exact: true }).click();
    await page.getByRole("button", { name: "Play them" }).click();
    await expect(page.getByRole("heading", { name: "How it plays" })).toBeVisible();
    await expect(page.locator(".lab-table").last()).toContainText("Pantry Moth");
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await expect(page.getByText("games were played")).toBeVisible();
    await clean(page, "lab");
    await page.getByRole("button", { name: "Lab", exact: true }).click();
  });

  const sheet = page.getByRole("dialog");
  await test.step("a row of a spreadsheet becomes a card", async () => {
    await page.getByRole("button", { name: "Save and share" }).click();
    const row = [
      "Night Owl",
      "Critter",
      "Moth",
      "2",
      "2",
      "2",
      "When this critter enters the meadow, draw a card.",
      "x",
    ];
    await sheet
      .getByRole("textbox", { name: "The table" })
      .fill(`name\ttype\tkin\tcost\tbite\tshell\ttext\tfoo\n${row.join("\t")}`);
    await expect(sheet).toContainText("foo");
    await sheet.getByRole("combobox", { name: "foo" }).selectOption({ label: "left out" });
    await clean(page, "save and share");
    await sheet.getByRole("button", { name: "Add 1 card" }).click();
    await expect(page.getByRole("navigation", { name: "Cards" })).toContainText("Night Owl");
  });

  await test.step("whoever gets the link is asked before anything is opened", async () => {
    await page.getByRole("button", { name: "Save and share" }).click();
    await sheet.getByRole("button", { name: "Make a link" }).click();
    const link = await sheet.locator(".copy-link input").inputValue();
    // another page, to which only the link was sent
    await page.evaluate((to) => {
      location.href = to;
      location.reload();
    }, link);
    await expect(page.getByRole("heading", { name: "A set was sent to you" })).toBeVisible();
    await expect(page.locator("main")).toContainText("4 cards");
    await page.getByRole("button", { name: "Open it in the workshop" }).click();
    await expect(page.getByRole("navigation", { name: "Cards" })).toContainText("Night Owl");
  });
  expect(faults).toEqual([]);
});

test("the lab shows a game, what a number is worth, which decks are strongest, and what a change did", async ({
  page,
}, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Night Garden");
  await page.getByLabel("Game").selectOption("dew");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByRole("button", { name: "Lab", exact: true }).click();
  const start = page.getByRole("button", { name: "Play them" });
  const shown = page.locator(".lab-part:not([hidden])");
  const played = async (): Promise<void> => {
    await start.click();
    await expect(shown.getByText("games were played")).toBeVisible();
  };

  await test.step("a game behind a figure is watched", async () => {
    await played();
    await page.getByText("Turns without a choice").click();
    await page.getByRole("button", { name: "most", exact: true }).first().click();
    const table = page.frameLocator(".lab-watch").locator("main.table");
    await expect(table).toContainText(/Step 0 of \d+/);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  });

  await test.step("a number at several values", async () => {
    await page.getByRole("button", { name: "What a number is worth" }).click();
    await page.getByRole("combobox", { name: "Card" }).selectOption("Pantry Moth");
    await page.getByRole("combobox", { name: "Number" }).selectOption({ label: "cost (2)" });
    await page.getByRole("combobox", { name: "Games of each" }).selectOption("200");
    await played();
    await expect(shown.getByRole("row")).toHaveCount(6);
    await expect(shown.getByRole("row", { name: "2, as it is" })).toContainText("%");
    await clean(page, "what a number is worth");
  });

  await test.step("a deck that was found is taken into the set, and what that changed is asked", async () => {
    await page.getByRole("button", { name: "What a change did" }).click();
    await page.getByRole("button", { name: "Keep as it is now" }).click();
    await page.getByRole("button", { name: "Strongest decks" }).click();
    await played();
    await page.getByRole("button", { name: "Take it into the set" }).first().click();
    await expect(page.getByText("Kept in this browser")).toBeVisible();
    await clean(page, "strongest decks");
    await page.getByRole("button", { name: "What a change did" }).click();
    await page.getByRole("combobox", { name: "Games of each" }).selectOption("500");
    await played();
    // a deck more changes nothing between those that were there
    await expect(shown).toContainText("No change is to be told from chance");
  });
  expect(faults).toEqual([]);
});

test("names and removals go through the decks of a set, cards in none get one, and a game is played with it", async ({
  page,
}, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Night Garden");
  await page.getByLabel("Game").selectOption("dew");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const shelf = page.getByRole("navigation", { name: "Cards" });

  await test.step("a card is called otherwise, in its deck too; one change alone is kept", async () => {
    await shelf.getByRole("link", { name: /Pantry Moth/ }).click();
    await expect(page.getByRole("textbox", { name: "English" }).first()).toHaveValue("Pantry Moth");
    await page.getByRole("textbox", { name: "English" }).first().fill("Larder Moth");
    await expect(page.getByText("Nothing is wrong with the set")).toBeVisible();
    await expect(page.getByText("Kept in this browser")).toBeVisible();
    await page.reload();
    await shelf.getByRole("link", { name: /First Deck/ }).click();
    await expect(page.getByLabel(/Its cards/)).toHaveValue(/3 Larder Moth/);
    await clean(page, "a deck");
  });

  await test.step("one field of all cards is changed at once, and taken back at once", async () => {
    await shelf.getByRole("button", { name: "Change many cards" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("combobox", { name: "Field" }).selectOption("cost");
    await sheet.getByRole("combobox", { name: "How" }).selectOption("more");
    await sheet.getByLabel("Value").fill("3");
    await clean(page, "many cards");
    await sheet.getByRole("button", { name: "Change 3 cards" }).click();
    await shelf.getByRole("link", { name: /Larder Moth/ }).click();
    await expect(page.getByLabel(/^cost/)).toHaveValue("5");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByLabel(/^cost/)).toHaveValue("2");
  });

  await test.step("a card in no deck gets one", async () => {
    await shelf.getByRole("link", { name: /Larder Moth/ }).click();
    await page.getByRole("button", { name: "Copy this card" }).click();
    await page.getByRole("button", { name: "Make decks with them" }).click();
    await expect(page.getByLabel("Name of the deck")).toHaveValue("Deck 1");
    await expect(page.getByLabel(/Its cards/)).toHaveValue(/3 Larder Moth II/);
  });

  await test.step("a deck that is too short is told by its name, and no game is begun before it is mended", async () => {
    await shelf.getByRole("link", { name: /Mint by the Pump/ }).click();
    await page.getByRole("button", { name: "Remove this card" }).click();
    await expect(page.locator(".workshop-troubles").getByRole("link", { name: "Deck 1" })).toBeVisible();
    await page.getByRole("button", { name: "Play with this set" }).click();
    await expect(page.getByText("Mend that first")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Play with this set" }).click();
    await expect(page.getByRole("combobox", { name: "Your deck" })).toContainText("Deck 1");
    await expect(page.getByText("From your set Night Garden")).toBeVisible();
  });
  expect(faults).toEqual([]);
});

test("what a text can say is looked up, and used", async ({ page }) => {
  const faults = faultsOf(page);
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Night Garden");
  await page.getByLabel("Game").selectOption("tails");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByRole("button", { name: "What a text can say" }).last().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("searchbox").fill("when destroyed");
  await expect(sheet.getByRole("listitem").first()).toContainText("the same as: When this unit dies");
  await clean(page, "what a text can say");
  await sheet.getByRole("button", { name: "Use it" }).first().click();
  await expect(page.locator(".read-said").last()).toContainText("When this unit dies, draw a card.");
  expect(faults).toEqual([]);
});

test("the server keeps a set for whoever has an account, and opens it by its link until it is taken back", async ({
  page,
}, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page, { language: "en", game: "dew", sound: false });
  await makeAccount(page, own("Keeper"));
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Night Garden");
  await page.getByLabel("Game").selectOption("dew");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await page.getByRole("button", { name: "Save and share" }).click();
  await sheet.getByRole("button", { name: "Keep it there" }).click();
  const link = await sheet.locator(".copy-link input").inputValue();
  expect(link).toMatch(/#set=[0-9a-f]{16}$/);
  await expect(sheet.getByRole("list", { name: "Sets that the server keeps for you" })).toContainText(
    "Night Garden",
  );
  await clean(page, "a set that the server keeps");
  await page.screenshot({ path: info.outputPath("kept.png") });
  const visit = async (): Promise<void> => {
    await page.evaluate((to) => {
      location.href = to;
      location.reload();
    }, link);
  };
  await visit();
  await expect(page.getByRole("heading", { name: "A set was sent to you" })).toBeVisible();
  await expect(page.locator("main")).toContainText(link.slice(-16));
  await page.getByRole("button", { name: "Open it in the workshop" }).click();
  await expect(page.getByRole("navigation", { name: "Cards" })).toContainText("Pantry Moth");
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Save and share" }).click();
  await sheet.getByRole("button", { name: "Take it back" }).click();
  await expect(sheet.getByRole("list", { name: "Sets that the server keeps for you" })).toBeHidden();
  await visit();
  await expect(page.getByRole("heading", { name: "A set was sent to you" })).toBeHidden();
  await expect(page.locator("main")).toContainText("There is no such set here");
  // the browser itself tells of an address that is not there
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
});

test("cards are tried one after the other, and one with an epithet is in its decks by its whole name", async ({
  page,
}, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("River Camp");
  await page.getByLabel("Game").selectOption("sangoku");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const cards = page.getByRole("navigation", { name: "Cards" });
  const hand = page.frameLocator("iframe.try-frame").locator(".side--mine .zone--fan");
  await cards.getByRole("link", { name: "Kettle Keeper, Never Late for Supper" }).click();
  await page.getByRole("button", { name: "Try this card" }).click();
  await expect(hand).toContainText("Kettle Keeper");
  await cards.getByRole("link", { name: /^A Quiet Harvest/ }).click();
  await expect(hand).toContainText("A Quiet Harvest");
  await expect(hand).not.toContainText("Kettle Keeper");
  // another name is another name in its own texts, once it is typed
  const text = page.getByRole("textbox", { name: "texts 1" });
  await text.click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("Draw a card. A Quiet Harvest does nothing.");
  await page.getByRole("textbox", { name: "name: English" }).fill("A Loud Harvest");
  await text.click();
  await expect(text).toHaveText("Draw a card. A Loud Harvest does nothing.");
  // it is in the starter's deck, and goes on being there under another epithet
  await expect(page.getByText(/in no deck/)).toBeHidden();
  await cards.getByRole("link", { name: /^Kettle Keeper/ }).click();
  // the other card's form has such fields as well
  await expect(page.getByRole("textbox", { name: "name: English" })).toHaveValue("Kettle Keeper");
  await page.getByRole("textbox", { name: "epithet: English" }).fill("Early for Once");
  await expect(cards.getByRole("link", { name: "Kettle Keeper, Early for Once" })).toBeVisible();
  await expect(hand).toContainText("Kettle Keeper");
  await expect(page.getByText("This cannot be laid out")).toBeHidden();
  await expect(page.getByText(/in no deck/)).toBeHidden();
  await page.getByRole("link", { name: /^River Camp First Deck/ }).click();
  await expect(page.getByRole("textbox", { name: /^Its cards/ })).toHaveValue(
    /4 Kettle Keeper, Early for Once/,
  );
  // what a card does not do is wrong with the set, and nothing with its decks
  await expect(page.locator(".card-shelf li.is-wrong")).toHaveText(/A Loud Harvest/);
  expect(faults).toEqual([]);
});

test("whoever plays both sides is asked for each, and the editor takes the focus from what is open on the table", async ({
  page,
}, info) => {
  test.skip(info.project.name === "mobile", "there the table and the editor are never beside each other");
  const faults = faultsOf(page);
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Two Chairs");
  await page.getByLabel("Game").selectOption("sangoku");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByRole("link", { name: /^A Quiet Harvest/ }).click();
  await page.getByRole("button", { name: "Try this card" }).click();
  const table = page.frameLocator("iframe.try-frame");
  const mine = table.locator(".side--mine .plate");
  const pass = table.locator(".prompt [data-pass]");
  await expect(pass).toBeVisible();
  await test.step("both sides", async () => {
    await page.getByLabel("The opponent").selectOption("person");
    await expect(mine).toContainText("Player A");
    await pass.click();
    await expect(mine).toContainText("Player B");
    await expect(table.locator(".prompt-words")).toContainText("resource");
    // no resource, then the end of the turn
    await pass.click();
    await expect(table.locator(".prompt-words")).toContainText("main phase");
    await pass.click();
    await expect(mine).toContainText("Player A");
    await pass.click();
    await page.getByRole("button", { name: "From the beginning" }).click();
    await expect(mine).toContainText("Player A");
    await expect(pass).toBeVisible();
  });
  await test.step("the focus", async () => {
    await table.getByRole("button", { name: "Log", exact: true }).click();
    const log = table.getByRole("dialog");
    await expect(log).toBeVisible();
    const text = page.getByRole("textbox", { name: "texts 1" });
    await text.click();
    await page.waitForTimeout(300);
    await expect(text).toBeFocused();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Draw a card.");
    await expect(text).toHaveText("Draw a card.");
    // and the window keeps it as ever for whoever comes back to it
    await log.getByRole("heading").click();
    await page.keyboard.press("Escape");
    await expect(log).toBeHidden();
  });
  expect(faults).toEqual([]);
});

test("a word and a keyword of the set are declared, and its cards speak with them", async ({
  page,
}, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Lantern Night");
  await page.getByLabel("Game").selectOption("tails");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const text = page.getByRole("textbox", { name: "texts 1" });
  await text.click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("Vigil 2");
  await expect(page.locator(".said-wrong").first()).toBeVisible();
  await page.getByRole("button", { name: "Words of the set" }).click();
  const sheet = page.getByRole("dialog");
  const keyword = sheet.getByRole("form", { name: "Add the keyword" });
  await expect(keyword.getByRole("button", { name: "Add the keyword" })).toBeDisabled();
  await keyword.getByLabel("English").fill("Vigil");
  await keyword.getByLabel("the text that it stands for").fill("At the end of your turn, draw {n} cards.");
  await keyword.getByRole("button", { name: "Add the keyword" }).click();
  const word = sheet.getByRole("form", { name: "Add the word" });
  await word.getByLabel("English").fill("Lantern Watch");
  await word.getByRole("button", { name: "Add the word" }).click();
  await expect(sheet.getByRole("listitem")).toHaveCount(2);
  await clean(page, "words of the set");
  await page.screenshot({ path: info.outputPath("words.png") });
  await page.keyboard.press("Escape");
  await expect(page.locator(".said-wrong")).toBeHidden();
  await expect(page.getByText("Nothing is wrong with the set.")).toBeVisible();
  // taken away, the card that speaks with it is wrong again
  await page.getByRole("button", { name: "Words of the set" }).click();
  await sheet.getByRole("button", { name: "Take Vigil away" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".said-wrong").first()).toBeVisible();
  expect(faults).toEqual([]);
});

test("a word of the set is read under the text that speaks of it, and shown as it is written", async ({
  page,
}, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Inky Fingers");
  await page.getByLabel("Game").selectOption("trails");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByRole("textbox", { name: "texts 1" }).fill("Other Inkbinder UNITs you control get +1/+0.");
  await expect(page.locator(".said-wrong").first()).toBeVisible();
  await page.getByRole("button", { name: "Words of the set" }).click();
  const word = page.getByRole("dialog").getByRole("form", { name: "Add the word" });
  await word.getByLabel("English").fill("Inkbinder");
  await word.getByLabel("Japanese").fill("綴じ師");
  await word.getByRole("button", { name: "Add the word" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".said-wrong")).toBeHidden();
  await expect(page.locator(".read-said").first()).toContainText("綴じ師");
  await page.getByRole("textbox", { name: "orgs", exact: true }).fill("Inkbinder");
  await expect(page.locator(".workshop-card")).toContainText("— Inkbinder");
  expect(faults).toEqual([]);
});

test("what is refused of a set that goes out is told where it was asked for", async ({ page }, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Too Many Moths");
  await page.getByLabel("Game").selectOption("dew");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByRole("button", { name: "Save and share" }).click();
  const sheet = page.getByRole("dialog");
  const rows = Array.from({ length: 31 }, (_, i) => `Moth ${i}\tCritter\tMoth\t1\t1\t1`);
  await sheet
    .getByRole("textbox", { name: "The table" })
    .fill(`name\ttype\tkin\tcost\tbite\tshell\n${rows.join("\n")}`);
  await sheet.getByRole("button", { name: "Add 31 cards" }).click();
  if (!(await sheet.isVisible())) await page.getByRole("button", { name: "Save and share" }).click();
  const asked = sheet.getByRole("button", { name: "Make a link" });
  await asked.click();
  const told = sheet.getByRole("alert").filter({ hasText: "30" });
  await expect(told).toBeInViewport();
  const [button, fault] = [await asked.boundingBox(), await told.boundingBox()];
  expect(fault!.y - (button!.y + button!.height)).toBeLessThan(30);
});

test("what is written in one tab is there in the other, when somebody comes to that", async ({
  page,
  context,
}, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Two Gardens");
  await page.getByLabel("Game").selectOption("dew");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const nameIn = (one: Page) => one.getByRole("textbox", { name: "name: English" });
  await expect(nameIn(page)).toHaveValue("Pantry Moth");
  const second = await context.newPage();
  await quick(second, { language: "en", sound: false });
  await second.goto(page.url());
  await nameIn(second).fill("Larder Moth");
  await expect(second.getByText("Kept in this browser")).toBeVisible();
  // what a browser tells a tab that somebody comes to; "kept" may have been said of what was there before
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(nameIn(page)).toHaveValue("Larder Moth", { timeout: 2000 });
  }).toPass({ timeout: 120_000 });
  await nameIn(page).fill("Kitchen Moth");
  await expect(async () => {
    await expect(page.getByText("Kept in this browser")).toBeVisible();
    await second.reload();
    await expect(nameIn(second)).toHaveValue("Kitchen Moth", { timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  // and it can be taken back as if it had been written here
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(nameIn(page)).toHaveValue("Larder Moth");
  expect(faults).toEqual([]);
});
