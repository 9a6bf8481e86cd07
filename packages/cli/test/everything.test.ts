/**
 * Everything happens: games are played at random, with lists made of the cards not yet seen to do all they can, until
 * every card has been drawn, played, and each of its texts has been seen to do something. What is left is listed.
 */
import { answerAtRandom, Chance } from "@tefuda/bots";
import {
  endMod,
  firstMod,
  type Game,
  Machine,
  MOD_SIZE,
  modChange,
  modSource,
  SAYS,
  seatSubject,
  touches,
} from "@tefuda/kernel";
import { games, loadGame } from "@tefuda/referee";
import { expect, test } from "vitest";

const GAMES = process.env.TEFUDA_DEEP === "1" ? 6000 : 1500;

/** What is looked for, by kind of card: places 0 drawn, 1 played, then one for each text. */
class Seen {
  readonly drawn: boolean[] = [];
  readonly played: boolean[] = [];
  readonly texts: boolean[][];
  constructor(game: Game) {
    this.texts = game.kinds.map((kind) => kind.abilities.map(() => false));
  }
  missing(kind: number): number {
    return (
      (this.drawn[kind] ? 0 : 1) + (this.played[kind] ? 0 : 1) + this.texts[kind]!.filter((t) => !t).length
    );
  }
}

/** Reads the journal of a game for what its lines tell of cards. */
function readLines(m: Machine, seen: Seen): void {
  const { data, length } = m.journal;
  const names = m.game.messages.map((message) => message.name);
  for (let at = 0; at < length; at += data[at]!) {
    const type = data[at + 1]! - SAYS;
    if (type < 0) continue;
    const name = names[type]!;
    if (name === "draws") seen.drawn[data[at + 3]!] = true;
    if (name === "plays") seen.played[data[at + 3]!] = true;
    if (name === "levels") seen.played[data[at + 5]!] = true;
    if (name === "resolves" || name === "passive") seen.texts[data[at + 3]!]![data[at + 2]! - 1] = true;
  }
}
/** Texts that are always on do something when a change of theirs touches a card or seat. */
function readChanges(m: Machine, seen: Seen): void {
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE) {
    const source = modSource(m, mod);
    if (source < 0) continue;
    const change = modChange(m, mod);
    const kind = m.kindOf(source);
    const text = kind.abilities.findIndex((a) => a.statics.includes(change));
    if (text < 0 || seen.texts[kind.id]![text]) continue;
    if (change.watches) seen.texts[kind.id]![text] = true;
    for (let card = 0; card < m.layout.cards; card++)
      if (touches(m, mod, card)) seen.texts[kind.id]![text] = true;
    for (let seat = 0; seat < m.layout.seats; seat++)
      if (touches(m, mod, seatSubject(seat))) seen.texts[kind.id]![text] = true;
  }
}

test.each(games.map((g) => g.id))(
  "%s: every card is drawn, played, and each of its texts does something",
  { timeout: 600_000 },
  async (id) => {
    const { game, pack } = await loadGame(id);
    const seen = new Seen(game);
    const chance = new Chance();
    chance.seed(2026, 0);
    const low = game.kinds.filter((k) => k.printed[2]! <= 1).map((k) => k.id);
    let left: number[] = [];
    for (let n = 0; n < GAMES; n++) {
      left = game.kinds.map((k) => k.id).filter((kind) => seen.missing(kind) > 0);
      if (left.length === 0) break;
      const list = (): number[] => {
        const wanted = left[chance.below(left.length)]!;
        const type = game.kinds[wanted]!.printed[3]!;
        const line = game.kinds
          .filter((k) => k.printed[3] === type && k.printed[2]! <= game.kinds[wanted]!.printed[2]!)
          .map((k) => k.id);
        return Array.from({ length: 50 }, (_, i) =>
          i < 8
            ? wanted
            : i < 30
              ? line[chance.below(line.length)]!
              : i < 40
                ? left[chance.below(left.length)]!
                : low[chance.below(low.length)]!,
        );
      };
      const m = new Machine(game, 2, 100);
      m.start(n + 1, [list(), list()], pack.simulation);
      while (!m.over) {
        answerAtRandom(m, chance);
        readChanges(m, seen);
      }
      readLines(m, seen);
    }
    const lacking = left.map((kind) => {
      const texts = seen.texts[kind]!.flatMap((t, i) =>
        t ? [] : [`text ${i + 1} "${(game.kinds[kind]!.abilities[i] as { words?: string }).words ?? ""}"`],
      );
      return `${game.kinds[kind]!.name}: ${[...(seen.drawn[kind] ? [] : ["drawn"]), ...(seen.played[kind] ? [] : ["played"]), ...texts].join(", ")}`;
    });
    expect(lacking).toEqual([]);
  },
);
