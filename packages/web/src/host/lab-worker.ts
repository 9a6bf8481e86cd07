/** Games of a set among programs, beside the page: one of several such workers, each with the whole game of its own. */

import { shelfWith } from "@tefuda/host/shelf";
import { playBatch } from "@tefuda/lab/batch";
import { lapsingPlans, variedPlan } from "@tefuda/lab/beside";
import { withNumber } from "@tefuda/lab/change";
import { editionOf } from "@tefuda/lab/edition";
import { findingsOf } from "@tefuda/lab/findings/index";
import { strengthFigures, strengthFindings } from "@tefuda/lab/findings/strength/index";
import { calledIn } from "@tefuda/lab/findings/words";
import { meetingPlan } from "@tefuda/lab/meeting-plan";
import { curveOf } from "@tefuda/lab/number";
import { HABIT, type Plan, Player } from "@tefuda/lab/play";
import { reportOf } from "@tefuda/lab/report";
import { type SearchRun, searchDecks } from "@tefuda/lab/search/search";
import { Study } from "@tefuda/lab/study";
import { recordOf } from "@tefuda/lab/watched";
import { changesBetween } from "@tefuda/lab/what-if";
import { readDropped } from "@tefuda/referee/dropped-set";
import { answering } from "./answering.ts";
import type { Labbed, LabList, SearchStep, SetVersion } from "./lab.ts";
import { bundled } from "./library.ts";

const library = bundled();

interface Opened {
  loaded: Study["loaded"];
  lists: LabList[];
  /** The names of the set's cards. */
  own: ReadonlySet<string>;
}
const opened = new Map<string, Opened>();
const at = (version: string): Opened => opened.get(version)!;
let ready: { version: string; plan: string; player: Player } | undefined;
/** Goes on with a search when what it wanted has been played. */
let goOn: ((results: Int32Array) => Promise<SearchStep>) | undefined;

function read({ game, files, number }: SetVersion): Opened {
  const { set } = readDropped(files, [game]);
  const base = library.open(game);
  const shelf = shelfWith(base, [set]);
  const sets = number
    ? withNumber({ book: shelf.book, cardFiles: set.cards, sets: [set] }, number, number.value).sets
    : [set];
  const { pack, book, data } = number ? shelfWith(base, sets) : shelf;
  const own = new Set(data.sets[0]?.cards);
  // where a set has decks of its own they play, against each other and those of the game
  const lists = data.lists.map((list) => ({
    ...{ id: list.id, cards: list.cards, name: calledIn(list) },
    own: list.cards.some((card) => own.has(card)),
  }));
  return { loaded: { pack, book, game: book.game, sets }, lists, own };
}

/** Lists that meet. Each worker has the set already, so that the plan need not bring it. */
const meeting = ({ loaded }: Opened, lists: Parameters<Labbed["plans"]>[1], seed: number): Plan =>
  meetingPlan({ ...loaded, sets: [] }, lists, HABIT, seed);

const labbed: Labbed = {
  async open(version) {
    await library.load(version.game);
    const one = read(version);
    opened.set(version.id, one);
    ready = undefined;
    return { lists: one.lists, seats: one.loaded.game.seats.min };
  },
  async plans(version, lists, seed) {
    const plan = { ...meeting(at(version), lists, seed), cards: true, held: true };
    return { meeting: plan, lapsing: lapsingPlans(plan), varied: variedPlan(at(version).loaded, plan) };
  },
  async batch(version, plan, from, count) {
    const key = JSON.stringify(plan);
    if (ready?.plan !== key || ready.version !== version) {
      ready?.player.end();
      ready = { version, plan: key, player: new Player(plan, at(version).loaded) };
    }
    return playBatch(ready.player, from, count);
  },
  async report(version, plans, { meeting, lapsing, varied }) {
    const { loaded, lists } = at(version);
    const study = new Study(loaded, plans.meeting, meeting);
    const report = reportOf(study, editionOf(loaded), meeting.cards, {
      ...(lapsing
        ? { lapsing: lapsing.map((one, seat) => new Study(loaded, plans.lapsing[seat]!, one)) }
        : {}),
      ...(varied ? { varied: new Study(loaded, plans.varied, varied) } : {}),
    });
    const { results, held } = meeting;
    const figures = strengthFigures({ loaded, plan: plans.meeting, results, held });
    const strength = strengthFindings(figures, (id) => lists.find((list) => list.id === id)!.name);
    return { report, strength };
  },
  async findings(version) {
    const { loaded, lists, own } = at(version);
    const decks = lists.map(({ cards }) => cards);
    return findingsOf(loaded, decks, { asked: (name) => own.has(name) });
  },
  record: async (version, plan, game) => recordOf(plan, at(version).loaded, game),
  comparing: async (version, lists, seed) => ({
    ...meeting(at(version), lists, seed),
    ...{ course: false, held: true },
  }),
  async changes([old, now], before, after) {
    return changesBetween({ ...before, loaded: at(old).loaded }, { ...after, loaded: at(now).loaded });
  },
  async holding(version, lists, card, seed) {
    const plan = await labbed.comparing(version, lists, seed);
    const holds = holding(plan, card);
    return { ...plan, pairs: plan.pairs.filter((table) => table.some((deck) => holds.has(deck))) };
  },
  async curve(plan, card, sides) {
    const versions = sides.map(({ version, ...side }) => ({ ...side, loaded: at(version).loaded }));
    return curveOf(plan, card, holding(plan, card), versions, false).points;
  },
  search: (version, ready, seed, sizes) =>
    new Promise((resolve, reject) => {
      let told = resolve;
      const { loaded } = at(version);
      const decks = ready.map(({ id, cards }) => ({ id, cards: [...cards] }));
      const play = (run: SearchRun) =>
        new Promise<{ results: Int32Array; stopped: boolean }>((played) => {
          goOn = (results) =>
            new Promise((next) => {
              told = next;
              played({ results, stopped: false });
            });
          told({ run });
        });
      searchDecks(loaded, { game: loaded.pack.id, sets: [] }, decks, seed, play, sizes).then(
        (found) => told({ found }),
        reject,
      );
    }),
  searched: (results) => goOn!(results),
};

/** Which of a plan's lists hold a card. */
const holding = ({ lists }: Plan, card: string): Set<number> =>
  new Set(lists.flatMap(({ cards }, deck) => (cards.includes(card) ? [deck] : [])));

answering(labbed);
