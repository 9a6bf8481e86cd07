/** `tefuda play --save`: the match is kept as it goes on, whatever ends it, and nothing else on the disk is harmed. */
import { spawn } from "node:child_process";
import fs, {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { hostname } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import type { MatchRecord } from "@tefuda/kernel";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Ran, tefuda } from "./run.ts";
import { withToy } from "./toy-game.ts";

const folders = withToy();
let file = "";
beforeEach(() => {
  for (const name of readdirSync(folders.work)) rmSync(join(folders.work, name), { recursive: true });
  file = join(folders.work, "game.json");
});

const TWO = ["play", "toy", "--seats", "human,human", "--seed", "3", "--decks", "big,big"];
const play = (typed: string[], ...more: string[]) => tefuda([...TWO, "--save", file, ...more], typed);
/** Plays on as it is asked: each line is made when the one before has been carried out. */
async function dialog(lines: (() => string | Promise<string>)[], path = file): Promise<Ran> {
  const input = new PassThrough();
  let out = "";
  const ran = await tefuda([...TWO, "--save", path], [], {
    input,
    out: (text) => {
      out += text;
      const next = text === "> " && lines.shift();
      if (next) void (async () => input.write(`${await next()}\n`))();
    },
  });
  return { ...ran, out };
}
const saved = (): MatchRecord => JSON.parse(readFileSync(file, "utf8")) as MatchRecord;
const answers = (): number => saved().choices.length;

describe("as it goes on", () => {
  test("everything answered is on the disk whenever somebody is asked", async () => {
    const found: number[] = [];
    const { code } = await dialog(
      ["1", "1", "undo", "1", "quit"].map((line) => () => {
        found.push(existsSync(file) ? answers() : 0);
        return line;
      }),
    );
    expect(found).toEqual([0, 1, 2, 1, 2]);
    expect(code).toBe(0);
    expect(readdirSync(folders.work)).toEqual(["game.json"]);
  });

  test("whoever stops it leaves the match, as with quit", async () => {
    const input = new PassThrough();
    input.write("pass\n");
    const { code, out } = await tefuda([...TWO, "--save", file], [], {
      input,
      onInterrupt: (stop) => {
        setTimeout(stop, 60);
        return () => {};
      },
    });
    expect([code, answers()]).toEqual([0, 1]);
    expect(out).toContain(`Saved to ${file}.`);
  });

  test("programs among themselves can be stopped too", async () => {
    const { code, out } = await tefuda(["play", "trails", "--seats", "greedy,greedy", "--save", file], [], {
      onInterrupt: (stop) => {
        stop();
        return () => {};
      },
    });
    expect([code, saved().game]).toEqual([0, "trails"]);
    expect(out).toMatch(/^.*\nSaved to .*\n$/);
  });
});

describe("a disk that fails", () => {
  const { writeSync, fsyncSync, renameSync } = fs;
  const whole = { writeSync, fsyncSync, renameSync };
  afterEach(() => {
    Object.assign(fs, whole);
    syncBuiltinESMExports();
  });
  /** From now on, or from a moment on, this of the system fails. */
  function fails(name: keyof typeof whole, code: string, when = () => true): void {
    const real = whole[name] as (...args: unknown[]) => unknown;
    Object.assign(fs, {
      [name]: (...args: unknown[]) => {
        if (when()) throw Object.assign(new Error(`${code}: what Node says`), { code });
        return real(...args);
      },
    });
    syncBuiltinESMExports();
  }

  test.each(["writeSync", "fsyncSync"] as const)("is told before a card is dealt: %s", async (name) => {
    fails(name, "ENOSPC");
    const { code, out, err } = await play(["pass", "quit"]);
    expect([code, out, err]).toEqual([2, "", `${file} cannot be written: the disk is full\n`]);
    expect(readdirSync(folders.work)).toEqual([]);
  });

  test.each(["writeSync", "fsyncSync", "renameSync"] as const)(
    "later leaves the old file whole, and is told once and at the end: %s",
    async (name) => {
      await play(["pass", "quit"]);
      const before = readFileSync(file, "utf8");
      let full = false;
      fails(name, "ENOSPC", () => full);
      const { code, out, err } = await dialog([
        () => {
          full = true;
          return "pass";
        },
        () => "pass",
        () => "quit",
      ]);
      expect(code).toBe(2);
      expect(err).toBe(`Not saved: ${file} cannot be written: the disk is full\n`.repeat(2));
      expect(out).not.toContain("Saved");
      expect(readFileSync(file, "utf8")).toBe(before);
      expect(readdirSync(folders.work)).toEqual(["game.json"]);
    },
  );

  test("and works again is told, and nothing is lost", async () => {
    let full = false;
    fails("writeSync", "EDQUOT", () => full);
    const answer = (state: boolean) => (): string => {
      full = state;
      return "1";
    };
    const { code, err } = await dialog([answer(true), answer(false), answer(false), () => "quit"]);
    expect(err).toBe(
      `Not saved: ${file} cannot be written: the disk is full\nThe match is kept in ${file} again.\n`,
    );
    expect([code, answers()]).toEqual([0, 3]);
  });
});

describe("a place where nothing can be kept is told before a card is dealt", () => {
  test.each<[string, () => void, string]>([
    ["", () => {}, "a file has a name"],
    ["FOLDER", () => {}, "FOLDER is no file"],
    ["FOLDER/new/", () => {}, "FOLDER/new/ is no file"],
    ["/dev/full", () => {}, "/dev/full is no file"],
    [`FOLDER/${"x".repeat(300)}`, () => {}, "cannot be written: its name is too long"],
    ["FOLDER/a\0b", () => {}, "cannot be written: no file has such a name"],
    ["FOLDER/a.txt/b", () => writeFileSync(join(folders.work, "a.txt"), "x"), "cannot be written: "],
    [
      "FOLDER/round",
      () => symlinkSync(join(folders.work, "round"), join(folders.work, "round")),
      "cannot be written: links lead in a circle there",
    ],
    [
      "FOLDER/link",
      () => {
        writeFileSync(join(folders.work, "letter.txt"), "Dear Ann,\n");
        symlinkSync("letter.txt", join(folders.work, "link"));
      },
      "FOLDER/link is there already and is no saved match; it is left as it is",
    ],
  ])("%j", async (name, lay, message) => {
    lay();
    const before = readdirSync(folders.work);
    const path = name.replace("FOLDER", folders.work);
    const { code, out, err } = await tefuda([...TWO, "--save", path], ["quit"]);
    expect([code, out]).toEqual([2, ""]);
    expect(err.replaceAll(folders.work, "FOLDER").replaceAll("\\u0000", "\0")).toContain(message);
    expect(readdirSync(folders.work)).toEqual(before);
  });
});

describe("what lies there", () => {
  test("keeps its rights", async () => {
    await play(["quit"]);
    chmodSync(file, 0o640);
    await play(["pass", "quit"]);
    expect(answers()).toBe(1);
    expect(statSync(file).mode & 0o777).toBe(0o640);
  });

  test("stays a link, and is written where it leads, even if nothing is there yet", async () => {
    mkdirSync(join(folders.work, "deep"));
    symlinkSync("second", file);
    symlinkSync("deep/real.json", join(folders.work, "second"));
    for (const typed of [["quit"], ["pass", "quit"]]) expect((await play(typed)).code).toBe(0);
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(readlinkSync(file)).toBe("second");
    expect(readdirSync(join(folders.work, "deep"))).toEqual(["real.json"]);
    expect(answers()).toBe(1);
  });

  test("is left alone where somebody put a letter in its place meanwhile", async () => {
    const { code, err } = await dialog([
      () => "pass",
      () => {
        writeFileSync(file, "Dear Ann,\n");
        return "pass";
      },
      () => "quit",
    ]);
    expect(code).toBe(2);
    expect(err).toContain(`${file} is there already and is no saved match; it is left as it is`);
    expect(readFileSync(file, "utf8")).toBe("Dear Ann,\n");
  });
});

describe("two programs and one file", () => {
  test("the second is told, by whatever way it goes there", async () => {
    const link = join(folders.work, "link.json");
    symlinkSync(file, link);
    const second: Ran[] = [];
    const { code, out } = await dialog([
      () => "pass",
      async () => {
        second.push(await tefuda([...TWO, "--save", link], ["quit"]));
        return `save ${link}`;
      },
      () => "quit",
    ]);
    expect(second).toMatchObject([{ code: 2 }]);
    expect(second[0]!.err).toContain(
      `another program (process ${process.pid}) keeps its match in ${link}; if it does not run any more, delete ${file}.lock`,
    );
    // but who has it may save there by any name of it
    expect(out).toContain(`Saved to ${link}.`);
    expect([code, answers()]).toEqual([0, 1]);
    expect(readdirSync(folders.work).toSorted()).toEqual(["game.json", "link.json"]);
  });

  test.each([
    ["of a program that has ended", `2147483646 ${hostname()}\n`, true],
    ["of one that had the number of this one", `${process.pid} ${hostname()}\n`, true],
    ["of one that runs", `${process.ppid} ${hostname()}\n`, false],
    ["of another machine", "1 elsewhere\n", false],
    ["that is none", "Dear Ann,\n", false],
  ])("a lock %s", async (_, text, taken) => {
    writeFileSync(`${file}.lock`, text);
    const { code, err } = await play(["pass", "quit"]);
    expect(code).toBe(taken ? 0 : 2);
    if (taken) expect(readdirSync(folders.work)).toEqual(["game.json"]);
    else {
      expect(err).toContain(`delete ${file}.lock`);
      expect(readFileSync(`${file}.lock`, "utf8")).toBe(text);
    }
  });

  test("one from before the machine was started is nobody's any more", async () => {
    writeFileSync(`${file}.lock`, `${process.ppid} ${hostname()}\n`);
    fs.utimesSync(`${file}.lock`, 1000, 1000);
    expect((await play(["quit"])).code).toBe(0);
  });
});

describe("a process", () => {
  const command = fileURLToPath(new URL("../bin/tefuda.mjs", import.meta.url));
  test("whose words find no room says so, keeps the match and gives the file free", async () => {
    const path = join(folders.work, "full.json");
    const full = openSync("/dev/full", "w");
    const child = spawn(
      process.execPath,
      [command, "play", "tails", "--seats", "human,human", "--seed", "1", "--save", path],
      { stdio: ["pipe", full, "pipe"], env: { ...process.env, LC_ALL: "C" } },
    );
    closeSync(full);
    let err = "";
    child.stderr!.on("data", (text) => {
      err += text;
    });
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect([code, err]).toEqual([2, "what is told cannot be written: the disk is full\n"]);
    expect(readdirSync(folders.work)).toEqual(["full.json"]);
  });

  type Child = ReturnType<typeof run>;
  function run(name: string) {
    const path = join(folders.work, `${name}.json`);
    const line = [command, "play", "tails", "--seats", "human,human", "--seed", "1", "--save", path];
    const child = spawn(process.execPath, line, { stdio: "pipe" });
    let err = "";
    child.stderr.on("data", (text) => {
      err += text;
    });
    child.stdin.on("error", () => {});
    const code = new Promise<number | null>((resolve) => child.on("close", resolve));
    return { child, path, code, err: () => err };
  }
  /** When it has been asked twice, and the first answer been given, something ends it. */
  async function ended(name: string, how: (child: Child["child"]) => void) {
    const { child, path, code, err } = run(name);
    let out = "";
    const asked = (times: number): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (out.split("\n> ").length > times) resolve();
          else child.stdout.once("data", () => setImmediate(look));
        };
        look();
      });
    child.stdout.on("data", (text) => {
      out += text;
    });
    await asked(1);
    child.stdin.write("1\n");
    await asked(2);
    how(child);
    const record = JSON.parse(await code.then(() => readFileSync(path, "utf8"))) as MatchRecord;
    return {
      code: await code,
      err: err(),
      answers: record.choices.length,
      locked: existsSync(`${path}.lock`),
    };
  }

  test("that is ended in any way has kept the match", async () => {
    const ways: [string, (child: Child["child"]) => void][] = [
      ["SIGINT", (child) => child.kill("SIGINT")],
      ["SIGHUP", (child) => child.kill("SIGHUP")],
      ["SIGKILL", (child) => child.kill("SIGKILL")],
      [
        "output",
        (child) => {
          child.stdout.destroy();
          child.stdin.write("table\n");
        },
      ],
    ];
    const found = await Promise.all(ways.map(([name, how]) => ended(name, how)));
    const kept = { code: 0, err: "", answers: 1, locked: false };
    expect(found).toEqual([kept, kept, { ...kept, code: null, locked: true }, kept]);
  });
});
