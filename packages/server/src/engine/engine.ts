/**
 * What a build makes of matches: their rules, and what players are asked and shown. A server goes through this for all that
 * a match pins, so that matches of an earlier build are played by that build, beside those of its own.
 */
import { Passing } from "@tefuda/host/passing";
import type { Game, GamePackage } from "@tefuda/kernel";
import { courseIn } from "../match/course.ts";
import { Play } from "../match/play.ts";
import { newsOf } from "../match/show.ts";
import type { Loaded } from "../match/store.ts";

/** Counts up when an engine of before can no longer be used through what stands here. */
export const CONTRACT = 1;

export interface Begun {
  play: Play;
  passing: Passing;
  pack: GamePackage;
}

export interface Engine {
  /** Where the files of its build lie, for the thread that thinks for programs; null for the build that runs. */
  root: string | null;
  /** Plays a match as far as it was read. Throws where that does not fit, or it knows no such game. */
  begin(loaded: Loaded): Promise<Begun>;
  news: typeof newsOf;
  course: typeof courseIn;
}

export interface Opened {
  game: Game;
  pack: GamePackage;
}

/** An engine of this build, with the games that it is given. */
export function engineWith(open: (game: string) => Opened | Promise<Opened>): Engine {
  return {
    root: null,
    async begin({ head, shot, entries }) {
      const { game, pack } = await open(head.game);
      const play = shot ? Play.from(game, head, shot) : Play.begin(game, head);
      play.follow(entries);
      return { play, passing: new Passing(play.match, pack.layout, play.people), pack };
    },
    news: newsOf,
    course: courseIn,
  };
}
