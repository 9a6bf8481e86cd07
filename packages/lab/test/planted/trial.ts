/** A trial of the findings in one game: sets with planted defects and one without, and what was found in them. */
import { keepInterpreted } from "@tefuda/kernel";
import { type Finding, type FindingKind, findingsOf } from "@tefuda/lab/findings/index";
import { assembleOrThrow, type LoadedGame, loadLists } from "@tefuda/referee/games";
import type { Source } from "./grounds.ts";
import { type Clean, fileOf, type Plant, Planter } from "./plant.ts";
import { isReal } from "./verify.ts";

/** Kinds whose plants do not change what is true of one another. */
const TOGETHER: readonly (readonly FindingKind[])[] = [
  ["useless", "endless"],
  ["neverPlayable", "strictlyBetter"],
];

/** Planted beyond those that are wanted, for such as games do not bear out. */
const SPARE = 2;

/** The ready decks of a game, as names of cards. */
export const decksOf = (loaded: LoadedGame): (readonly string[])[] =>
  loadLists(loaded).map(({ cards }) => cards);

export interface Trial {
  game: string;
  /** By kind: plants that games bore out, and those of them that were found. */
  planted: Record<FindingKind, number>;
  found: Record<FindingKind, number>;
  missed: Plant[];
  /** Plants that games did not bear out, which count for nothing. */
  notReal: Plant[];
  clean: number;
  /** Findings about cards without a defect: in the clean set, and beside the planted cards. */
  false: Finding[];
  seconds: number;
}

export async function trialOf(loaded: LoadedGame, seed: number, each: number, clean: number): Promise<Trial> {
  const planter = new Planter(loaded, seed);
  const none = (): Record<FindingKind, number> => ({
    useless: 0,
    neverPlayable: 0,
    strictlyBetter: 0,
    endless: 0,
  });
  const trial: Trial = {
    game: loaded.pack.id,
    ...{ planted: none(), found: none(), missed: [], notReal: [], clean, false: [], seconds: 0 },
  };
  for (const kinds of TOGETHER) {
    const plants = kinds.flatMap((kind) => Array.from({ length: each + SPARE }, () => planter.plant(kind)));
    const set = withCards(
      loaded,
      plants.flatMap(({ sources }) => sources),
    );
    const findings = await timed(trial, set);
    const names = new Set(plants.flatMap(({ cards }) => cards));
    trial.false.push(...findings.filter(({ cards }) => !cards.some((name) => names.has(name))));
    for (const plant of plants) {
      if (trial.planted[plant.kind] === each) continue;
      if (!isReal(set, plant)) {
        trial.notReal.push(plant);
        continue;
      }
      trial.planted[plant.kind]++;
      if (findings.some((one) => isOf(one, plant))) trial.found[plant.kind]++;
      else trial.missed.push(plant);
    }
  }
  const cleans = Array.from({ length: clean }, () => planter.clean());
  const before = await findingsOf(loaded, decksOf(loaded));
  const set = withCards(
    loaded,
    cleans.map(({ source }) => source),
  );
  const findings = await timed(trial, set);
  trial.false.push(...findings.filter((one) => !isInherited(one, before, cleans)));
  return trial;
}

function withCards(loaded: LoadedGame, sources: readonly Source[]): LoadedGame {
  const cardFiles = [...loaded.cardFiles, fileOf(sources)];
  const { book, game } = assembleOrThrow(loaded.pack, cardFiles);
  keepInterpreted(game);
  return { ...loaded, cardFiles, book, game };
}

async function timed(trial: Trial, set: LoadedGame): Promise<Finding[]> {
  const from = performance.now();
  const findings = await findingsOf(set, decksOf(set));
  trial.seconds = Math.max(trial.seconds, (performance.now() - from) / 1000);
  return findings;
}

const isOf = (finding: Finding, plant: Plant): boolean =>
  finding.kind === plant.kind && plant.cards.every((name) => finding.cards.includes(name));

/** What was true of its parent is true of a card that says the same. */
function isInherited(finding: Finding, before: readonly Finding[], cleans: readonly Clean[]): boolean {
  const was = (name: string): string => cleans.find((clean) => clean.name === name)?.parent ?? name;
  const key = ({ kind, cards }: Finding): string => `${kind}: ${cards.map(was).join()}`;
  return before.some((one) => key(one) === key(finding));
}
