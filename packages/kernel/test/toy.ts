/**
 * A game of a few lines to test the kernel with: two seats, a hand, a row, playing, hitting, covering, passing.
 *
 * Turns: the player draws, then plays, hits, covers and guesses as often as they like, passes, and lays down to three
 * cards in hand. Who has no hearts left has lost; so has who cannot draw.
 */
import {
  act,
  ask,
  assemble,
  assign,
  type Book,
  type Candidates,
  type CardDefinition,
  constant,
  cover,
  forEachLying,
  type Game,
  type GamePackage,
  type Group,
  giveBack,
  type ListInfo,
  loop,
  type Machine,
  type MatchRecord,
  message,
  move,
  NOBODY,
  type Problem,
  program,
  type RuleInfo,
  Schema,
  type Setup,
  type SourceFile,
  say,
  seq,
  show,
  shuffle,
  when,
} from "../src/index.ts";

const state = new Schema();
export const STACK = state.zone("stack", { sees: "none" });
export const HAND = state.zone("hand", { sees: "owner" });
export const ROW = state.zone("row", { sees: "all", inPlay: true });
export const HEAP = state.zone("heap", { per: "shared", sees: "all" });
const TURN = state.number("turn");
const PLAYER = state.number("player");
const LIMIT = state.setting("turnLimit", 0);
const HEARTS = state.seatNumber("hearts");
const HITS = state.column("hits");
state.stat("might", 0, 99);
state.marks("still");
const shape = state.shape({});

const LINES = {
  turn: message("turn", ["number", "seat"], { en: "Turn {0}: {1}", ja: "{0}ターン目：{1}" }, "toy-1"),
  plays: message("plays", ["seat", "card"], { en: "{0} plays {1}", ja: "{0}は{1}を出す" }, "toy-2"),
  hits: message("hits", ["card", "card"], { en: "{0} hits {1}" }, "toy-3"),
  hurts: message("hurts", ["card", "seat", "number"], { en: "{0} hits {1}, who has {2} left" }, "toy-3"),
  draws: message("draws", ["seat", "card"], { en: "{0} draws {1}", ja: "{0}は{1}を引く" }),
  guesses: message("guesses", ["seat", "number"], { en: "{0} guesses {1}" }, "toy-6"),
};

const me = (m: Machine): number => m.number(PLAYER);
const other = (m: Machine): number => 1 - me(m);
const zone =
  (id: number, whose: (m: Machine) => number): Candidates =>
  (m, out) => {
    let n = 0;
    for (let c = m.first(m.zoneOf(id, whose(m))); c >= 0; c = m.next(c)) out[n++] = c;
    return n;
  };
const seat = (m: Machine): number => m.seat;

const PLAY: Group = {
  verb: "play",
  form: "card",
  from: zone(HAND, seat),
  needs: [
    { rule: "toy-2", says: "it is your turn", test: (m) => m.seat === me(m) },
    {
      rule: "toy-2",
      says: "it is in your hand",
      given: true,
      test: (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat),
    },
    {
      rule: "toy-2",
      says: "your row holds fewer than three",
      test: (m) => m.count(m.zoneOf(ROW, m.seat)) < 3,
    },
  ],
};
const HIT: Group = {
  verb: "hit",
  form: "cards",
  from: zone(ROW, seat),
  to: (m, out) => {
    const n = zone(ROW, (x) => 1 - x.seat)(m, out);
    if (n > 0) return n;
    out[0] = -1;
    return 1;
  },
  needs: [
    { rule: "toy-3", says: "it is your turn", test: (m) => m.seat === me(m) },
    {
      rule: "toy-3",
      says: "it lies in your row",
      given: true,
      test: (m) => m.zone(m.a) === m.zoneOf(ROW, m.seat),
    },
    { rule: "toy-3", says: "it stands upright", test: (m) => m.a < 0 || !m.turned(m.a) },
    {
      rule: "toy-4",
      says: "the other row is empty",
      given: true,
      of: "pair",
      test: (m) => m.b >= 0 || m.count(m.zoneOf(ROW, 1 - m.seat)) === 0,
    },
  ],
};
const COVER: Group = {
  verb: "put",
  form: "cards",
  from: zone(HAND, seat),
  to: zone(ROW, seat),
  needs: [
    {
      rule: "toy-5",
      says: "both bear one name",
      of: "pair",
      test: (m) => m.definition(m.a) === m.definition(m.b),
    },
  ],
};

/** The rules of the toy as one program. */
const main = program("toy", (f) => {
  const a = f.card();
  const b = f.card();
  const guess = f.local();
  const shows = f.local();
  const on = f.local();
  const laid = f.set();
  return seq(
    act((m) => {
      for (let s = 0; s < 2; s++) {
        shuffle(m, m.zoneOf(STACK, s));
        m.setSeatNumber(s, HEARTS, 4);
        for (let i = 0; i < 3; i++) move(m, m.first(m.zoneOf(STACK, s)), m.zoneOf(HAND, s));
      }
      m.setNumber(PLAYER, m.random(2));
    }),
    loop(
      constantly,
      seq(
        act((m) => {
          m.setNumber(TURN, m.number(TURN) + 1);
          say(m, LINES.turn, m.number(TURN), me(m));
          if (m.number(LIMIT) > 0 && m.number(TURN) > m.number(LIMIT)) m.end(NOBODY, "toy-1");
          const card = m.first(m.zoneOf(STACK, me(m)));
          if (card < 0) {
            m.end(other(m), "toy-1");
            return;
          }
          move(m, card, m.zoneOf(HAND, me(m)));
          say(m, LINES.draws, me(m), card);
          for (let c = m.first(m.zoneOf(ROW, me(m))); c >= 0; c = m.next(c)) m.setTurned(c, false);
        }),
        assign(on, constant(1)),
        loop(
          (m) => on(m) === 1 && !m.over,
          ask({
            shape: "one",
            who: me,
            prompt: "turn",
            rule: "toy-1",
            a,
            b,
            groups: [
              {
                ...PLAY,
                body: act((m) => {
                  move(m, a(m), m.zoneOf(ROW, me(m)));
                  say(m, LINES.plays, me(m), a(m));
                }),
              },
              { ...HIT, body: act((m) => hit(m, a(m), b(m))) },
              { ...COVER, body: act((m) => cover(m, a(m), b(m))) },
              {
                verb: "guess",
                form: "word",
                body: seq(
                  ask({
                    shape: "number",
                    who: me,
                    prompt: "guess",
                    rule: "toy-6",
                    min: constant(1),
                    max: constant(3),
                    a: guess,
                  }),
                  act((m) => say(m, LINES.guesses, me(m), guess(m))),
                  ask({ shape: "yes", who: other, prompt: "show", rule: "toy-6", a: shows }),
                  when((m) => shows(m) === 1, act(showFirst)),
                ),
              },
              { verb: "pass", form: "word", body: assign(on, constant(0)) },
            ],
          }),
        ),
        when(
          (m) => m.count(m.zoneOf(HAND, me(m))) > 3,
          seq(
            ask({
              shape: "some",
              who: me,
              prompt: "lay down",
              rule: "toy-7",
              groups: [{ verb: "", form: "card", from: zone(HAND, me) }],
              min: (m) => m.count(m.zoneOf(HAND, me(m))) - 3,
              max: (m) => m.count(m.zoneOf(HAND, me(m))) - 3,
              set: laid,
            }),
            act((m) => forEachLying(m, m.setAt(laid), (c) => move(m, c, m.zoneOf(HEAP, 0), false))),
          ),
        ),
        act((m) => m.setNumber(PLAYER, other(m))),
      ),
    ),
    giveBack(),
  );
});

function constantly(): boolean {
  return true;
}

/** The seat that was asked shows the other its first card in hand. */
function showFirst(m: Machine): void {
  const card = m.first(m.zoneOf(HAND, other(m)));
  if (card >= 0) show(m, card, 1 << me(m));
}

function hit(m: Machine, by: number, target: number): void {
  m.setTurned(by, true);
  m.setColumn(by, HITS, m.column(by, HITS) + 1);
  const might = m.definitionOf(by).printed[0]!;
  if (target < 0) {
    const left = m.seatNumber(other(m), HEARTS) - might;
    m.setSeatNumber(other(m), HEARTS, left);
    say(m, LINES.hurts, by, other(m), left);
    if (left <= 0) m.end(me(m), "toy-4");
    return;
  }
  say(m, LINES.hits, by, target);
  if (m.definitionOf(target).printed[0]! <= might) move(m, target, m.zoneOf(HEAP, 0), false);
}

const kind = (name: string, might: number): CardDefinition => ({
  id: -1,
  name,
  printed: [might],
  has: [true],
  abilities: [],
});

export const toy: Game = assemble({
  id: "toy",
  title: "Toy",
  seats: { min: 2, max: 2 },
  shape,
  definitions: [kind("Ant", 1), kind("Bee", 2), kind("Cat", 3), kind("Dodo", 0)],
  startZone: STACK,
  main,
  events: [],
  messages: Object.values(LINES),
  texts: [],
  actions: [PLAY, HIT, COVER],
  rules: ["toy-1", "toy-2", "toy-3", "toy-4", "toy-5", "toy-6", "toy-7", "toy-8"],
  overRule: "toy-1",
  concedeRule: "toy-8",
  prompts: { turn: { en: "What do you do?", ja: "どうしますか" }, guess: { en: "What do you guess?" } },
  fingerprint: "toy",
  editions: [{ en: "The first." }],
});

export const LIST: readonly string[] = ["Ant", "Bee", "Cat", "Dodo"].flatMap((name) =>
  Array<string>(5).fill(name),
);
export const setup = (seed: number): Setup => ({ seed, lists: [LIST, LIST] });
export type { MatchRecord };

const FILLER: SourceFile = { path: "filler", text: "Dodo" };
const book: Book = {
  game: toy,
  cards: toy.definitions.map(({ name, printed }) => ({
    name,
    type: "toy",
    subtypes: [],
    values: [{ id: "might", value: printed[0]! }],
    texts: [],
    file: name === "Dodo" ? FILLER.path : "cards",
    line: 1,
  })),
};

/** A list is a name of a card on each line. */
function readList(file: SourceFile): { list?: ListInfo; problems: Problem[] } {
  const cards = file.text.split("\n").filter((line) => line !== "");
  const problems = cards.flatMap((name, i) =>
    toy.byName.has(name)
      ? []
      : [
          {
            file: file.path,
            line: i + 1,
            column: 1,
            message: { en: `there is no card "${name}"`, ja: `「${name}」というカードはありません` },
          },
        ],
  );
  const id = file.path.replace(/.*\//, "").replace(/\..*/, "");
  return problems.length > 0 ? { problems } : { list: { id, name: id, plan: "", cards }, problems };
}

function readRules(): { rules: RuleInfo[]; problems: Problem[] } {
  const rules = toy.rules.map((id) => ({
    id,
    topic: `Topic of ${id}`,
    rule: `Rule ${id}.`,
    shows: "It.",
    source: "a",
  }));
  return { rules, problems: [] };
}
/** The toy as a package, for bots and hosts. */
export const toyPackage: GamePackage = {
  id: "toy",
  title: "Toy",
  filler: FILLER,
  layout: {
    rows: [
      { zones: [{ zone: "row", name: { en: "Row" }, form: "row", slots: 3 }] },
      { zones: [{ zone: "stack", name: { en: "Stack" }, form: "stack" }] },
      { zones: [{ zone: "hand", name: { en: "Hand" }, form: "fan" }] },
    ],
    seatNumbers: [{ id: "hearts", name: { en: "Hearts" } }],
    phases: [],
    buttons: {},
    verbs: {},
    passes: ["pass", "no"],
  },
  assemble: (_cards: readonly SourceFile[]) => ({ book, problems: [] }),
  readList,
  readRules,
  readText: () => ({}),
  score: (m, s) => {
    if (m.over) return m.s[9] === s ? 1000 : -1000;
    return (
      (m.seatNumber(s, HEARTS) - m.seatNumber(1 - s, HEARTS)) * 3 +
      m.count(m.zoneOf(ROW, s)) -
      m.count(m.zoneOf(ROW, 1 - s))
    );
  },
  simulation: { turnLimit: 100 },
  begins: ["turn"],
};
