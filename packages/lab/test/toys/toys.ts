/** Toy sets: a few plain cards made here, put together with the rules of a real game, and decks of them. */
import type { Beside } from "@tefuda/lab/beside";
import { lapsingPlans, variedPlan } from "@tefuda/lab/beside";
import { MEASURES } from "@tefuda/lab/measures/index";
import type { Measured } from "@tefuda/lab/measures/measure";
import { meetingPlan } from "@tefuda/lab/meeting-plan";
import type { Plan } from "@tefuda/lab/play";
import { printedOf } from "@tefuda/lab/printed";
import { runHere } from "@tefuda/lab/run";
import { Study } from "@tefuda/lab/study";
import { assembleOrThrow, type LoadedGame, loadGame } from "@tefuda/referee/games";
import { readSet } from "@tefuda/referee/own-set";

export interface Deck {
  id: string;
  cards: readonly string[];
}
export interface Toy {
  game: string;
  cards: readonly object[];
  decks: readonly Deck[];
  /** Cards of a later set, which some of the decks hold. */
  later?: readonly object[];
  /** Rulings on the cards, as a file has them. */
  rulings?: readonly object[];
}

/** How it is played. */
export interface Played {
  player: string;
  games: number;
  /** Which of the runs beside are played as well, and of how many games. */
  lapsing?: number;
  varied?: number;
}

const never = { asked: false, whenAsked: new Promise<void>(() => {}) };
const file = (path: string, text: unknown) => ({ path, text: JSON.stringify(text) });

async function loadedOf({ game, cards, later }: Toy): Promise<LoadedGame> {
  const real = await loadGame(game);
  const own = file("toy.yaml", cards);
  const sets = later
    ? [readSet("later", [game], file("later.yaml", { name: "Later", game, cards: later }))]
    : [];
  const cardFiles = [own, ...sets.flatMap((set) => set.cards)];
  return { ...real, cardFiles, sets, ...assembleOrThrow(real.pack, cardFiles) };
}

/** All measures of a toy, by their names. */
export async function measuresOf(toy: Toy, played: Played): Promise<Map<string, Measured>> {
  const loaded = await loadedOf(toy);
  const study = async (plan: Plan, games: number): Promise<Study> =>
    new Study(loaded, plan, await runHere(plan, games, loaded, never, () => {}));
  const plan = meetingPlan(loaded, toy.decks, played.player, 1);
  const meeting = await study(plan, played.games);
  const beside: Beside = {};
  const printed = await printedOf(loaded, [file("rulings.yaml", toy.rulings ?? [])]);
  if (printed) beside.printed = printed;
  if (played.varied) beside.varied = await study(variedPlan(loaded, plan), played.varied);
  if (played.lapsing) {
    const lapsing: Study[] = [];
    for (const one of lapsingPlans(plan)) lapsing.push(await study(one, played.lapsing));
    beside.lapsing = lapsing;
  }
  return new Map(MEASURES.map(({ id, measure }) => [id, measure(meeting, beside)]));
}
