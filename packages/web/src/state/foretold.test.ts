/** What the table says of a fight before it is fought: each time the engine has played it. */
import { type CardInfo, forecast, type Match } from "@tefuda/kernel";
import { looks } from "@tefuda/print/looks";
import { type LoadedGame, loadGame } from "@tefuda/referee/games";
import { type Laid, layOut } from "@tefuda/referee/laid";
import { describe, expect, test } from "vitest";
import { type Fighter, rowsOf, weighed } from "./foretold.ts";

type Sides = Laid["sides"];
const tapped = (card: string, damage = 0) => ({ card, turned: true, numbers: { damage } });
const on = (host: string, card: string) => ({ card, host });

/** A card that can be seen, by its name, on the side of a seat. */
function fighter(match: Match, cards: readonly CardInfo[], seat: number, name: string): Fighter {
  for (const [zone, { cards: lying = [] }] of Object.entries(match.view(seat).seats[seat]!.zones)) {
    const place = lying.findIndex((card) => card?.name === name);
    if (place >= 0)
      return {
        info: cards.find((card) => card.name === name)!,
        view: lying[place]!,
        place: { zone, seat, place },
      };
  }
  throw new Error(`${name} is not to be seen`);
}

interface Asked {
  strikers: readonly string[];
  struck: string | null;
  back?: string;
  /** The answer foretold; null for going on. */
  say: string | null;
  observer?: number;
  language?: "en" | "ja";
}

const loaded = new Map<string, LoadedGame>();

/** The label of a fight, and what is said of it. A strikes. */
async function told(laid: Laid, { strikers, struck, back, say, observer = 0, language = "en" }: Asked) {
  const game = loaded.get(laid.game) ?? (await loadGame(laid.game));
  loaded.set(laid.game, game);
  const { pack, book } = game;
  const match = await layOut(laid, game);
  const foretold = forecast(match.machine, observer, say, pack, language)!;
  const at = (seat: number, name: string) => fighter(match, book.cards, seat, name);
  const fight = {
    aimed: true,
    strikers: strikers.map((name) => at(0, name)),
    struck: struck === null ? null : at(1, struck),
    back: back === undefined ? null : at(0, back),
  };
  const look = looks[laid.game]!.fight!;
  const { strength, wall } = weighed(look, fight, foretold);
  const rows = rowsOf(look, fight, foretold, {
    say: (said) => said[language] ?? said.en,
    called: (name) => book.cards.find((card) => card.name === name)?.names?.[language] ?? name,
    seatName: (seat) => "AB"[seat]!,
  });
  const harm = (seat: number | undefined) => (seat === undefined ? "" : ` -> ${"AB"[seat]}`);
  return [`${strength ?? "-"}/${wall ?? "-"}`, ...rows.map(({ words, seat }) => `${words}${harm(seat)}`)];
}

describe("Trails", () => {
  const laid = (sides: Sides, ...answers: string[]): Laid => ({
    game: "trails",
    turn: 1,
    phase: 4,
    player: 0,
    filler: "Lamplighter, Common",
    sides,
    answers: ["pass", "pass", ...answers],
  });
  const duel = (striker: string, struck: string, more: Partial<Asked> = {}): Asked => ({
    strikers: [striker],
    struck,
    say: `attack ${striker} > ${struck}`,
    ...more,
  });

  test("trails-6.7 to 6.10: one against one, in both languages", async () => {
    const sides = [{ field: ["Neva, Tide Captain"] }, { field: ["Tobin, First-Year"] }];
    expect(await told(laid(sides), duel("Neva, Tide Captain", "Tobin, First-Year"))).toEqual([
      "5/3",
      "Tobin, First-Year is stunned: 1 stun damage to B. -> B",
      "2 overkill damage to B. -> B",
      "Tobin, First-Year fights back with STR 1.",
      "Neva, Tide Captain is not stunned.",
    ]);
    expect(
      (await told(laid(sides), duel("Neva, Tide Captain", "Tobin, First-Year", { language: "ja" })))[1],
    ).toBe("トビン 一年生はスタンする：Bにスタンダメージ1。 -> B");
  });
  test("trails-6.10: a text that makes the overkill more is seen, and what it sets off", async () => {
    const sides = [{ field: ["Wall Breaker"] }, { field: ["Tobin, First-Year"] }];
    expect(await told(laid(sides), duel("Wall Breaker", "Tobin, First-Year"))).toEqual([
      "7/3",
      "Tobin, First-Year is stunned: 1 stun damage to B. -> B",
      "6 overkill damage to B. -> B",
      "Tobin, First-Year fights back with STR 1.",
      "Wall Breaker is not stunned.",
    ]);
    // on the player it is the strength and 2 more
    const say = "attack player with Wall Breaker";
    expect(
      await told(laid([{ field: ["Wall Breaker"] }, {}]), { strikers: ["Wall Breaker"], struck: null, say }),
    ).toEqual(["7/-", "9 overkill damage to B. -> B"]);
  });
  test("trails-7.3, 7.4, 10.5: a group, which the one attacked outgrows, and each of those that could fall", async () => {
    const group = ["Oswin, Squire", "Shieldbearer, Common"];
    const sides = [{ field: group }, { field: ["Grove Fencer"] }];
    const gathered = ["gather Oswin, Squire", "join Shieldbearer, Common", "enough", "target Grove Fencer"];
    const seen = { strikers: group, struck: "Grove Fencer", say: null };
    expect(await told(laid(sides, ...gathered.slice(0, 3)), { ...seen, say: gathered[3]! })).toEqual([
      "3/6",
      "Grove Fencer is not stunned.",
      "Grove Fencer fights back with STR 5.",
      "Oswin, Squire could be stunned: 2 stun damage to A. -> A",
      "Shieldbearer, Common could be stunned: 2 stun damage to A. -> A",
    ]);
    const fenced = laid(sides, ...gathered, "pass", "pass");
    const back = "Shieldbearer, Common";
    expect(await told(fenced, { ...seen, back, observer: 1, say: `fight back ${back}` })).toEqual([
      "3/6",
      "Grove Fencer is not stunned.",
      "Grove Fencer fights back with STR 5.",
      "Shieldbearer, Common is stunned: 2 stun damage to A. -> A",
    ]);
  });
});

describe("Three Kingdoms", () => {
  const laid = (sides: Sides, ...answers: string[]): Laid => ({
    game: "sangoku",
    turn: 1,
    phase: 3,
    player: 0,
    filler: "Guan Ping, Holds the Horse",
    sides,
    answers,
  });
  const zhang = "Zhang He, Reader of Ground";
  const yan = "Yan Liang, Parasol in the Crowd";
  const fort = { forts: ["Wide Swing", "Wide Swing"] };
  const attack = { strikers: [zhang], struck: yan, say: `attack ${zhang} > ${yan}` };

  test("sangoku-7.12 to 7.15: both strike, and what was suffered before counts", async () => {
    const sides = [{ battlefield: [zhang] }, { battlefield: [tapped(yan, 500)], ...fort }];
    expect(await told(laid(sides), attack)).toEqual([
      "1500/2000",
      `${yan} retires (2000 of 2000). -> B`,
      `${zhang} retires (2000 of 1500). -> A`,
    ]);
    expect((await told(laid(sides), { ...attack, language: "ja" }))[2]).toMatch(
      /は撤退する（2000\/1500）。 -> A$/,
    );
  });
  test("sangoku-7.12: 500 less battle damage, of a reinforcement, for the one who bears it", async () => {
    const bears = { battlefield: [zhang, on(zhang, "Field Farmers")] };
    const sides = [bears, { battlefield: [tapped(yan)], ...fort }];
    expect(await told(laid(sides), attack)).toEqual([
      "1500/2000",
      `${yan} stays (1500 of 2000).`,
      `${zhang} retires (1500 of 1500). -> A`,
    ]);
  });
  test("sangoku-8.1, 8.7: forts fall, and without any the game is lost", async () => {
    const forts = { strikers: [zhang], struck: null, say: `attack forts with ${zhang}` };
    expect(await told(laid([{ battlefield: [zhang] }, fort]), forts)).toEqual([
      "1/-",
      "Forts of B that fall: 1. -> B",
    ]);
    const last = await told(laid([{ battlefield: [zhang] }, {}]), forts);
    expect(last[1]).toBe("No fort is left: B loses. -> B");
  });
});

describe("TTCG", () => {
  const laid = (sides: Sides): Laid => ({
    game: "ttcg",
    turn: 2,
    phase: 3,
    player: 0,
    filler: "Kiln Imp",
    sides,
  });
  const duel = (striker: string, struck: string): Asked => ({
    strikers: [striker],
    struck,
    say: `attack ${striker} > ${struck}`,
  });

  test("ttcg-9.3: the higher value prevails, as texts that hold have made it", async () => {
    const scout = [{ units: ["Lantern Scout"] }, { units: ["Terrace Mason"] }];
    expect(await told(laid(scout), duel("Lantern Scout", "Terrace Mason"))).toEqual([
      "310/320",
      "Terrace Mason stays.",
      "Lantern Scout is destroyed. -> A",
      // ttcg-10.1
      "A loses 1 point (19 left). -> A",
    ]);
    // Passive: with another earth unit the one has 100 more defense, and attacking the other has 100 more attack
    const hound = [{ units: ["Spark Hound"] }, { units: ["Gate Mole", "Terrace Mason"] }];
    expect(await told(laid(hound), duel("Spark Hound", "Gate Mole"))).toEqual([
      "450/450",
      "Gate Mole stays.",
      "Spark Hound stays.",
    ]);
  });
  test("ttcg-9.4: a direct attack costs points, the last of which the game", async () => {
    const direct = { strikers: ["Lantern Scout"], struck: null, say: "attack Lantern Scout > player" };
    expect(await told(laid([{ units: ["Lantern Scout"] }, {}]), direct)).toEqual([
      "1/-",
      "B loses 1 point (19 left). -> B",
    ]);
  });
});

describe("Tails", () => {
  const laid = (sides: Sides, ...answers: string[]): Laid => ({
    game: "tails",
    turn: 1,
    player: 0,
    filler: "Toad Mechanics",
    sides,
    answers,
  });
  const say = "attack Boar Riveters > Mole Sappers";
  const attack = { strikers: ["Boar Riveters"], struck: "Mole Sappers", say };

  test("tails-5.4, 5.5: a unit takes damage, with what it bears reckoned in", async () => {
    const moles = { units: ["Mole Sappers"] };
    expect(await told(laid([{ units: ["Boar Riveters"] }, moles]), attack)).toEqual([
      "2/1",
      "Mole Sappers loses 1 health (1 left). -> B",
    ]);
    const armed = { units: ["Mole Sappers"], gear: [on("Mole Sappers", "Bristle Bayonet")] };
    expect(await told(laid([{ units: ["Boar Riveters"] }, armed]), attack)).toEqual([
      "2/2",
      "Mole Sappers loses 1 health (1 left). -> B",
    ]);
    const worn = { card: "Mole Sappers", numbers: { damage: 1 } };
    expect(await told(laid([{ units: ["Boar Riveters"] }, { units: [worn] }]), attack)).toEqual([
      "2/1",
      "Mole Sappers dies. -> B",
    ]);
  });
  test("tails-5.2, 6.1, 8.1: a base is hit, by an attack on it and by a dodge", async () => {
    const base = { strikers: ["Boar Riveters"], struck: null, say: "attack base with Boar Riveters" };
    expect(await told(laid([{ units: ["Boar Riveters"] }, {}]), base)).toEqual([
      "-/-",
      "B loses 1 base health (29 left). -> B",
    ]);
    const asked = laid([{ units: ["Boar Riveters"] }, { units: ["Mole Sappers"] }], say);
    expect(await told(asked, { ...attack, observer: 1, say: "yes" })).toEqual([
      "-/-",
      "B loses 1 base health (29 left). -> B",
      "Mole Sappers dodges.",
    ]);
  });
});
