/** What must be so (ttcg-13.3, 13.13). */
import type { Production } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import { being, bounds } from "@tefuda/language/phrases/asking";
import { hows, numbersOf } from "@tefuda/language/qualities/number";
import type { Comparison, Condition, Description } from "../tree.ts";

function cond(node: unknown, en: Phrases, ja?: Phrases): Production {
  return say("Cond", node, en, ja);
}

/** How many points somebody has. */
const POINTS: Readonly<Record<Comparison, readonly string[]>> = {
  atLeast: ["{n:#} or more points", "at least {n:#} points"],
  atMost: ["{n:#} or (fewer|less) points", "{n:#} points or (fewer|less|lower)", "at most {n:#} points"],
  lessThan: ["(fewer|less) than {n:#} points"],
  moreThan: ["more than {n:#} points"],
  exactly: ["exactly {n:#} points"],
};

const stacks = ["hand", "deck", "pile"] as const;

export const conditions: Production[] = [
  // Comparing.
  ...stacks.flatMap((zone) => {
    const name = zone === "pile" ? "discard pile" : zone;
    return [
      say("Cond", { if: "compareCardsIn", left: "you", zone, how: "$h", right: "$b" }, [
        `you have {h:FewerMore} cards in your ${name} than {b:Player}`,
        `you have {h:FewerMore} cards in [your] ${name} than {b:Player} (do|does)`,
      ]),
      say("Cond", { if: "compareCardsIn", left: "opponent", zone, how: "$h", right: "$b" }, [
        `your opponent has {h:FewerMore} cards in their ${name} than {b:Player}`,
        `(your opponent has|they have) {h:FewerMore} cards in [their] ${name} than {b:Player} [do|does]`,
      ]),
    ];
  }),
  say(
    "Cond",
    { if: "comparePoints", left: "$a", how: "$h", right: "$b" },
    [
      "{a:Have} {h:FewerMore} points than {b:Player}",
      "{a:Have} {h:FewerMore} points than {b:Player} (do|does)",
    ],
    "{a:Player}のポイントが{b:Player}より{h:FewerMore}",
  ),
  ...hows.map((how) => {
    const [, ja] = bounds[how];
    return say(
      "Cond",
      { if: "points", of: "points", who: "$a", how, n: "$n" },
      POINTS[how].map((phrase) => `{a:Have} ${phrase}`),
      `{a:Player}のポイントが${how === "exactly" ? "ちょうど" : ""}{n:#}${ja}`,
    );
  }),
  read(
    "Cond",
    ({ a, h, d, b }: Record<string, unknown>) => {
      const what = d as Description;
      if (what.zone || what.noun === "card") return undefined;
      return { if: "compareCounts", left: { who: a, what }, how: h, right: { who: b, what } };
    },
    "{a:Have} {h:FewerMore} {d:Desc.pl} than {b:Player}",
  ),
  say(
    "Cond",
    { if: "compareCounts", left: { who: "$a", what: "$d" }, how: "$h", right: { who: "$b", what: "$d" } },
    [
      "{a:Ctrl} {h:FewerMore} {d:Desc.pl} than {b:Player}",
      "{a:Ctrl} {h:FewerMore} {d:Desc.pl} than {b:Player} (do|does)",
    ],
  ),
  say("FewerMore", "lessThan", ["fewer", "less"], "少ない"),
  say("FewerMore", "moreThan", "more", "多い"),
  say("FewerMore", "exactly", ["as many"]),
  say("Have", "you", "you have", "自分"),
  say("Have", "opponent", ["your opponent has", "they have"], "相手"),
  say("Ctrl", "you", "you control"),
  say("Ctrl", "opponent", ["your opponent controls", "they control"]),

  // Of a card.
  cond({ if: "is", what: "$r", fits: "$d" }, "{r:Ref} {d:IsIt}", "{r:Ref}が{d:IsIt}"),
  both(
    "Cond",
    ({ d }) => ({ if: "is", what: "them", fits: d }),
    (c: Condition) => (c.if === "is" && c.what === "them" ? { d: c.fits } : undefined),
    ["they are {d:Desc.pl}", "they are (both|all) {d:Desc.pl}", "both are {d:Desc.pl}"],
  ),
  both(
    "Cond",
    ({ r, d }) => ({ if: "is", what: r, fits: d }),
    (c: Condition) => (c.if === "is" ? { r: c.what, d: c.fits } : undefined),
    ["{r:Ref.pl} are {d:Desc.pl}", "{r:Ref.pl} are (both|all) {d:Desc.pl}"],
  ),
  being(
    { covering: true },
    [
      "has a card underneath it",
      "has (cards|one or more cards|at least one card) (underneath|under|beneath) it",
      "has a card (under|beneath) it",
    ],
    ["の下にカードがある"],
  ),
  read(
    "Cond",
    { if: "is", what: "$r", fits: { noun: "card", covering: true } },
    "there (is a card|are cards) (underneath|under|beneath) {r:Ref}",
  ),
  being({ playedThisTurn: true }, ["was played this turn"], []),
  being({ attackedThisTurn: true }, ["attacked this turn", "has attacked this turn"], []),
  being({ attackedThisTurn: false }, ["has not attacked this turn", "did not attack [this turn]"], []),
  ...hows.map((how) =>
    read(
      "Cond",
      { if: "is", what: "$r", fits: { noun: "card", bounds: [{ of: "$s", how, n: "$n" }] } },
      numbersOf(how).map((n) => `{r:RefOwn} {s:Stat} is ${n}`),
    ),
  ),
  say("IsIt", { noun: "card", zone: { in: "$z", whose: "you" } }, [
    "is in your {z:StackName}",
    "lies in your {z:StackName}",
  ]),
  say("IsIt", "$d", "is a {d:Desc.sg}", "{d:Desc.sg}である"),
  say("StackName", "hand", "hand", "手札"),
  say("StackName", "pile", "discard pile", "捨て札"),
  say("StackName", "deck", "deck", "デッキ"),

  // Of time.
  cond({ if: "turn", whose: "you" }, ["it is your turn"], "自分のターンである"),
  cond({ if: "turn", whose: "opponent" }, ["it is your opponent's turn"], "相手のターンである"),
  cond({ if: "event", event: "$e", what: "$d" }, [
    "a {d:Desc.sg} was {e:Happened} this turn",
    "a {d:Desc.sg} has been {e:Happened} this turn",
    "(one|any) {d:Desc.sg} was {e:Happened} this turn",
  ]),
  say("Happened", "destroyed", "destroyed"),
  say("Happened", "played", "played"),
  say("Happened", "discarded", "discarded"),
  cond({ if: "happened", what: "attackedThisTurn", who: "you" }, [
    "you attacked this turn",
    "you have attacked this turn",
  ]),
  cond({ if: "happened", what: "attackedThisTurn", who: "opponent" }, [
    "your opponent attacked this turn",
    "they attacked this turn",
    "your opponent has attacked this turn",
  ]),
  cond({ if: "not", what: { if: "happened", what: "attackedThisTurn", who: "you" } }, [
    "you did not attack this turn",
    "you have not attacked this turn",
    "you did not attack",
  ]),
  cond({ if: "not", what: { if: "happened", what: "attackedThisTurn", who: "opponent" } }, [
    "your opponent did not attack this turn",
    "(they|your opponent) did not attack [this turn]",
    "your opponent has not attacked this turn",
  ]),
  cond({ if: "happened", what: "playedThisTurn", who: "you" }, ["you played a card this turn"]),
  cond({ if: "happened", what: "lostUnitThisTurn", who: "you" }, "you lost a unit this turn"),

  read("CondPrefix", { if: "is", what: "this", fits: "$d" }, "(while|if) {d:Being}"),
  read(
    "Cond",
    ({ r, d }: Record<string, unknown>) => ({ if: "is", what: r, fits: d }),
    "{r:Ref} was a {d:Desc.sg}",
  ),
  read(
    "Cond",
    ({ d }: Record<string, unknown>) => {
      const { zone, ...what } = d as Description;
      if (zone?.in !== "field" || zone.whose !== "you") return undefined;
      return { if: "count", what: { ...what, other: true }, whose: "you", how: "exactly", n: 0 };
    },
    "this card is the only {d:Desc.sg}",
  ),
  // In front of a sentence.
  say(
    "CondPrefix",
    { if: "turn", whose: "$w" },
    ["during {w:PhaseOf} turn", "on {w:PhaseOf} turn"],
    "{w:PhaseOf}のターンの間",
  ),
  ...["if", "while"].map((mood) =>
    say(
      "CondPrefix",
      "$c",
      [mood === "if" ? "if {c:Cond1}" : "while {c:Cond1}", "(if|while|as long as) {c:Cond1}"],
      "{c:Cond1}場合",
      { mood: [mood] },
    ),
  ),
  say("CondPrefix", { if: "not", what: "$c" }, "unless {c:Cond}", "{c:Cond}場合でなければ"),
  say(
    "CondPrefix",
    { if: "phase", whose: "$w", phase: "$p" },
    ["during {w:PhaseOf} {p:Phase}", "in {w:PhaseOf} {p:Phase}"],
    "{w:PhaseOf}の{p:Phase}の間",
  ),
  say("CondPrefix", { if: "phase", phase: "$p" }, [
    "during the {p:Phase}",
    "during each {p:Phase}",
    "during (each|any) player's {p:Phase}",
    "during either player's {p:Phase}",
  ]),
  say("PhaseOf", "you", ["your", "each of your"], "自分"),
  say("PhaseOf", "opponent", ["your opponent's", "the opponent's"], "相手"),
  say("Cond1", "$c", "{c:Cond}", "{c:Cond}"),
  both(
    "Cond1",
    ({ a, b }) => ({ if: "and", of: [a, b] }),
    (c: Condition) => (c.if === "and" && c.of.length === 2 ? { a: c.of[0], b: c.of[1] } : undefined),
    "{a:Cond} and {b:Cond}",
    "{a:Cond}、かつ{b:Cond}",
  ),
  both(
    "Cond1",
    ({ a, b }) => ({ if: "or", of: [a, b] }),
    (c: Condition) => (c.if === "or" && c.of.length === 2 ? { a: c.of[0], b: c.of[1] } : undefined),
    "{a:Cond} or {b:Cond}",
    "{a:Cond}、または{b:Cond}",
  ),
];
