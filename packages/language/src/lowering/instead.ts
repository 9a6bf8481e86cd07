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
  event: GameEvent;
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

export function replacing({ event, meant, on, playerOf, body, ofSeats = false }: Replacing): Modifier {
  const replacement = program(`instead of ${event.name}`, (f) => {
    const mod = f.arg();
    const args = Array.from({ length: event.params }, (_, i) =>
      (event.cards >> i) & 1 ? f.cardArg() : f.arg(),
    );
    const self = f.card();
    const done = f.local();
    return seq(
      act((m) => self.set(m, modSource(m, mod(m)))),
      act((m) => setModAmount(m, mod(m), BUSY)),
      call(
        body,
        [self, (m) => playerOf(m, self(m)), ...[0, 1, 2].map((i) => args[i] ?? constant(0)), constant(0)],
        done,
      ),
      act((m) => release(m, self(m), modifier)),
      giveBack(done),
    );
  });
  const modifier: Modifier = makeModifier({
    replaces: event,
    replacement,
    during: (m, mod) => modAmount(m, mod) !== BUSY && on(m, modSource(m, mod)),
    touches: (m, mod, subject) => {
      const self = modSource(m, mod);
      return (subject >= 0 || ofSeats) && meant(m, subject, self, playerOf(m, self));
    },
  });
  return modifier;
}

/** It may be gone by now, or stand elsewhere in the list. */
function release(m: Machine, self: number, modifier: Modifier): void {
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE)
    if (modifierOf(m, mod) === modifier && modSource(m, mod) === self) setModAmount(m, mod, 0);
}
