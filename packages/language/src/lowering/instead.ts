/** Replacement effects: something else happens to a card than would have, by a text that is on. */
import {
  act,
  call,
  constant,
  endMod,
  firstMod,
  type GameEvent,
  giveBack,
  type Machine,
  MOD_SIZE,
  type Modifier,
  makeModifier,
  modAmount,
  modifierOf,
  modSource,
  type Program,
  program,
  seq,
  setModAmount,
} from "@tefuda/kernel";
import type { Has } from "./phrases.ts";

/** Of a modifier whose program is being carried out: what is done instead is not itself replaced by it. */
const BUSY = 1;

/** What a text replaces and by what. */
export interface Replacing {
  /** The one or the other of these. */
  events: readonly GameEvent[];
  /** Whether a card, or the seat that it happens to, is one that it speaks of. */
  meant: Has;
  /** Whether it happens to seats. */
  ofSeats?: boolean;
  /** Whether the text is on. */
  on(m: Machine, card: number): boolean;
  playerOf(m: Machine, card: number): number;
  /** Does it: arguments the text's card, its player, the event's arguments, 0. Gives back 1 if it was done. */
  body: Program;
}

/** A modifier for each event; while what is done instead of one of them is done, none of them is replaced by the text. */
export function replacing({ events, ...text }: Replacing): Modifier[] {
  const all: Modifier[] = [];
  for (const event of events) all.push(replacingOne(event, text, all));
  return all;
}

/** @param all those of the same text */
function replacingOne(
  event: GameEvent,
  { meant, on, playerOf, body, ofSeats = false }: Omit<Replacing, "events">,
  all: readonly Modifier[],
): Modifier {
  const replacement = program(`instead of ${event.name}`, (f) => {
    const mod = f.arg();
    const args = Array.from({ length: event.params }, (_, i) =>
      (event.cards >> i) & 1 ? f.cardArg() : f.arg(),
    );
    const self = f.card();
    const done = f.local();
    return seq(
      act((m) => {
        self.set(m, modSource(m, mod(m)));
        setBusy(m, self(m), all, BUSY);
      }),
      call(
        body,
        [self, (m) => playerOf(m, self(m)), ...[0, 1, 2].map((i) => args[i] ?? constant(0)), constant(0)],
        done,
      ),
      act((m) => setBusy(m, self(m), all, 0)),
      giveBack(done),
    );
  });
  return makeModifier({
    replaces: event,
    replacement,
    during: (m, mod) => modAmount(m, mod) !== BUSY && on(m, modSource(m, mod)),
    touches: (m, mod, subject) => {
      const self = modSource(m, mod);
      return (subject >= 0 || ofSeats) && meant(m, subject, self, playerOf(m, self));
    },
  });
}

/** They may be gone by now, or stand elsewhere in the list. */
function setBusy(m: Machine, self: number, all: readonly Modifier[], busy: typeof BUSY | 0): void {
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE)
    if (all.includes(modifierOf(m, mod)) && modSource(m, mod) === self) setModAmount(m, mod, busy);
}
