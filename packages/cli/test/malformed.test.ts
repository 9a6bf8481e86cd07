/** Arguments that cannot be used, and what is no file: refused with where and what. */
import { execFileSync } from "node:child_process";
import { symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Refusing } from "./refusing.ts";
import { tefuda } from "./run.ts";
import { withToy } from "./toy-game.ts";

withToy();
const { folder, refused } = new Refusing();

describe("arguments", () => {
  test.each<[string, string | RegExp]>([
    ["sumulate toy", 'there is no command "sumulate"; did you mean simulate?'],
    ["simulate", "<game> is missing"],
    ["simulate toy more", "too many arguments: at most 1 can be taken"],
    ["simulate tou", 'there is no game "tou"; there is ttcg'],
    ["simulate tou", "did you mean toy?"],
    ["simulate toy --games", "a value is missing behind -n, --games <n>"],
    ["simulate toy --games many", '"many" is not a whole number.'],
    ["simulate toy --games 1.5", '"1.5" is not a whole number.'],
    ["simulate toy --games 0", "It has to be from 1 to 10000000."],
    ["simulate toy --games -4", "It has to be from 1 to 10000000."],
    ["simulate toy --games 99999999999999999999", "is not a whole number."],
    ["simulate toy --seed x", '"x" is not a whole number.'],
    ["simulate toy --seed -1", "It has to be from 0 to 2000000000."],
    ["simulate toy --seed 1e3", '"1e3" is not a whole number.'],
    ["simulate toy --workers 0", "It has to be from 1 to 256."],
    ["simulate toy --workers 257", "It has to be from 1 to 256."],
    ["simulate toy --workers many", '"many" is not a whole number.'],
    ["simulate toy --games 1e12", '"1e12" is not a whole number.'],
    ["simulate toy --games 1000000000000", "It has to be from 1 to 10000000."],
    ["simulate toy --turn-limit 99999", "It has to be from 1 to 9999."],
    ["packs trails --open 999999999999", "It has to be from 1 to 10000000."],
    ["bench toy --memory 999999999999", "It has to be from 0 to 100000000."],
    [
      "simulate toy --bots greed,random",
      'there is no player "greed"; there is random, greedy, greedy-1, novice, apprentice, journeyman, expert or master; did you mean greedy?',
    ],
    ["simulate toy --bots random,random,random", "toy has 2 seats, and --bots names 3 players"],
    ["simulate toy --bots human,random", 'there is no player "human"'],
    ["simulate toy --bots ,", "It is a list of names with commas between."],
    [
      "simulate toy --decks bog,small",
      'there is no deck "bog" and no such file; there is big, small, third; did you mean big?',
    ],
    ["simulate toy --turn-limit none", '"none" is not a whole number.'],
    ["simulate toy --game 5", "there is no option --game here; did you mean --games?"],
    ["play nothing", 'there is no game "nothing"'],
    ["play toy --seats human", "toy has 2 seats, and --seats names 1 players"],
    ["play toy --seats human,ghost", 'there is no player "ghost"'],
    ["duel toy greedy random --playouts 10", "neither greedy nor random does"],
    ["play toy --decks big,small,third", "3 decks for 2 seats"],
    ["play toy --save FOLDER/no/such/place.json", 'there is no folder "FOLDER/no/such"'],
    ["play toy --resume FOLDER/missing.json", 'there is no file "FOLDER/missing.json"'],
    [
      "play toy --resume FOLDER/missing.json --seed 4",
      "a match that is resumed has its decks, its format and its seed already",
    ],
    ["scenario FOLDER/missing", "there is no such file or folder"],
    ["scenario FOLDER", "no scenario files in"],
    ["scenario FOLDER --game tol", 'there is no game "tol"'],
    ["scenario FOLDER --way 5", "It is one of 1, 2, 3, 4, all."],
    ["rules", "which game? There is ttcg"],
    ["rules trolls", 'there is no game "trolls"'],
    ["rules toy toy-33", 'there is no rule "toy-33"; did you mean toy-3'],
    ["rules toy toy-3 --check", "--check looks at all rules of a game"],
    ["rules toy toy-3 toy-4", "too many arguments: at most 2 can be taken"],
    ["replay", "<file> is missing"],
    ["replay FOLDER/missing.json", 'there is no file "FOLDER/missing.json"'],
    ["replay FOLDER", "FOLDER is no file"],
    ["play ttc\u200bg", 'there is no game "ttc\\u200Bg"; there is ttcg'],
    ["play t\u043ey", 'there is no game "t\\u043Ey"; there is ttcg'],
    ["replay \u0434\u0430\u043d.json", 'there is no file "\u0434\u0430\u043d.json"'],
    ["simulate toy --ga\u00admes 5", "there is no option --ga\\u00ADmes here; did you mean --games?"],
    ["replay x --as E", "It is one of A, B, C, D, spectator."],
    ["replay x --at -1", "It has to be from 0 to"],
    ["cards list", "<game> is missing"],
    ["cards list none", 'there is no game "none"'],
    ["cards reed", 'there is no command "reed"; did you mean read?'],
    ["cards check", "<files> is missing"],
    ["cards check --game toy FOLDER/none.yaml", 'there is no file "FOLDER/none.yaml"'],
    ["cards read --game toy", "give either --text with a card text or --lines"],
    ["cards read --game toy --text a --lines b", "give either --text with a card text or --lines"],
    ["cards read --game toy --lines FOLDER/none.txt", 'there is no file "FOLDER/none.txt"'],
    ["cards read --game toy --text a --lang fr", "It is one of en, ja."],
    ["bench toy --games few", '"few" is not a whole number.'],
    ["--nonsense", "there is no option --nonsense here"],
  ])("tefuda %s", async (line, message) => {
    await refused(line.split(" "), message);
  });
});

describe("what is no file", () => {
  test.each([
    ["cards check --game toy FOLDER", "FOLDER/set.yaml:1:1: the folder of a set has a file set.yaml"],
    ["cards read --game toy --lines FOLDER", "FOLDER:1:1: this is no file"],
    ["play toy --decks FOLDER,small", "FOLDER:1:1: this is no file"],
  ])("tefuda %s", async (line, message) => {
    await refused(line.split(" "), message);
  });

  test.each([
    ["replay /dev/zero", "/dev/zero is no file"],
    ["play toy --resume FOLDER/pipe", "FOLDER/pipe is no file"],
    ["play toy --save FOLDER/pipe", "FOLDER/pipe is no file"],
    ["play toy --decks /dev/zero", "/dev/zero:1:1: this is no file"],
    ["cards check --game toy FOLDER/pipe", "FOLDER/pipe:1:1: this is no file"],
    ["scenario --game toy /dev/zero", "/dev/zero:1:1: this is no file"],
    ["replay FOLDER/huge", "FOLDER/huge:1:1: a file has at most 16000000 bytes"],
    ["cards read --game toy --lines FOLDER/huge", "FOLDER/huge:1:1: a file has at most 16000000 bytes"],
    ["cards check --game toy FOLDER/huge", "FOLDER/huge:1:1: a file has at most 16000000 bytes"],
    ["scenario --game toy FOLDER/huge", "FOLDER/huge:1:1: a file has at most 16000000 bytes"],
  ])("without end, or too large to be looked into: tefuda %s", async (line, message) => {
    execFileSync("mkfifo", [join(folder, "pipe")]);
    writeFileSync(join(folder, "huge"), "");
    truncateSync(join(folder, "huge"), 2_500_000_000);
    const { code, out, err } = await tefuda(line.split(" ").map((arg) => arg.replace("FOLDER", folder)));
    expect((out + err).replaceAll(folder, "FOLDER")).toContain(message);
    expect(code).toBeGreaterThan(0);
  });

  test("a folder that leads into itself", async () => {
    symlinkSync(folder, join(folder, "again"));
    symlinkSync(join(folder, "nowhere"), join(folder, "gone"));
    await refused(["scenario", "FOLDER"], "no scenario files in");
  });

  test("more texts than are read at once", async () => {
    await refused(
      ["cards", "read", "--game", "toy", "--lines", "FILE"],
      "FILE:1:1: a file of this kind has at most 15000000 letters",
      "x\n".repeat(7_600_000),
    );
  });
});
