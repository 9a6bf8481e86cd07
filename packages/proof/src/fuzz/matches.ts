/** Matches that a door took: they are looked at, spoken to in wrong words, taken back, given again and played on. */
import { botNamed, Host } from "@tefuda/bots";
import {
  type GamePackage,
  Match,
  MatchError,
  type MatchRecord,
  type Placed,
  type Position,
  SPECTATOR,
} from "@tefuda/kernel";
import { KEYWORDS, NUMBERS, noise, spoil } from "../fuzz/strings.ts";
import { checkWords } from "../fuzz/words.ts";
import type { Dice } from "./dice.ts";
import { Broken } from "./door.ts";
import { boundOf, look } from "./use.ts";

/** Uses a match; gives what was said of a bound that was reached. */
export function use(match: Match, pack: GamePackage, dice: Dice, input: string): string[] {
  look(match.machine, dice);
  same(match, match.record(), "played again from its own record");
  wrongWords(match, dice);
  const fault = playOn(match, pack, dice, input);
  const hash = match.hash();
  const steps = Math.min(match.length, 8);
  for (let n = 0; n < steps; n++) match.undo();
  for (let n = 0; n < steps; n++) match.redo();
  if (match.hash() !== hash) throw new Broken("taken back and given again, the match is another");
  return fault;
}

function same(match: Match, record: MatchRecord, how: string): void {
  const copy = JSON.parse(JSON.stringify(record)) as MatchRecord;
  if (Match.replay(match.game, copy).hash() !== match.hash())
    throw new Broken(`${how}, the match is another`);
}

/** Answers that nobody can give: each is refused in words, and changes nothing. */
function wrongWords(match: Match, dice: Dice): void {
  const seat = match.asked;
  if (seat === null) return;
  const options = match.view(seat).question!.options.map((option) => option.notation);
  const known = options.length > 0 ? options : ["x"];
  for (let n = dice.few(3); n > 0; n--) {
    const text = (): string =>
      dice.pick([
        noise(dice, 8),
        spoil(dice.pick(known), dice, known),
        dice.pick(KEYWORDS),
        dice.pick(NUMBERS),
      ]);
    const say = dice.once(4) ? Array.from({ length: dice.few(200) }, text) : text();
    const before = `${match.hash()} ${match.length} ${match.machine.journal.length}`;
    const who = dice.pick([seat, seat, seat, 1 - seat, -1, 3, 0.5, Number.NaN]);
    try {
      const answer = match.answer(who, say);
      if (answer.done) {
        match.undo();
      } else if (answer.verdict.verdict === "allowed") {
        throw new Broken(`"${String(say)}" is allowed, and not taken`);
      } else if (answer.verdict.verdict === "forbidden") {
        for (const { rule, needs } of answer.verdict.reasons) checkWords(`${rule} ${needs}`, String(say));
        if (answer.verdict.reasons.length === 0)
          throw new Broken(`"${String(say)}" is forbidden without a reason`);
      }
      if (typeof say === "string" && Number.isInteger(who) && who >= 0) match.why(who, say);
    } catch (error) {
      if (!(error instanceof MatchError)) boundOf(error, String(say));
    }
    if (`${match.hash()} ${match.length} ${match.machine.journal.length}` !== before)
      throw new Broken(`the answer "${String(say)}" was not taken, and the match is another after it`);
  }
}

/** Plays on at random; where an answer reaches a bound, all has to be as it was before it. */
export function playOn(match: Match, pack: GamePackage, dice: Dice, input: string, answers = 12): string[] {
  const host = new Host(pack, botNamed("random")!);
  host.begin(dice.below(65536), 0);
  for (let n = dice.few(answers); n > 0 && !match.over; n--) {
    const seat = match.asked!;
    const say = host.answer(match.sight(match.asked!));
    const before = standing(match);
    try {
      if (!match.answer(seat, say).done) throw new Broken(`the offered answer "${String(say)}" is not taken`);
    } catch (error) {
      const said = boundOf(error, input);
      if (standing(match) !== before) throw new Broken(`the match is another after a fault: ${said}`);
      same(match, match.record(), "played again from its record after a fault");
      return [said];
    }
  }
  return [];
}

/** All that everybody may know of a match, and what can be answered. */
function standing(match: Match): string {
  const views = [0, 1, SPECTATOR].map((observer) => JSON.stringify(match.view(observer)));
  return `${match.hash()} ${match.length} ${match.machine.journal.length} ${views.join()}`;
}

/** The position in which a match stands, as far as a position says it. */
export function positionOf(match: Match): Position {
  const m = match.machine;
  const { zones, seatNumbers } = match.game.shape;
  const cardsIn = (zone: number): Placed[] => {
    const cards: Placed[] = [];
    for (let card = m.first(zone); card >= 0; card = m.next(card)) {
      const under: Placed[] = [];
      for (let low = m.below(card); low >= 0; low = m.below(low))
        under.push({ card: m.definitionOf(low).name, owner: m.owner(low) });
      cards.push({
        card: m.definitionOf(card).name,
        owner: m.owner(card),
        ...(m.turned(card) ? { turned: true } : {}),
        ...(m.faceDown(card) ? { faceDown: true } : {}),
        ...(under.length > 0 ? { under } : {}),
      });
    }
    return cards;
  };
  const side = (seat: number): Position["seats"][number] => ({
    numbers: Object.fromEntries(seatNumbers.map((name, id) => [name, m.seatNumber(seat, id)])),
    zones: Object.fromEntries(
      zones.flatMap((zone, id) => (zone.per === "seat" ? [[zone.id, cardsIn(m.zoneOf(id, seat))]] : [])),
    ),
  });
  return { seats: Array.from({ length: m.layout.seats }, (_, seat) => side(seat)) };
}
