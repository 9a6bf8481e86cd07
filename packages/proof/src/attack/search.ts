/**
 * The attack on chance: whoever knows the lists tries one beginning after the other until what it was dealt, and all else
 * that it was told, is what it has seen; then it reads what the others hold. Against an open seed it works, and is meant
 * to; a secret has to be too large for it.
 */
import {
  answerPlainly,
  cardsFor,
  type GamePackage,
  hashOf,
  keyFor,
  knows,
  Machine,
  NUMBER_DIGITS,
  readJournal,
  SECRET_DIGITS,
  type SecretSeed,
  type Setup,
  viewOf,
} from "@tefuda/kernel";

/** A match where the attacker looks at it. */
export interface Table {
  pack: GamePackage;
  setup: Setup;
  machine: Machine;
}

/** What a match may have begun with: an open seed, or the key that a secret gives. */
export type Candidate = number | Uint32Array;

/** Open seeds from 0 on. */
export function* openSeeds(tries: number): Generator<Candidate> {
  for (let seed = 0; seed < tries; seed++) yield seed;
}

/** A secret of 256 bits that is only a small number: what one would be that was drawn from too little. */
export const shortSecret = (n: number): string => n.toString(16).padStart(SECRET_DIGITS, "0");

/** The keys of all such secrets, with the numbers that the seats are known to have added. */
export function* shortSecrets(tries: number, told: Omit<SecretSeed, "secret">): Generator<Candidate> {
  for (let n = 0; n < tries; n++) yield keyFor({ ...told, secret: shortSecret(n) }, "match");
}

/** A secret that is told like any other, for lists of so many seats. */
export function told(secret: string, seats: number): SecretSeed {
  const numbers = Array.from({ length: seats }, (_, seat) => `${seat}`.repeat(NUMBER_DIGITS));
  return { secret, hash: hashOf(secret), numbers };
}

/** What an observer knows of the cards on the table, by place: kinds, and NONE for those it does not know. */
const known = (m: Machine, observer: number): number[] =>
  cardsFor(m, observer).map((card) => (knows(m, observer, card) ? m.definition(card) : -1));

/** What the others hold that the observer does not know: by card in the order of places, its kind. */
export const hidden = (m: Machine, observer: number): number[] =>
  cardsFor(m, observer)
    .filter((card) => !knows(m, observer, card))
    .map((card) => m.definition(card));

export interface Finding {
  /** How many candidates look to the observer as the match does. */
  fitting: number;
  /** What the first of them says the others hold. */
  hidden: number[] | undefined;
}

/** All that a seat was told until now. */
const seenBy = (m: Machine, seat: number): string =>
  JSON.stringify([viewOf(m, seat), readJournal(m, seat, "en")]);

/** The answers that everybody gives plainly before the attacker looks: in some games hands are dealt behind the first. */
const ANSWERS = 8;

/** Lays out a match as it begins, up to where the attacker looks. */
export function begin(m: Machine, from: Candidate, setup: Setup, passes: readonly string[]): void {
  const lists = setup.lists.map((list) => list.map((name) => m.game.byName.get(name)!.id));
  m.start(from, lists, setup.settings);
  for (let n = 0; n < ANSWERS && !m.over; n++) answerPlainly(m, passes);
}

/** Tries candidates against what a seat has seen of a match. */
export function attack(
  { pack, setup, machine }: Table,
  seat: number,
  candidates: Iterable<Candidate>,
): Finding {
  const trial = new Machine(machine.game, machine.layout.seats, machine.layout.cards);
  const dealt = known(machine, seat).join();
  const seen = seenBy(machine, seat);
  const finding: Finding = { fitting: 0, hidden: undefined };
  for (const candidate of candidates) {
    begin(trial, candidate, setup, pack.layout.passes);
    if (known(trial, seat).join() !== dealt || seenBy(trial, seat) !== seen) continue;
    finding.fitting++;
    finding.hidden ??= hidden(trial, seat);
  }
  return finding;
}
