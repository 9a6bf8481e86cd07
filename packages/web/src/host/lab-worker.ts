/** Games of a set among programs, beside the page: one of several such workers, each with the whole game of its own. */

import { shelfWith } from "@tefuda/host/shelf";
import { playBatch } from "@tefuda/lab/batch";
import { lapsingPlans, variedPlan } from "@tefuda/lab/beside";
import { editionOf } from "@tefuda/lab/edition";
import { findingsOf } from "@tefuda/lab/findings/index";
import { strengthFigures, strengthFindings } from "@tefuda/lab/findings/strength/index";
import { meetingPlan } from "@tefuda/lab/meeting-plan";
import { HABIT, Player } from "@tefuda/lab/play";
import { reportOf } from "@tefuda/lab/report";
import { Study } from "@tefuda/lab/study";
import { readDropped } from "@tefuda/referee/dropped-set";
import { answering } from "./answering.ts";
import type { Labbed } from "./lab.ts";
import { bundled } from "./library.ts";

const library = bundled();
let loaded: Study["loaded"];
let decks: readonly (readonly string[])[];
/** The names of the set's cards. */
let own: ReadonlySet<string>;
let ready: { plan: string; player: Player } | undefined;

const labbed: Labbed = {
  async open(game, files) {
    await library.load(game);
    const { set } = readDropped(files, [game]);
    const shelf = shelfWith(library.open(game), [set]);
    const { pack, book, data } = shelf;
    own = new Set(data.sets[0]?.cards);
    decks = data.lists.map(({ cards }) => cards);
    loaded = { pack, book, game: book.game, sets: [set] };
    // where a set has decks of its own they play, against each other and those of the game
    const lists = data.lists.map(({ id, name, names, cards }) => ({
      ...{ id, cards, name: { en: name, ja: names?.ja ?? name } },
      own: cards.some((card) => own.has(card)),
    }));
    return { lists, seats: book.game.seats.min };
  },
  async plans(lists, seed) {
    const meeting = { ...meetingPlan({ ...loaded, sets: [] }, lists, HABIT, seed), cards: true, held: true };
    // each worker has the set already
    return { meeting, lapsing: lapsingPlans(meeting), varied: variedPlan(loaded, meeting) };
  },
  async batch(plan, from, count) {
    const key = JSON.stringify(plan);
    if (ready?.plan !== key) {
      ready?.player.end();
      ready = { plan: key, player: new Player(plan, loaded) };
    }
    return playBatch(ready.player, from, count);
  },
  async report(plans, { meeting, lapsing, varied }) {
    const study = new Study(loaded, plans.meeting, meeting);
    const report = reportOf(study, editionOf(loaded), meeting.cards, {
      ...(lapsing
        ? { lapsing: lapsing.map((one, seat) => new Study(loaded, plans.lapsing[seat]!, one)) }
        : {}),
      ...(varied ? { varied: new Study(loaded, plans.varied, varied) } : {}),
    });
    const { results, held } = meeting;
    const strength = strengthFindings(strengthFigures({ loaded, plan: plans.meeting, results, held }));
    return { report, strength };
  },
  findings: async () => findingsOf(loaded, decks, { asked: (name) => own.has(name) }),
};

answering(labbed);
