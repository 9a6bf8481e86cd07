/** Where the same games are played: in Node by either back end of the kernel, and in a real Chromium. */
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type Game, generateCode } from "@tefuda/kernel";
import { type LoadedGame, loadGame } from "@tefuda/referee/games";
import { build, type Rollup } from "vite";
import { openBrowser } from "../../../../scripts/chromium.ts";
import { HashedGames, type Plan, type Played } from "../platforms/play.ts";

/** One of the places that are compared. */
export interface Side {
  name: string;
  play(from: number, count: number): Promise<Played>;
  /** The hash of a game after each answer. */
  steps(game: number): Promise<number[]>;
  /** The whole state of a game after so many answers. */
  state(game: number, answers: number): Promise<number[]>;
  close(): Promise<void>;
}

/** How a game is made ready to be run in Node. The page runs it as it is put together, by the interpreter. */
const BACK_ENDS: Readonly<Record<string, (game: Game) => void>> = {
  codegen: generateCode,
  interpreter: ({ code }) => {
    if (code.lists.length > 0) throw new Error("a game is made into code before anybody asked for it");
  },
};

/** All sides of a game. Each puts the game together for itself. */
export async function openSides(plan: Plan): Promise<Side[]> {
  const sides: Side[] = [];
  for (const [name, prepare] of Object.entries(BACK_ENDS)) {
    const { game } = await loadGame(plan.game);
    prepare(game);
    sides.push(here(`Node, ${name}`, new HashedGames(game, plan)));
  }
  // The page is asked first: it plays while this process is busy with the others.
  return [await inChromium(plan, await loadGame(plan.game)), ...sides];
}

export function here(name: string, games: HashedGames): Side {
  return {
    name,
    async play(from, count) {
      // Lets what was asked of the other sides get out first.
      await setImmediate();
      return games.play(from, count);
    },
    steps: async (game) => games.steps(game),
    state: async (game, answers) => games.state(game, answers),
    close: async () => {},
  };
}

async function inChromium(plan: Plan, { game, cardFiles }: LoadedGame): Promise<Side> {
  const code = await bundle();
  const browser = await openBrowser();
  const page = await browser.newPage();
  const call = <T>(name: string, ...args: unknown[]): Promise<T> =>
    page.evaluate<T>(`tefuda.${name}(${args.map((arg) => JSON.stringify(arg)).join(", ")})`);
  try {
    await page.addScriptTag({ content: code });
    const fingerprint = await call<string>("open", plan, cardFiles);
    if (fingerprint !== game.fingerprint)
      throw new Error(`the page has another ${plan.game}: ${fingerprint}, here it is ${game.fingerprint}`);
  } catch (error) {
    await browser.close();
    throw error;
  }
  return {
    name: `Chromium ${browser.version()}`,
    play: (from, count) => call("play", from, count),
    steps: (g) => call("steps", g),
    state: (g, answers) => call("state", g, answers),
    close: () => browser.close(),
  };
}

/** The page's script, built as the table in the browser is, but into one piece and not onto the disk. */
async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      lib: { entry: join(import.meta.dirname, "page.ts"), name: "tefuda", formats: ["iife"] },
    },
  })) as Rollup.RollupOutput[];
  const { output } = built[0]!;
  if (output.length !== 1) throw new Error(`the page's script came out in ${output.length} pieces`);
  return output[0].code;
}
