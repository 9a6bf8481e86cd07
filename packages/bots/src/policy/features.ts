/**
 * What a player can go by when it chooses, said alike for every game: out of the words, zones, numbers and values that a
 * game declares, and of no rule. What the seat that is asked may not know is not looked at (law 6).
 *
 * An option is made of parts: what the table looks like, the card that asks, the cards and numbers that the option names.
 * A part is a list of features in a context; many options share their parts, so each is read once a question.
 */
import {
  type AskSpec,
  firstOf,
  type Game,
  groupOf,
  knows,
  LARGEST_IN_OPTION,
  type Machine,
  NONE,
  secondOf,
  value,
} from "@tefuda/kernel";

/** Features and parts that a question has room for, and parts that an option has at most. */
const ROOM = 1 << 17;
export const PART_ROOM = 1 << 14;
export const PARTS = 6;
/** So far pairs may fill it: the rest is for cards. */
const PAIRS_TO = ROOM / 2;
/** Options that a question has at most, and the one to stop behind them. */
export const OPTION_ROOM = 4097;
/** What stands for the option to pick no more, behind all others. */
const STOP = "stop";
const CARDS = LARGEST_IN_OPTION + 1;

// What a card is in an option.
const ROLES = 5;
const FIRST = 0;
const SECOND = 1;
const TABLE = 2;
const SOURCE = 3;
const PAIR = 4;
// Whose a card is, seen from who is asked.
const RELATIONS = 3;
const OWN = 0;
const ANOTHER = 1;
const NOBODYS = 2;

/** A hash of a few numbers, the same everywhere. */
export function hash(a: number, b: number, c = 0): number {
  let x = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15) ^ b, 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 13) ^ c, 0x27d4eb2f);
  return x ^ (x >>> 16);
}
/** A hash of a word (FNV-1a). */
export function hashWord(word: string): number {
  let x = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) x = Math.imul(x ^ word.charCodeAt(i), 0x01000193);
  return x;
}

/** What a feature says, the first number of its hash. */
const SAYS = {
  ...{ name: 1, fact: 2, printed: 3, zone: 4, state: 5, value: 6, count: 7 },
  ...{ pair: 8, number: 9, seat: 10, text: 11, table: 12 },
} as const;

/** The parts of the options of one question after the other. */
export class Features {
  /** Of each part its context, and the features from one place to another. */
  readonly context = new Int32Array(PART_ROOM);
  readonly from = new Int32Array(PART_ROOM);
  readonly to = new Int32Array(PART_ROOM);
  parts = 0;
  /** Features: what each says, as a hash, and how much so. */
  readonly says = new Int32Array(ROOM);
  readonly much = new Float32Array(ROOM);
  private filled = 0;
  /** Parts of each option, PARTS places an option, NONE behind the last; the option to stop behind the others. */
  readonly of = new Int32Array(OPTION_ROOM * PARTS);

  private readonly game: Game;
  private readonly definitions: readonly { says: Int32Array; much: Float32Array }[];
  private readonly largest: readonly number[];
  private readonly counts: readonly number[];
  private readonly numbers: readonly number[];
  private readonly knownContexts = new WeakMap<AskSpec, readonly number[]>();
  /** By group the context of its options; that to stop behind them. */
  private contexts: readonly number[] = [];
  /** Where the features of the table end, which come first. */
  private tableTo = 0;

  /** By card: where its features begin and end, if they were read for this question. */
  private readonly cardFrom = new Int32Array(CARDS);
  private readonly cardTo = new Int32Array(CARDS);
  private readonly cardRead = new Int32Array(CARDS);
  /** By card and stat: its value, if its features were read and it has one. */
  private readonly values: Int32Array;
  /** By group, role, relation and card: the part, if it was made for this question. */
  private known = new Int32Array(0);
  private made = new Int32Array(0);
  private question = 0;
  private me = 0;

  constructor(game: Game) {
    const { shape, definitions } = game;
    this.game = game;
    this.largest = shape.stats.map((_, stat) =>
      definitions.reduce((most, { printed }) => Math.max(most, Math.abs(printed[stat]!)), 1),
    );
    this.definitions = definitions.map((definition) => this.printedOf(definition));
    this.counts = (shape.counts ?? []).map((id) => shape.columns.indexOf(id));
    const hidden = new Set([...(shape.unseen ?? []), ...Object.keys(shape.settings)]);
    this.numbers = shape.numbers.flatMap((id, i) => (hidden.has(id) ? [] : [i]));
    this.values = new Int32Array(CARDS * shape.stats.length);
  }

  /** Reads the parts of the options that a machine has listed for the question it waits at. */
  read(m: Machine, spec: AskSpec, count: number): void {
    this.question++;
    this.filled = 0;
    this.parts = 0;
    this.me = spec.who(m);
    this.contexts = this.contextsOf(spec);
    const size = this.contexts.length * ROLES * RELATIONS * (m.layout.cards + 1);
    if (this.known.length < size) {
      this.known = new Int32Array(size);
      this.made = new Int32Array(size);
    }
    this.readTable(m);
    this.tableTo = this.filled;
    const source = spec.source ? spec.source(m) : NONE;
    for (let i = 0; i < count; i++) this.readOption(m, spec, i, source);
    if (spec.shape === "some") this.end(count, this.begin(m, count, 1, NOBODYS, source));
  }

  private readOption(m: Machine, spec: AskSpec, i: number, source: number): void {
    const { shape, groups } = spec;
    const option = m.options[i]!;
    const a = firstOf(option);
    const b = secondOf(option);
    const g = shape === "yes" ? a : groupOf(option);
    const form = groups?.[g]?.form;
    const ofCards = form === "card" || form === "cards" || form === "effect";
    const relation = ofCards && a >= 0 ? this.relation(m, a) : NOBODYS;
    let at = this.begin(m, i, g, relation, source);
    if (ofCards && a >= 0) this.of[at++] = this.cardPart(m, g, FIRST, relation, a);
    if (form === "cards" && b >= 0) this.of[at++] = this.cardPart(m, g, SECOND, this.relation(m, b), b);
    const from = this.filled;
    if (form === "cards") this.readPair(m, a, b);
    else if (form === "effect") this.add(hash(SAYS.text, b, this.nameOf(m, a)), 1);
    else if (form === "seat") this.add(hash(SAYS.seat, a === this.me ? 1 : 0), 1);
    else if (shape === "number" || form === "number") {
      this.add(hash(SAYS.number, 0), clip(a / 10));
      this.add(hash(SAYS.number, 1, Math.min(a, 15)), 1);
    }
    if (this.filled > from)
      this.of[at++] = this.newPart(hash(this.contexts[g]!, PAIR, relation), from, this.filled);
    this.end(i, at);
  }

  /** What all options have: the table, and the card whose text asks, by whose card is chosen. */
  private begin(m: Machine, i: number, group: number, relation: number, source: number): number {
    let at = i * PARTS;
    this.of[at++] = this.part(m, group, TABLE, 0, NONE, 0, this.tableTo);
    if (source >= 0) {
      const from = this.readCard(m, source);
      this.of[at++] = this.part(m, group, SOURCE, relation, NONE, from, this.cardTo[source]!);
    }
    return at;
  }
  private end(i: number, at: number): void {
    if (at < (i + 1) * PARTS) this.of[at] = NONE;
  }

  private contextsOf(spec: AskSpec): readonly number[] {
    let known = this.knownContexts.get(spec);
    if (!known) {
      const prompt = hashWord(spec.prompt);
      const words =
        spec.shape === "yes"
          ? ["no", "yes"]
          : spec.shape === "number"
            ? ["number"]
            : spec.groups!.map(({ verb, form }) => `${verb} ${form}`);
      known = [...words, STOP].map((word) => hash(prompt, hashWord(word)));
      this.knownContexts.set(spec, known);
    }
    return known;
  }

  private cardPart(m: Machine, group: number, role: number, relation: number, card: number): number {
    const from = this.readCard(m, card);
    return this.part(m, group, role, relation, card, from, this.cardTo[card]!);
  }
  /** The part that options of a group share, made when it is first asked for. */
  private part(
    m: Machine,
    group: number,
    role: number,
    relation: number,
    card: number,
    from: number,
    to: number,
  ): number {
    const key = ((group * ROLES + role) * RELATIONS + relation) * (m.layout.cards + 1) + card + 1;
    if (this.made[key] !== this.question) {
      this.made[key] = this.question;
      this.known[key] = this.newPart(hash(this.contexts[group]!, role, relation), from, to);
    }
    return this.known[key]!;
  }
  private newPart(context: number, from: number, to: number): number {
    this.context[this.parts] = context;
    this.from[this.parts] = from;
    this.to[this.parts] = to;
    return this.parts++;
  }

  private add(says: number, much: number): void {
    this.says[this.filled] = says;
    this.much[this.filled++] = much;
  }

  private relation(m: Machine, card: number): number {
    const seat = m.seatOf(m.zone(card));
    return seat === this.me ? OWN : seat >= 0 ? ANOTHER : NOBODYS;
  }
  private nameOf(m: Machine, card: number): number {
    return card >= 0 && knows(m, this.me, card) ? m.definition(card) + 1 : 0;
  }

  private readTable(m: Machine): void {
    const { shape } = this.game;
    const { seats } = m.layout;
    this.add(hash(SAYS.table, 0), 1);
    for (const id of this.numbers) this.add(hash(SAYS.table, 1, id), clip(m.number(id) / 10));
    for (let seat = 0; seat < seats; seat++) {
      const whose = seat === this.me ? 0 : 1;
      const share = whose === 0 ? 1 : 1 / (seats - 1);
      for (let id = 0; id < shape.seatNumbers.length; id++)
        this.add(hash(SAYS.table, 2 + whose, id), clip(m.seatNumber(seat, id) / 10) * share);
      for (let id = 0; id < shape.zones.length; id++) {
        if (shape.zones[id]!.per !== "seat") continue;
        const zone = m.zoneOf(id, seat);
        this.add(hash(SAYS.table, 4 + whose, id), clip(m.count(zone) / 8) * share);
        if (!shape.zones[id]!.inPlay) continue;
        let ready = 0;
        for (let card = m.first(zone); card >= 0; card = m.next(card)) if (!m.turned(card)) ready++;
        this.add(hash(SAYS.table, 6 + whose, id), clip(ready / 4) * share);
      }
    }
  }

  private printedOf({ name, facts = [], printed, has }: Game["definitions"][number]): {
    says: Int32Array;
    much: Float32Array;
  } {
    const says: number[] = [hash(SAYS.name, hashWord(name))];
    const much: number[] = [1];
    facts.forEach((bits, fact) => {
      for (let bit = 0; bit < 31; bit++)
        if ((bits >> bit) & 1) {
          says.push(hash(SAYS.fact, fact, bit));
          much.push(1);
        }
    });
    printed.forEach((number, stat) => {
      if (!has[stat]) return;
      says.push(hash(SAYS.printed, stat));
      much.push(number / this.largest[stat]!);
    });
    return { says: Int32Array.from(says), much: Float32Array.from(much) };
  }

  /** Reads what is to be seen of a card; gives where its features begin. */
  private readCard(m: Machine, card: number): number {
    if (this.cardRead[card] === this.question) return this.cardFrom[card]!;
    this.cardRead[card] = this.question;
    const from = this.filled;
    this.cardFrom[card] = from;
    const zone = m.zone(card);
    const { inPlay } = m.zoneShape(zone);
    this.add(hash(SAYS.zone, m.zoneId(zone)), 1);
    if (m.turned(card)) this.add(hash(SAYS.state, 0), 1);
    if (m.faceDown(card)) this.add(hash(SAYS.state, 1), 1);
    if (m.host(card) >= 0) this.add(hash(SAYS.state, 2, this.relation(m, m.host(card))), 1);
    if (knows(m, this.me, card)) {
      for (const id of this.counts) {
        const count = m.column(card, id);
        if (count !== 0) this.add(hash(SAYS.count, id), clip(count / 3));
      }
      const definition = m.definition(card);
      const { says, much } = this.definitions[definition]!;
      this.says.set(says, this.filled);
      this.much.set(much, this.filled);
      this.filled += says.length;
      const { has, printed } = this.game.definitions[definition]!;
      for (let stat = 0; stat < has.length; stat++) {
        if (!has[stat]) continue;
        const now = inPlay ? value(m, card, stat) : printed[stat]!;
        this.values[card * has.length + stat] = now;
        if (inPlay) this.add(hash(SAYS.value, stat), clip(now / this.largest[stat]!));
      }
    } else this.add(hash(SAYS.state, 3), 1);
    this.cardTo[card] = this.filled;
    return from;
  }

  /** How the values of two cards compare, both of which were read; or that there is no second. */
  private readPair(m: Machine, a: number, b: number): void {
    this.add(hash(SAYS.pair, b < 0 ? 0 : 1), 1);
    // where there are very many pairs, the last are judged by their cards alone
    if (b < 0 || this.filled >= PAIRS_TO) return;
    if (!knows(m, this.me, a) || !knows(m, this.me, b)) return;
    const one = this.game.definitions[m.definition(a)]!.has;
    const other = this.game.definitions[m.definition(b)]!.has;
    const stats = one.length;
    for (let i = 0; i < stats; i++) {
      if (!one[i]) continue;
      const mine = this.values[a * stats + i]!;
      for (let j = 0; j < stats; j++)
        if (other[j])
          this.add(hash(SAYS.pair, 2 + i * stats + j, Math.sign(mine - this.values[b * stats + j]!)), 1);
    }
  }
}

/** Far numbers count no more than near ones. */
const clip = (x: number): number => Math.min(3, Math.max(-3, x));
