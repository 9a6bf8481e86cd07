/**
 * What comes before a match: its plan, the secret of its chance, what the seats add to that, and then what is dealt by it.
 * The hash of the secret is told before anybody adds a number, so that neither side can choose what comes.
 */
import { type FormatInfo, isOpen, type SecretSeed, type Seed, type Setup, shown } from "@tefuda/kernel";
import { type SealedDeal, sealedDeal } from "@tefuda/market";
import type { Lesson } from "@tefuda/referee/lesson";
import { newNumber, newSecret } from "./drawn.ts";
import { type Chance, type GameData, HostError, type MatchPlan, type OpenedPacks } from "./host.ts";

/** A match whose seats have still to add their numbers. */
export interface Planned {
  plan: MatchPlan;
  /** Null where its seed is open. */
  secret: Pick<SecretSeed, "secret" | "hash"> | null;
}

/** A match whose chance is settled; with packs it is kept while they are opened. */
export interface PreparedMatch {
  tefuda: "prepared";
  plan: MatchPlan;
  seed: Seed;
  /** How many packs have been opened, over all people. */
  seen: number;
}

export function planned(plan: MatchPlan): Planned {
  return { plan, secret: plan.seed === undefined ? newSecret() : null };
}

/** `numbers` by seat: one for each person, null for a program, whose number is drawn here. */
export function settled({ plan, secret }: Planned, numbers: readonly (string | null)[]): PreparedMatch {
  const { players, seed: open } = plan;
  if (!secret) return { tefuda: "prepared", plan, seed: open!, seen: 0 };
  if (players.some(({ kind }, seat) => (kind === "person") !== (typeof numbers[seat] === "string")))
    throw new HostError("Each person adds a number to the chance of the match, and nobody else.");
  const all = players.map((_, seat) => numbers[seat] ?? newNumber());
  return { tefuda: "prepared", plan, seed: { ...secret, numbers: all }, seen: 0 };
}

/** Throws a {@link HostError} for a plan that no match can be made from. */
export function checkPlan(data: GameData, plan: MatchPlan): void {
  settingsOf(data, plan);
  if (!plan.sealed) listsOf(data, plan);
  else if (!data.sealed) throw new HostError(`${data.title} is not played with freshly opened packs.`);
}

/** The lesson that a match begins with; none if it is there no more, or the match was dealt otherwise. */
export function lessonOf(
  { lessons, lists }: GameData,
  id: string | undefined,
  { seed, lists: dealt }: Pick<Setup, "seed" | "lists">,
): Lesson | undefined {
  const cards = (deck: string): string | undefined => lists.find((list) => list.id === deck)?.cards.join();
  const asDealt = dealt.map((list) => list.join()).join("\n");
  return lessons.find(
    (lesson) => lesson.id === id && lesson.seed === seed && lesson.decks.map(cards).join("\n") === asDealt,
  );
}

/** What the match is made from. */
export function setupOf(data: GameData, { plan, seed }: PreparedMatch): Setup {
  const cards = plan.sealed ? dealOf(data, plan, seed) : { lists: listsOf(data, plan) };
  return { seed, ...cards, settings: settingsOf(data, plan) };
}

/** The packs that people at this screen open. */
export function packsOf(data: GameData, { plan, seed }: PreparedMatch): OpenedPacks[] {
  const { packs } = dealOf(data, plan, seed);
  return plan.players.flatMap(({ kind }, seat) => (kind === "person" ? [{ seat, packs: packs[seat]! }] : []));
}

/** What is told of the chance of a match; its secret only when it is `opened`. */
export function chanceOf(seed: Seed, opened: boolean): Chance {
  if (isOpen(seed)) return { open: seed };
  const { hash, numbers, secret } = seed;
  return { hash, numbers: [...numbers], ...(opened ? { secret } : {}) };
}

function dealOf(data: GameData, plan: MatchPlan, seed: Seed): SealedDeal {
  checkPlan(data, plan);
  return sealedDeal(data.sealed!.set, data.sealed!.packs, seed, plan.players.length);
}

function listsOf(data: GameData, plan: MatchPlan): readonly (readonly string[])[] {
  return plan.players.map(({ list, cards }) => {
    // those of somebody's own have been checked by the game
    if (cards) return cards;
    const found = data.lists.find((l) => l.id === list);
    if (!found) throw new HostError(`There is no list of cards called "${shown(list)}".`);
    return found.cards;
  });
}

function settingsOf(data: GameData, { format }: MatchPlan): FormatInfo["settings"] {
  if (format === undefined) return {};
  const found = data.formats.find(({ id }) => id === format);
  if (!found) throw new HostError(`${data.title} is not played in a format called "${shown(format)}".`);
  return found.settings;
}
