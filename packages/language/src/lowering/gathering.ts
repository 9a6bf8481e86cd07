/** Which cards a phrase is about: those that were spoken of, and those that are such, as far as who chooses can know. */
import {
  act,
  knownTo,
  knows,
  type Machine,
  NONE,
  type Num,
  type SetVar,
  type Step,
  show,
  type Var,
} from "@tefuda/kernel";
import type { Picking, Sight } from "./meaning.ts";
import type { Has, Search } from "./phrases.ts";
import type { CardOn } from "./trigger-conditions.ts";

export interface Gathering {
  self: Var;
  seat: Var;
  /** Who chooses; nobody where all are meant. */
  chooser: Num | undefined;
  rule: string;
  search: Search;
  fits: Has;
  among: Picking["among"];
  /** Cards spoken of that these are none of. */
  others: readonly SetVar[];
  sight: Sight;
  into: readonly [SetVar, SetVar];
  /** Set to 1 where not everybody knows what lies there, so that a choice is put whether or not there is one. */
  unseen: Var;
}

export function gather(g: Gathering): Step {
  const { self, seat, chooser, search, fits, among, others, sight, into, unseen } = g;
  const hidden = sight.face && sight.hidden;
  return act((m) => {
    const [card, player, who] = [self(m), seat(m), chooser?.(m)];
    const out = m.scratch[m.borrow()]!;
    const n = search(m, card, player, out);
    const [at, copy] = [m.setAt(into[0]), m.setAt(into[1])];
    m.cite(g.rule);
    m.clearSet(at);
    unseen.set(m, 0);
    for (let i = 0; i < n; i++) {
      const c = out[i]!;
      if (among && !among(m, c)) continue;
      if (others.some((spoken) => m.hasIn(m.setAt(spoken), c))) continue;
      if (sight.asked) unseen.set(m, 1);
      if (sight.looks && who !== undefined) show(m, c, 1 << who);
      if (hidden && (knownTo(m, c) & m.observers) !== m.observers) unseen.set(m, 1);
      if (sight.face && who !== undefined && !knows(m, who, c)) continue;
      if (fits(m, c, card, player)) m.addTo(at, c);
    }
    m.giveBack();
    m.copySet(at, copy);
  });
}

export interface Referring {
  /** Finds the cards that are spoken of; those spoken of last, if nothing else is said. */
  find: ((m: Machine, at: number) => void) | undefined;
  last: SetVar;
  /** Whether the card spoken of is another by now. */
  isGone: (m: Machine) => boolean;
  /** What they have to be besides. */
  tests: readonly CardOn[];
  into: SetVar;
}

/** The cards that were spoken of, as far as they still are what they were called. */
export function refer({ find, last, isGone, tests, into }: Referring): Step {
  return act((m) => {
    const at = m.setAt(into);
    if (isGone(m)) m.clearSet(at);
    else if (find) {
      m.clearSet(at);
      find(m, at);
    } else m.copySet(m.setAt(last), at);
    for (let c = tests.length > 0 ? m.nextIn(at, NONE) : NONE; c >= 0; c = m.nextIn(at, c))
      if (!tests.every((test) => test(m, c))) m.removeFrom(at, c);
  });
}
