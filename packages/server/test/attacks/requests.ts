/** What is asked for that must not be done: each a request as it goes over the wire, who sends it, and what comes back. */
import { newNumber } from "@tefuda/host/drawn";
import type { Ground } from "./ground.ts";

/** Who sends it: somebody at the match, by whether they are asked; or somebody who is not in it. */
export type Who = "asked" | "waits" | "outside";

export interface Wrong {
  name: string;
  who: Who;
  request(ground: Ground): unknown;
  /** What may come back. */
  comes: readonly string[];
}

const wrong = (name: string, who: Who, comes: string, request: Wrong["request"]): Wrong => ({
  ...{ name, who, request },
  comes: comes.split(" "),
});

const first = ({ asked }: Ground): string => asked.news!.sight.view.question!.options[0]!.notation;
const question = ({ asked }: Ground): number => asked.news!.asked;

/** A deed at the honest match, with what is put in place of what is right. */
const deed =
  (other: (ground: Ground) => object) =>
  (ground: Ground): object => ({
    ...{ ask: "do", match: ground.match, command: newNumber(), asked: question(ground) },
    move: { kind: "answer", say: first(ground) },
    ...other(ground),
  });
const move = (move: object) => deed(() => ({ move }));
const say = (said: unknown) => deed(() => ({ move: { kind: "answer", say: said } }));
const nested = (depth: number): unknown => (depth === 0 ? "x" : [nested(depth - 1)]);

/** Names that mean something to JavaScript. */
const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty"];
/** What PostgreSQL cannot keep. */
const UNKEPT = ["\u0000", "\ud800"];

export const atMatch: readonly Wrong[] = [
  wrong(
    "an answer out of turn",
    "waits",
    "ruled",
    deed(() => ({})),
  ),
  wrong(
    "an answer at another's match",
    "outside",
    "notYours",
    deed(() => ({})),
  ),
  wrong("another's seat named in an answer", "waits", "notUnderstood", (g) =>
    deed(() => ({ move: { kind: "answer", say: first(g), seat: g.asked.news!.seat } }))(g),
  ),
  wrong(
    "a seat named beside an answer",
    "waits",
    "notUnderstood",
    deed((g) => ({ seat: g.asked.news!.seat })),
  ),
  wrong("giving up for another", "waits", "notUnderstood", (g) =>
    deed(() => ({ move: { kind: "resign", seat: g.asked.news!.seat } }))(g),
  ),
  wrong("giving up at another's match", "outside", "notYours", move({ kind: "resign" })),
  wrong(
    "a match that is not there",
    "asked",
    "unknown",
    deed(() => ({ match: newNumber() })),
  ),
  wrong(
    "the question before",
    "asked",
    "late",
    deed((g) => ({ asked: question(g) - 1 })),
  ),
  wrong(
    "a question to come",
    "asked",
    "late",
    deed((g) => ({ asked: question(g) + 1 })),
  ),
  wrong(
    "a question without end",
    "asked",
    "late notUnderstood",
    deed(() => ({ asked: 2 ** 60 })),
  ),
  wrong(
    "a negative question",
    "asked",
    "late notUnderstood",
    deed(() => ({ asked: -1 })),
  ),
  wrong(
    "no question",
    "asked",
    "late",
    deed(() => ({ asked: undefined })),
  ),
  wrong(
    "an empty name of a command",
    "asked",
    "notUnderstood",
    deed(() => ({ command: "" })),
  ),
  wrong(
    "a long name of a command",
    "asked",
    "notUnderstood",
    deed(() => ({ command: "x".repeat(65) })),
  ),
  ...UNKEPT.map((sign) =>
    wrong(
      `the sign ${JSON.stringify(sign)} in the name of a command`,
      "asked",
      "notUnderstood",
      deed(() => ({ command: sign })),
    ),
  ),
  ...UNKEPT.map((sign) =>
    wrong(`the sign ${JSON.stringify(sign)} in an answer`, "asked", "notUnderstood", say(sign)),
  ),
  ...UNKEPT.map((sign) =>
    wrong(
      `the sign ${JSON.stringify(sign)} in the name of a match`,
      "asked",
      "notUnderstood",
      deed(() => ({ match: sign })),
    ),
  ),
  wrong(
    "a match with a long name",
    "asked",
    "notUnderstood",
    deed(() => ({ match: "x".repeat(65) })),
  ),
  ...NAMES.map((name) =>
    wrong(
      `a match called ${name}`,
      "asked",
      "unknown",
      deed(() => ({ match: name })),
    ),
  ),
  wrong("an answer in letters that look alike", "asked", "ruled", (g) =>
    say([...first(g)].map((letter) => `${letter}\u200b`).join(""))(g),
  ),
  wrong("an answer turned around by a sign", "asked", "ruled", (g) => say(`\u202e${first(g)}`)(g)),
  wrong("an answer of nothing", "asked", "ruled", say("")),
  wrong("an answer of 1,000 parts", "asked", "ruled", say(Array(1000).fill("x"))),
  wrong("an answer of 60,000 letters", "asked", "notUnderstood", say("x".repeat(60_000))),
  wrong("an answer that is a nested list", "asked", "notUnderstood", say(nested(3))),
  wrong("an answer that is a number", "asked", "notUnderstood", say(1)),
  wrong("an answer that is null", "asked", "notUnderstood", say(null)),
  wrong("an answer that is an object", "asked", "notUnderstood", say({ length: 1, 0: "x" })),
  wrong("an answer with what the other can do", "asked", "ruled", (g) =>
    say(`play ${g.waits.news!.sight.view.seats.flatMap((seat) => Object.keys(seat))[0]}`)(g),
  ),
  wrong("a list of what may be chosen once", "asked", "ruled", (g) => say([first(g), first(g)])(g)),
  ...NAMES.map((name) => wrong(`the answer ${name}`, "asked", "ruled", say(name))),
  wrong("giving up as an answer", "waits", "cannot", say(" Give UP ")),
  ...[
    { kind: "time" },
    { kind: "ruling", judge: "x", end: { winner: 0 } },
    { kind: "answer", say: "x", auto: true },
    { kind: "offer", what: "back", to: 0 },
    { kind: "offer", what: "win" },
    { kind: "agree", seat: 1 },
    {},
  ].map((its) => wrong(`the deed ${JSON.stringify(its)}`, "asked", "notUnderstood", move(its))),
  wrong(
    "no deed",
    "asked",
    "notUnderstood",
    deed(() => ({ move: undefined })),
  ),
  wrong(
    "a key more",
    "asked",
    "notUnderstood",
    deed(() => ({ used: 0 })),
  ),
  wrong("agreeing to nothing", "asked", "offer", move({ kind: "agree" })),
  wrong("refusing nothing", "waits", "offer", move({ kind: "refuse" })),
  wrong("going on without a pause", "waits", "cannot", move({ kind: "resume" })),
  wrong("a pause without a clock", "waits", "cannot", move({ kind: "offer", what: "pause" })),
  wrong("an offer at another's match", "outside", "notYours", move({ kind: "offer", what: "draw" })),
  wrong("following another's match", "outside", "notYours", ({ match }) => ({
    ask: "match",
    match,
    on: true,
  })),
  wrong("asking why at another's match", "outside", "notYours", (g) => ({
    ask: "why",
    match: g.match,
    say: first(g),
  })),
  wrong("asking why at length", "asked", "notUnderstood", ({ match }) => ({
    ask: "why",
    match,
    say: "x".repeat(1001),
  })),
  wrong("how it went before the end", "asked", "cannot", ({ match }) => ({
    ask: "course",
    match,
    measure: null,
  })),
  wrong("how another's went", "outside", "notYours", ({ match }) => ({
    ask: "course",
    match,
    measure: null,
  })),
  ...[null, 0, 1, 3].map((side) =>
    wrong(`watching one's own match from ${side}`, "waits", "notYours", ({ match }) => ({
      ask: "watch",
      match,
      side,
      on: true,
    })),
  ),
  ...[null, 0, 1, 3].map((side) =>
    wrong(`watching what may not be watched from ${side}`, "outside", "notYours", ({ match }) => ({
      ask: "watch",
      match,
      side,
      on: true,
    })),
  ),
  wrong("watching from a negative side", "outside", "notUnderstood", ({ match }) => ({
    ask: "watch",
    match,
    side: -1,
    on: true,
  })),
  wrong("watching what is not there", "outside", "notYours", () => ({
    ask: "watch",
    match: newNumber(),
    side: null,
    on: true,
  })),
  wrong("showing another's side", "outside", "notYours", ({ match }) => ({ ask: "show", match, on: true })),
  wrong("showing a side that is named", "waits", "notUnderstood", ({ match }) => ({
    ask: "show",
    match,
    on: true,
    side: 0,
  })),
];

const plan = {
  game: "dew",
  seats: 2,
  format: null,
  sealed: false,
  rated: false,
  watch: null,
  clock: null,
  language: "en",
  open: true,
};
const table = (ask: string, more: object) => (ground: Ground) => ({ ask, table: ground.table, ...more });
const opening = (other: object) => () => ({ ask: "open", plan: { ...plan, ...other } });
const ready = { deck: { list: "heavy-shells" }, number: newNumber() };

export const atTables: readonly Wrong[] = [
  ...[-1, 9, 0.5, "0"].map((seat) =>
    wrong(`the seat ${JSON.stringify(seat)}`, "outside", "notUnderstood", table("sit", { seat })),
  ),
  wrong("sitting down while they play", "outside", "playing", table("sit", { seat: null })),
  wrong("sitting on another", "outside", "playing", table("sit", { seat: 0 })),
  wrong("standing up for another", "outside", "notUnderstood", table("stand", { user: "id of Ayame" })),
  wrong("standing up where one does not sit", "outside", "playing", table("stand", {})),
  wrong("standing up while one plays", "waits", "playing", table("stand", {})),
  wrong("a program on another's seat", "waits", "playing", table("program", { seat: 0, kind: "random" })),
  wrong(
    "a program that is not there",
    "outside",
    "notUnderstood",
    table("program", { seat: 0, kind: "__proto__" }),
  ),
  wrong("ready where one does not sit", "outside", "playing", table("ready", { with: ready })),
  ...["", "0", "G".repeat(32), "0".repeat(31), "0".repeat(33), 7, null].map((number) =>
    wrong(
      `the number ${JSON.stringify(number)}`,
      "waits",
      "notUnderstood",
      table("ready", { with: { ...ready, number } }),
    ),
  ),
  wrong(
    "a deck of 1,000 cards",
    "waits",
    "notUnderstood",
    table("ready", { with: { ...ready, deck: { cards: Array(1000).fill("Bee") } } }),
  ),
  wrong("a table that is not there", "outside", "gone", () => ({
    ask: "table",
    table: newNumber(),
    on: true,
  })),
  ...NAMES.map((name) =>
    wrong(`a table called ${name}`, "outside", "gone", () => ({ ask: "sit", table: name, seat: null })),
  ),
  ...UNKEPT.map((sign) =>
    wrong(`a table called ${JSON.stringify(sign)}`, "outside", "notUnderstood", () => ({
      ask: "table",
      table: sign,
      on: true,
    })),
  ),
  ...NAMES.map((game) => wrong(`a table for the game ${game}`, "outside", "plan", opening({ game }))),
  wrong("a table for a format that is not there", "outside", "plan", opening({ format: "__proto__" })),
  wrong("a table for packs where there are none", "outside", "plan", opening({ sealed: true })),
  wrong("a table for four of a game for two", "outside", "plan", opening({ seats: 4 })),
  ...[
    { seats: 1 },
    { seats: 1e9 },
    { watch: -1 },
    { watch: 1e12 },
    { language: "xx" },
    { clock: { kind: "bank", bank: 1, increment: 0 } },
    { clock: { kind: "each", each: 1e300, reserve: 0 } },
    { secret: "0" },
    { hash: "0" },
  ].map((other) =>
    wrong(`a table with ${JSON.stringify(other)}`, "outside", "notUnderstood", opening(other)),
  ),
  wrong("what is not there to be asked", "outside", "notUnderstood", () => ({ ask: "everything" })),
  wrong("what is called as JavaScript's own", "outside", "notUnderstood", () => ({ ask: "__proto__" })),
  wrong("somebody who is nobody", "outside", "gone", () => ({ ask: "profile", user: newNumber() })),
  wrong("wishes of JavaScript's own names", "outside", "notUnderstood", () =>
    JSON.parse('{"ask":"wish","wishes":{"language":"en","autoPass":true,"__proto__":{"role":"operator"}}}'),
  ),
];
