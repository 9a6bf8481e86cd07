/**
 * What happened this turn. A text that asks about it has its matches remember it from their beginning, in a modifier that
 * ends with the turn: one for each question, on each player for whom it is so, or on each card that it happened to.
 */
import {
  addModifier,
  endMod,
  firstMod,
  type GameEvent,
  type Machine,
  type MarkId,
  MOD_SIZE,
  type Modifier,
  makeModifier,
  modAmount,
  modifierOf,
  modSubject,
  NONE,
  type Recording,
  seatSubject,
  setModAmount,
  WordsError,
} from "@tefuda/kernel";
import { MEANING } from "./says.ts";
import type { SetOff } from "./trigger-conditions.ts";
import { partsOf } from "./walk.ts";

/** What a game gives for it: the mark of what is remembered, the term that ends with the turn, its triggers. */
export interface Remembering<T> {
  /** What is the same for all texts of a game that is put together: what several ask for is remembered once. */
  game: object;
  mark: MarkId;
  until: number;
  triggersOf(on: T): Pick<SetOff, "triggers">;
  /** The trigger by which any card does so. */
  anyCard(on: string): T;
}

/** By what is asked for, as it stands in the tree of a text: the modifier in which it is remembered. */
const memories = new WeakMap<object, Modifier>();
/** By game and by what is asked for, in letters. */
const known = new WeakMap<object, Map<string, Modifier>>();

/** Where it is noted of a subject; NONE if it is not. */
function noted(m: Machine, modifier: Modifier, subject: number): number {
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE)
    if (modifierOf(m, mod) === modifier && modSubject(m, mod) === subject) return mod;
  return NONE;
}

function note(m: Machine, modifier: Modifier, subject: number, until: number): void {
  const mod = noted(m, modifier, subject);
  if (mod === NONE) addModifier(m, { modifier, source: NONE, subject, seat: NONE, amount: 1, until });
  else setModAmount(m, mod, modAmount(m, mod) + 1);
}

/** For each player: a trigger's test is asked for a card of nobody's that acts for that player. */
function ofPlayers<T extends object>(
  on: T,
  modifier: Modifier,
  { until, triggersOf }: Remembering<T>,
): Recording[] {
  if (partsOf(on).some((part) => "ref" in part || "other" in part || "done" in part))
    throw new WordsError(MEANING.notRemembered);
  return triggersOf(on)
    .triggers.filter(({ self, while: place }) => !self && place === "top")
    .map(({ event, test }) => ({
      event,
      modifier,
      note: (m) => {
        for (let seat = 0; seat < m.layout.seats; seat++)
          if (test(m, seatSubject(seat))) note(m, modifier, seatSubject(seat), until);
      },
    }));
}

/** For each card: what leaves is another card, and nothing is remembered of it. */
function ofCards<T>(
  on: string,
  modifier: Modifier,
  { until, triggersOf, anyCard }: Remembering<T>,
): Recording[] {
  const events = new Set<GameEvent>(triggersOf(anyCard(on)).triggers.map(({ event }) => event));
  return [...events].map((event) => ({
    event,
    modifier,
    note: (m) => {
      if (m.inPlay(m.zone(m.e[0]!))) note(m, modifier, m.e[0]!, until);
    },
  }));
}

/** What a text asks to be remembered and no other text of the game has asked for; called before it is compiled. */
export function remember<T extends object>(text: object, how: Remembering<T>): readonly Recording[] {
  const records: Recording[] = [];
  const asked = known.get(how.game) ?? new Map<string, Modifier>();
  known.set(how.game, asked);
  const ask = (key: object, of: (modifier: Modifier) => Recording[]): void => {
    const letters = JSON.stringify(key);
    const before = asked.get(letters);
    const modifier = before ?? makeModifier({ mark: how.mark });
    memories.set(key, modifier);
    if (before) return;
    records.push(...of(modifier));
    asked.set(letters, modifier);
  };
  for (const part of partsOf(text) as { happened?: T; did?: { on: string } }[]) {
    const { happened, did } = part;
    if (happened) ask(happened, (modifier) => ofPlayers(happened, modifier, how));
    if (did) ask(did, (modifier) => ofCards(did.on, modifier, how));
  }
  return records;
}

/** How often it happened this turn: what is asked for, as it stands in the tree, and the player or card it is asked of. */
export function timesOf(key: object): (m: Machine, subject: number) => number {
  const modifier = memories.get(key);
  if (!modifier) throw new Error("what a text asks about was not remembered before it was compiled");
  return (m, subject) => {
    const mod = noted(m, modifier, subject);
    return mod === NONE ? 0 : modAmount(m, mod);
  };
}

/** The same as it is asked of a description: whether a card did so. */
export function didHold(did: object | undefined): ((m: Machine, card: number) => boolean)[] {
  if (!did) return [];
  const times = timesOf(did);
  return [(m, card) => times(m, card) > 0];
}
