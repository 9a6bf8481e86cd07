/** Command lines, with files of every sort to name and lines that are typed; nothing is written but what is asked for. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Readable } from "node:stream";
import { main } from "@tefuda/cli/cli";
import { recordIn } from "@tefuda/cli/files";
import type { Io } from "@tefuda/cli/io";
import { Match } from "@tefuda/kernel";
import { type GameEntry, gameEntry, loadGame } from "@tefuda/referee/games";
import { among } from "@tefuda/referee/subset";
import { bytesOf, spoilFile } from "../../fuzz/files.ts";
import { KEYWORDS, NUMBERS, noise, ODD, spoil } from "../../fuzz/strings.ts";
import { checkWords } from "../../fuzz/words.ts";
import type { World } from "../../fuzz/world.ts";
import type { Dice } from "../dice.ts";
import { accepted, Broken, type Door, type Outcome, refused } from "../door.ts";

interface Line {
  argv: string[];
  typed: string[];
  /** What lies in the file that the line may name, in bytes. */
  file: Buffer;
}

export const commands: Door = {
  name: "commands",
  about: "command lines and what is typed in them, with good and bad files",
  share: 40,
  async open(world) {
    const home = new Home(world);
    await home.furnish();
    return {
      make: (dice) => home.line(dice),
      show: (input) => {
        const { argv, typed, file } = input as Line;
        return `${JSON.stringify(argv)}\n${JSON.stringify(typed)}\n${file.toString("utf8")}`;
      },
      put: (input) => home.run(input as Line),
    };
  },
};

/** Of more that is written nothing is kept. */
const MOST_WRITTEN = 2_000_000;
/** Milliseconds after which somebody presses Ctrl-C. */
const PATIENCE = 150;

/** A folder with files to name, and a small edition of the game: its cards are read anew by every command. */
class Home {
  private readonly world: World;
  private readonly small: string;
  private readonly work: string;
  private readonly texts: string[] = [];

  constructor(world: World) {
    this.world = world;
    this.small = join(world.folder, "small");
    this.work = world.folder;
  }

  async furnish(): Promise<void> {
    const { world, small } = this;
    const list = world.lists[0]!;
    const file = world.listFiles.find(({ path }) => path.includes(list.id))!;
    for (const name of ["cards", "decks", "rulebook", "scenarios"])
      mkdirSync(join(small, name), { recursive: true });
    const inList = world.loaded.book.cards.filter(({ name }) => list.cards.includes(name));
    for (const { path, text } of world.cards.only(among(inList)))
      writeFileSync(join(small, "cards", path.split("/").at(-1)!), text);
    for (const name of ["left", "right"]) writeFileSync(join(small, "decks", `${name}.yaml`), file.text);
    for (const rules of world.ruleFiles) writeFileSync(join(small, "rulebook", "rules.yaml"), rules.text);
    const { game, pack, cardFiles } = await this.inSmall(() => loadGame(world.loaded.pack.id));
    const match = new Match(game, {
      seed: 1,
      lists: Array(game.seats.min).fill(list.cards),
      settings: pack.simulation,
    });
    while (match.length < 12 && !match.over) {
      const seat = match.asked!;
      const { shape, min, options } = match.view(seat).question!;
      const words = options.map((option) => option.notation);
      match.answer(seat, shape === "some" ? words.slice(0, min) : words.at(-1)!);
    }
    this.texts.push(
      `${JSON.stringify(match.record(), null, 1)}\n`,
      cardFiles[0]!.text.slice(0, 3000),
      file.text,
      world.scenarioFiles[0]?.text.slice(0, 1500) ?? "",
      `${[...world.texts.values()][0]!.slice(0, 5).join("\n")}\n`,
    );
    writeFileSync(join(this.work, "good.json"), this.texts[0]!);
    writeFileSync(join(this.work, "list.yaml"), file.text);
    mkdirSync(join(this.work, "folder"), { recursive: true });
  }

  /** Lets something run with the small edition in the place of the whole game. */
  private async inSmall<T>(run: () => Promise<T>): Promise<T> {
    const entry = gameEntry(this.world.loaded.pack.id) as GameEntry & { folder?: string };
    const whole = entry.folder;
    entry.folder = this.small;
    try {
      return await run();
    } finally {
      if (whole === undefined) delete entry.folder;
      else entry.folder = whole;
    }
  }

  line(dice: Dice): Line {
    const { id } = this.world.loaded.pack;
    const text = dice.pick(this.texts);
    const spoiled = dice.once(2)
      ? text
      : spoilFile(text, dice, this.texts, [JSON.parse(this.texts[0]!) as unknown]);
    const argv = dice
      .pick(LINES)
      .split(" ")
      .map((word) =>
        word.replace("GAME", id).replace("FILE", join(this.work, "trial")).replace("WORK", this.work),
      );
    for (let n = dice.once(2) ? 0 : dice.few(4); n > 0; n--) dice.pick(CHANGES)(argv, dice, id);
    return { argv: this.harmless(argv), typed: this.typed(dice), file: bytesOf(spoiled, dice) };
  }

  /** What measures, takes many processors or goes through every game, is only tried in a smaller way. */
  private harmless(argv: readonly string[]): string[] {
    const words = argv.map((word) => word.replaceAll("\0", "␀"));
    if (words.includes("bench")) return [...words, "--games", "0"];
    if (words.includes("scenario")) return [...words, join(this.work, "trial")];
    const { id } = this.world.loaded.pack;
    if (words.includes("--check") && !words.includes(id)) return [...words, id];
    const workers = words.some((word) => word.startsWith("-w") || word.startsWith("--workers"));
    if (workers) return [...words, "--workers", "0"];
    return words.includes("simulate") ? [...words, "-n", "3"] : words;
  }

  /** What somebody types in a game. */
  private typed(dice: Dice): string[] {
    const names = this.world.loaded.book.cards.map((card) => card.name);
    return Array.from({ length: dice.below(12) }, () => {
      const words = dice.pick(TYPED).replace("NAME", dice.pick(names)).replace("WORK", this.work);
      return dice.once(3) ? spoil(words, dice, TYPED) : dice.once(8) ? noise(dice, 20) : words;
    });
  }

  async run({ argv, typed, file }: Line): Promise<Outcome> {
    writeFileSync(join(this.work, "trial"), file);
    const before = this.contents();
    let out = "";
    let err = "";
    const io: Io = {
      out: (text) => {
        if (out.length < MOST_WRITTEN) out += text;
      },
      err: (text) => {
        if (err.length < MOST_WRITTEN) err += text;
      },
      input: Readable.from(typed.map((line) => `${line}\n`)),
      tty: false,
      errTty: false,
      columns: 100,
      onInterrupt(stop) {
        const timer = setTimeout(stop, PATIENCE);
        return () => clearTimeout(timer);
      },
    };
    const code = await this.inSmall(() => main(argv, io));
    const given = JSON.stringify([argv, typed, file.toString("utf8")]);
    this.tidyUp(before, argv, typed);
    if (code === 0) return accepted();
    if (code !== 1 && code !== 2) throw new Broken(`exit code ${code}`);
    if (code === 2 && err.trim() === "" && out.trim() === "") throw new Broken("refused without a word");
    if (err !== "") checkWords(err, given);
    return refused(err.trim() === "" ? out.trim().split("\n").at(-1)! : err.trim());
  }

  /** Every file below, with its size and the time of its last change. */
  private contents(): Map<string, string> {
    const found = new Map<string, string>();
    const look = (folder: string): void => {
      for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        const stat = statSync(path);
        if (stat.isDirectory()) look(path);
        else found.set(path, `${stat.size} ${stat.mtimeMs}`);
      }
    };
    look(this.world.folder);
    return found;
  }

  /** What was written has to be a whole match where one was asked for; it is taken away again. */
  private tidyUp(
    before: ReadonlyMap<string, string>,
    argv: readonly string[],
    typed: readonly string[],
  ): void {
    const after = this.contents();
    for (const [path, was] of before) {
      const now = after.get(path);
      if (now === undefined) throw new Broken(`${relative(this.world.folder, path)} is gone`);
      if (now !== was) this.wholeMatch(path, argv, typed);
    }
    for (const path of after.keys()) {
      if (before.has(path)) continue;
      this.wholeMatch(path, argv, typed);
      rmSync(path);
    }
  }

  private wholeMatch(path: string, argv: readonly string[], typed: readonly string[]): void {
    const asked =
      argv.some((word) => word.startsWith("--save")) || typed.some((line) => /^\s*save\b/i.test(line));
    const name = relative(this.world.folder, path);
    if (!asked) throw new Broken(`${name} was written, and nobody asked for it`);
    try {
      recordIn({ path: name, text: readFileSync(path, "utf8") });
    } catch {
      throw new Broken(`${name} was written, and is no saved match`);
    }
    if (path.endsWith("good.json")) writeFileSync(path, this.texts[0]!);
  }
}

const LINES: readonly string[] = [
  "play GAME --seats random,random --seed 4",
  "play GAME --seats human,random --seed 5",
  "play GAME --seats human,human --seed 6 --decks left,right",
  "play GAME --seats human,human --decks FILE,list.yaml --json",
  "play GAME --seats random,random --seed 7 --save WORK/new.json",
  "play GAME --seats human,random --resume FILE --save WORK/new.json",
  "play GAME --resume WORK/good.json --save FILE",
  "play GAME --seats human,human --resume good.json",
  "play GAME --decks FILE",
  "simulate GAME --games 2 --seed 3",
  "simulate GAME --bots random,random --decks left,FILE --json",
  "simulate GAME --turn-limit 5 --rules",
  "scenario FILE",
  "scenario FILE --game GAME --way all --json",
  "scenario WORK --only x",
  "cards check FILE",
  "cards check --game GAME FILE WORK/list.yaml --json",
  "cards read --game GAME --lines FILE",
  "cards read --game GAME --lines FILE --json --lang ja",
  "cards read --text x",
  "cards list GAME --type x",
  "cards list GAME --json",
  "rules",
  "rules GAME",
  "rules GAME 1",
  "rules GAME GAME-1.1 --json",
  "rules GAME --check",
  "replay FILE",
  "replay FILE --at 3 --as A",
  "replay FILE --step",
  "replay WORK/good.json --json",
  "replay good.json --step --at 2 --as B",
  "bench GAME",
  "--help",
  "play --help",
  "--version",
  "",
];

const TYPED: readonly string[] = [
  "1",
  "2",
  "0",
  "1 2 3",
  "999",
  "end phase",
  "pass",
  "help",
  "?",
  "table",
  "log",
  "log 5",
  "log -5",
  "log x",
  "why",
  "why end phase",
  "why play NAME",
  "look NAME",
  "look",
  "play NAME",
  "attack NAME > player",
  "use NAME 1",
  "undo",
  "redo",
  "save",
  "save WORK/typed.json",
  "save typed.json",
  "save WORK/folder",
  "save WORK/no/such/place.json",
  "save good.json",
  "save trial",
  "b",
  "q",
  "",
  "quit",
  "give up",
];

const FLAGS: readonly string[] = [
  "--json",
  "--seed",
  "--games",
  "--decks",
  "--seats",
  "--save",
  "--resume",
  "--bots",
  "--way",
  "--only",
  "--lang",
  "--text",
  "--lines",
  "--at",
  "--as",
  "--step",
  "--check",
  "--rules",
  "-n",
  "-s",
  "-h",
  "--",
  "-",
  "--no-json",
  "--constructor",
  "--__proto__",
];

const CHANGES: readonly ((argv: string[], dice: Dice, game: string) => void)[] = [
  (argv, dice) => void argv.splice(dice.below(argv.length), 1),
  (argv, dice) => {
    const at = dice.below(argv.length);
    argv.splice(at, 0, argv[at] ?? "");
  },
  (argv, dice) => {
    const [a, b] = [dice.below(argv.length || 1), dice.below(argv.length || 1)];
    [argv[a], argv[b]] = [argv[b] ?? "", argv[a] ?? ""];
  },
  (argv, dice) => void argv.splice(dice.below(argv.length + 1), 0, dice.pick(FLAGS)),
  (argv, dice) => {
    argv[dice.below(argv.length || 1)] = dice.pick([dice.pick(NUMBERS), dice.pick(KEYWORDS), noise(dice, 8)]);
  },
  (argv, dice) => {
    const at = dice.below(argv.length || 1);
    argv[at] = (argv[at] ?? "") + dice.pick(ODD);
  },
  (argv, dice, game) => {
    argv[dice.below(argv.length || 1)] = spoil(game, dice, [game, ...argv]);
  },
  (argv, dice) => void argv.push(...dice.pick(LINES).split(" ").slice(1)),
];
