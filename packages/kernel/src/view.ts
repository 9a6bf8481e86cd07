/**
 * What one observer may know of a game (law 6). A view is built up from nothing: every card, count and number is put
 * in because that observer may see it. There are no ids of cards in it, only names and places, so nothing in a view
 * can follow a card through a hidden place.
 */
import { type AskSpec, firstOf, type Group, groupOf, secondOf } from "./ask.ts";
import { knows, placeOf } from "./cards.ts";
import {
  effectAbility,
  effectAt,
  effectIs,
  effectSeat,
  effectSet,
  effectSource,
  effectTargets,
  STOPPED,
  stackSize,
} from "./effect-stack.ts";
import type { Machine } from "./machine.ts";
import { endMod, firstMod, modifierOf, touches, value } from "./modifiers.ts";
import { notations } from "./notation.ts";
import { heldByOthers, orderFor, placeFor, tellsPlaces } from "./order.ts";
import type { PlaceView } from "./say.ts";
import { MOD_SIZE, NOBODY, OUTCOME, REASON } from "./shape.ts";
import { cardsByPlace } from "./spoken.ts";

export interface ValueView {
  now: number;
  printed: number;
}

export interface CardView {
  name: string;
  turned: boolean;
  faceDown: boolean;
  /** Current and printed values, for the stats that the card has. */
  values: Record<string, ValueView>;
  /** What is counted on it and not 0. */
  counts: Record<string, number>;
  /** Words of the modifiers that touch it. */
  marks: string[];
  /** What it is attached to. */
  host: PlaceView | null;
  /** The cards underneath, uppermost first. */
  under: CardView[];
}

export interface ZoneView {
  count: number;
  /** The cards in their order, null where the observer does not know one; left out where nobody may tell the order. */
  cards?: (CardView | null)[];
}

export interface SeatView {
  seat: number;
  numbers: Record<string, number>;
  zones: Record<string, ZoneView>;
}

export interface StackedEffectView {
  seat: number;
  card: string | null;
  /** Which of the card's texts it is, from 0; -1 for what is not a text. */
  text: number;
  stopped: boolean;
  targets: PlaceView[];
}

export interface OptionView {
  notation: string;
  /** First word of the notation; empty for picks. */
  verb: string;
  /** The cards it names, as places, in the order in which it names them. */
  cards: PlaceView[];
  /** Number of the text, for options that use one. */
  text?: number;
  /** What it means in words, where its notation does not say it: the text that it uses, or the part that it chooses. */
  says?: string;
}

export interface QuestionView {
  seat: number;
  shape: "one" | "some" | "number" | "yes";
  /** Key of the prompt, and its words. */
  prompt: string;
  words: string;
  rule: string;
  /** Name and place of the card whose text asks. */
  source: { card: string; at: PlaceView } | null;
  min: number;
  max: number;
  options: OptionView[];
}

export interface View {
  game: string;
  observer: number;
  numbers: Record<string, number>;
  seats: SeatView[];
  shared: Record<string, ZoneView>;
  /** Effects that wait, the one announced first at the front. */
  links: StackedEffectView[];
  /** Whom the game asks; null when it is over. */
  asked: number | null;
  /** The question, if it is this observer's to answer. */
  question: QuestionView | null;
  over: { winner: number | null; rule: string | null } | null;
}

/** The question that waits, if it is this observer's to answer. */
export function questionOf(m: Machine, observer: number, language = "en"): QuestionView | null {
  const spec = m.asking();
  return spec && spec.who(m) === observer ? questionView(m, spec, language) : null;
}

export function viewOf(m: Machine, observer: number, language = "en"): View {
  const { shape } = m.game;
  const numbers: Record<string, number> = {};
  shape.numbers.forEach((name, i) => {
    if (!shape.unseen?.includes(name)) numbers[name] = m.number(i);
  });
  const shared: Record<string, ZoneView> = {};
  shape.zones.forEach((zone, id) => {
    if (zone.per === "shared") shared[zone.id] = zoneView(m, observer, m.zoneOf(id, 0));
  });
  const spec = m.asking();
  const asked = spec ? spec.who(m) : null;
  return {
    game: m.game.id,
    observer,
    numbers,
    seats: seatsOf(m, observer),
    shared,
    links: Array.from({ length: stackSize(m) }, (_, i) => effectView(m, observer, effectAt(m, i))),
    asked,
    question: questionOf(m, observer, language),
    over: overOf(m),
  };
}

export function seatsOf(m: Machine, observer: number): SeatView[] {
  const { shape } = m.game;
  return Array.from({ length: m.layout.seats }, (_, seat) => {
    const numbers = Object.fromEntries(shape.seatNumbers.map((name, i) => [name, m.seatNumber(seat, i)]));
    const zones: Record<string, ZoneView> = {};
    shape.zones.forEach((zone, id) => {
      if (zone.per === "seat") zones[zone.id] = zoneView(m, observer, m.zoneOf(id, seat));
    });
    return { seat, numbers, zones };
  });
}

export function overOf(m: Machine): View["over"] {
  if (!m.over) return null;
  const outcome = m.s[OUTCOME]!;
  return { winner: outcome === NOBODY ? null : outcome, rule: m.game.rules[m.s[REASON]!] ?? null };
}

function zoneView(m: Machine, observer: number, zone: number): ZoneView {
  const count = m.count(zone);
  let known = false;
  const cards = orderFor(m, observer, zone).map((card) => {
    const seen = knows(m, observer, card);
    known ||= seen;
    return seen ? cardView(m, observer, card) : faceDownView(m, observer, card);
  });
  return known || tellsPlaces(m, observer, zone) ? { count, cards } : { count };
}

/** A card that lies face down in the open is seen as a back with its position, and what it lies on; one in a hidden zone is not seen. */
function faceDownView(m: Machine, observer: number, card: number): CardView | null {
  if (!m.faceDown(card)) return null;
  const turned = m.turned(card);
  const host = hostOf(m, observer, card);
  return { name: "", turned, faceDown: true, values: {}, counts: {}, marks: [], host, under: [] };
}

function cardView(m: Machine, observer: number, card: number): CardView {
  const definition = m.definitionOf(card);
  const values: Record<string, ValueView> = {};
  const inPlay = m.zoneShape(m.zone(card)).inPlay;
  m.game.shape.stats.forEach((stat, i) => {
    if (!definition.has[i]) return;
    values[stat.id] = {
      now: inPlay ? value(m, card, i) : definition.printed[i]!,
      printed: definition.printed[i]!,
    };
  });
  const marks: string[] = [];
  if (inPlay && m.above(card) < 0) {
    for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE) {
      const { says } = modifierOf(m, mod);
      if (says && touches(m, mod, card) && !marks.includes(says)) marks.push(says);
    }
  }
  const under: CardView[] = [];
  for (let low = m.above(card) < 0 ? m.below(card) : -1; low >= 0; low = m.below(low)) {
    if (knows(m, observer, low)) under.push(cardView(m, observer, low));
  }
  return {
    name: definition.name,
    turned: m.turned(card),
    faceDown: m.faceDown(card),
    values,
    counts: countsOf(m, observer, card),
    marks,
    host: hostOf(m, observer, card),
    under,
  };
}

function hostOf(m: Machine, observer: number, card: number): PlaceView | null {
  const host = m.host(card);
  return host >= 0 ? placeViewOf(m, observer, host) : null;
}

/**
 * What is counted on a card that the observer knows. Of one that somebody else holds nothing: what it is was shown once,
 * and what its player has noted on it since was not.
 */
export function countsOf(m: Machine, observer: number, card: number): Record<string, number> {
  const { columns, counts = [] } = m.game.shape;
  const found: Record<string, number> = {};
  if (!tellsPlaces(m, observer, m.zone(card))) return found;
  columns.forEach((name, i) => {
    if (m.column(card, i) !== 0 && counts.includes(name)) found[name] = m.column(card, i);
  });
  return found;
}

/** Where a card lies, as far as an observer may tell. */
export function placeViewOf(m: Machine, observer: number, card: number): PlaceView {
  const zone = m.zone(card);
  const shape = m.zoneShape(zone);
  const seat = shape.per === "seat" ? m.seatOf(zone) : null;
  return {
    zone: shape.id,
    seat,
    ...(tellsPlaces(m, observer, zone) ? { place: placeOf(m, card) } : {}),
    ...(m.above(card) >= 0 ? { under: true } : {}),
  };
}

function effectView(m: Machine, observer: number, at: number): StackedEffectView {
  const source = effectSource(m, at);
  const ability = m.game.abilities[effectAbility(m, at)];
  // by their places: the numbers of cards, and so their order in a set, are nobody's to know
  const places = cardsByPlace(m);
  const targets = Array.from({ length: effectTargets(m, at) }, (_, n) =>
    places.filter((card) => m.hasIn(effectSet(m, at, n), card)).map((card) => placeViewOf(m, observer, card)),
  ).flat();
  return {
    seat: effectSeat(m, at),
    card: source >= 0 && knows(m, observer, source) ? m.definitionOf(source).name : null,
    text: ability ? ability.index : -1,
    stopped: effectIs(m, at, STOPPED),
    targets,
  };
}

/** A prompt with what is done with the answer: whoever is asked to choose cards is told what for. */
function withPurpose(words: string, { says }: AskSpec, language: string): string {
  const purpose = says?.(language);
  if (!purpose) return words;
  return language === "ja" ? `${words}（${purpose}）` : `${words} (${purpose})`;
}

function questionView(m: Machine, spec: AskSpec, language: string): QuestionView {
  const seat = spec.who(m);
  const count = m.list();
  const words = notations(m, spec, count);
  const prompt = m.game.prompts[spec.prompt];
  const source = spec.source ? spec.source(m) : -1;
  const options = inOrder(m, spec, count).map((i): OptionView => {
    const option = m.options[i]!;
    const group = spec.groups?.[groupOf(option)];
    const b = secondOf(option);
    return {
      notation: words[i]!,
      verb: group?.verb ?? "",
      cards: cardsOf(spec, option).map((card) => placeViewOf(m, seat, card)),
      ...(group?.form === "effect" ? { text: b } : {}),
      ...(group ? wordsOf(m, seat, group, option, language) : {}),
    };
  });
  return {
    seat,
    shape: spec.shape,
    prompt: spec.prompt,
    words: withPurpose(prompt?.[language] ?? prompt?.en ?? spec.prompt, spec, language),
    rule: spec.rule,
    source:
      source >= 0
        ? {
            card: knows(m, seat, source) ? m.definitionOf(source).name : "?",
            at: placeViewOf(m, seat, source),
          }
        : null,
    min: spec.min ? spec.min(m) : 1,
    max: spec.max ? spec.max(m) : 1,
    options,
  };
}

/** What an option means, for whoever is asked: the words of the text that it uses, or its own. */
function wordsOf(
  m: Machine,
  seat: number,
  group: Group,
  option: number,
  language: string,
): { says?: string } {
  const says = group.says?.(language);
  if (says) return { says };
  const card = firstOf(option);
  if (group.form !== "effect" || card < 0) return {};
  const number = secondOf(option);
  const given = m.game.ruleAbilities?.find((ability) => ability.index === number);
  // a text is told only where the card is known; what the rules give to a card is no secret of its own
  const words = (given ?? (knows(m, seat, card) ? m.definitionOf(card).abilities[number] : undefined))?.words;
  const found = words?.[language] ?? words?.en;
  return found ? { says: found } : {};
}

/** The cards that an option names, in the order in which it names them. */
function cardsOf(spec: AskSpec, option: number): number[] {
  const form = spec.groups?.[groupOf(option)]?.form;
  if (form === "card" || form === "effect") return [firstOf(option)];
  if (form !== "cards") return [];
  const b = secondOf(option);
  return b < 0 ? [firstOf(option)] : [firstOf(option), b];
}

/**
 * The listed options, as numbers, in an order that tells nothing: those with cards that somebody else holds come behind
 * their group's others, as the seat that is asked is shown these cards.
 */
function inOrder(m: Machine, spec: AskSpec, count: number): number[] {
  const seat = spec.who(m);
  const listed = Array.from({ length: count }, (_, i) => i);
  const held = (card: number): boolean => heldByOthers(m, seat, m.zone(card));
  if (!listed.some((i) => cardsOf(spec, m.options[i]!).some(held))) return listed;
  const keys = listed.map((i) => {
    const option = m.options[i]!;
    const places = cardsOf(spec, option).map((card) => (held(card) ? 1 + placeFor(m, seat, card) : 0));
    return [groupOf(option), ...places, i];
  });
  return listed.sort((i, j) => {
    const at = keys[i]!.findIndex((n, k) => n !== keys[j]![k]);
    return keys[i]![at]! - keys[j]![at]!;
  });
}
