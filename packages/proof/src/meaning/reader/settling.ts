/** What waits happens when everything before it is done. */
import { act } from "./actions.ts";
import { type Asking, askCards, Unread } from "./asking.ts";
import { holds } from "./conditions.ts";
import type { Reading, Waiting } from "./reading.ts";
import { canBegin, chooseTargets } from "./targets.ts";

/** Carries out what waits, group by group: first all of the one player, in the order that player likes, then the other's. */
export function* settle(r: Reading): Asking<void> {
  if (r.rules.joinsWaiting) return yield* oneByOne(r);
  r.rules.endsBetween?.(r);
  for (let rounds = 0; r.waiting.length > 0 && !r.world.over; rounds++) {
    if (rounds > 50) throw new Unread("a long chain of triggers");
    const group = r.waiting;
    r.waiting = [];
    const seats = r.rules.oneOrders ? [r.world.first] : [r.world.first, 1 - r.world.first];
    for (const seat of seats) {
      const own = group.filter(({ said }) => r.rules.oneOrders || said.you === seat);
      while (own.length > 0 && !r.world.over) {
        const next = own.length === 1 ? own[0]! : yield* firstOf(seat, own);
        own.splice(own.indexOf(next), 1);
        yield* triggered(r, next);
        r.rules.endsBetween?.(r);
      }
    }
  }
}

/** The same where what is set off meanwhile joins what waits; what is done in a way of its own comes behind the rest. */
function* oneByOne(r: Reading): Asking<void> {
  for (let n = 0; r.waiting.length > 0 && !r.world.over; n++) {
    if (n > 200) throw new Unread("a long chain of triggers");
    const plain = r.waiting.filter(({ text }) => text.mode === undefined);
    if (plain.length === 0) r.rules.endsBetween?.(r);
    if (r.world.over) return;
    const now = plain.length > 0 ? plain : r.waiting;
    const first = now.filter(({ said }) => said.you === r.world.first);
    const own = first.length > 0 ? first : now;
    const same = own.every(
      ({ text, said }) => text === own[0]!.text && said.self.thing === own[0]!.said.self.thing,
    );
    const next = same ? own[0]! : yield* firstOf(own[0]!.said.you, own);
    r.waiting = r.waiting.filter((one) => one !== next);
    yield* triggered(r, next);
  }
}

function* firstOf(seat: number, own: readonly Waiting[]): Asking<Waiting> {
  const cards = own.map(({ said }) => said.self.thing);
  if (new Set(cards).size < cards.length) throw new Unread("several triggers of one card at once");
  const [card] = yield* askCards(seat, cards, 1, 1);
  return own.find(({ said }) => said.self.thing === card)!;
}

function* triggered(r: Reading, { text, index, said }: Waiting): Asking<void> {
  const key = `${said.self.thing.name} ${said.self.life} ${index}`;
  if (text.times !== undefined && r.used.has(key)) return;
  if (text.if && !holds(r, text.if, said)) return;
  if (text.mode !== undefined && !r.rules.isReady!(said.self)) return;
  if (r.rules.announces && !canBegin(r, text.do!, said)) return;
  if (text.times !== undefined) r.used.add(key);
  if (r.rules.announces) yield* chooseTargets(r, text.do!, said);
  if (text.mode !== undefined && !(yield* r.rules.setsOff!(r, text, said))) return;
  yield* act(r, text.do!, said);
}
