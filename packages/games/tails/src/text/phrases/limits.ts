/** Statements with sentences of their own: limits (tails-4.11), costs, and what players cannot do. */
import { equal, type Production, type Slots } from "@tefuda/cardtext";
import { build, match } from "@tefuda/cardtext/template";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import type { Amount, Cards, Description, Limit, PlayerDeed } from "../tree.ts";
import { amountOf, apart, counts, more } from "./amounts.ts";
import { isCounted } from "./cards.ts";
import { without } from "./describe.ts";
import { means, subjects } from "./players.ts";

type Change = "more" | "less";

/** How a limit is set, and how it is raised or lowered by so many. */
interface Wording {
  set: Phrases;
  by: (modifier: Change) => readonly string[];
}

function limit(makes: string, whose: string, of: Limit, { set, by }: Wording): Production[] {
  const node = { is: "limit", whose, of };
  return [
    counts(makes, { ...node, set: "$n" }, set),
    ...([1, -1] as const).map((sign) => {
      const changed = { ...node, by: "$n" };
      return both(
        makes,
        ({ n, f, ...rest }, form) => {
          const amount = amountOf(sign * (n as number), f);
          return amount === undefined ? undefined : build(changed, { ...rest, n: amount }, form, means);
        },
        (it, form) => {
          const slots: Record<string, unknown> = {};
          if (!match(changed, it, slots, form, means)) return undefined;
          const said = apart(slots.n as Amount);
          return said && said.n * sign > 0 ? { ...slots, ...said, n: said.n * sign } : undefined;
        },
        by(sign === 1 ? "more" : "less").map((pattern) => `${pattern} [{f:ForEach}]`),
      );
    }),
  ];
}

const aTurn = "(a turn|each turn|per turn|every turn)";
const starting = "at the (start|beginning) of (a|each|every|their) turn";

const raised = (modifier: Change) =>
  modifier === "more" ? "(raised|increased)" : "(lowered|reduced|decreased)";

const ofPlayers: readonly [Limit, Wording][] = [
  [
    "draw",
    {
      set: ["~draw {n:CardsNo} at the start of a turn", `~draw {n:CardsNo} ${starting}`],
      by: (modifier) => [
        `~draw {n:CardsNo} ${modifier} at the start of a turn`,
        `~draw {n:CardsNo} ${modifier} ${starting}`,
        `~draw {n:CardsNo} ${modifier} at the (start|beginning) of your turn`,
        ...(modifier === "more"
          ? [`~draw {n:Extra} (${starting}|at the (start|beginning) of your turn)`]
          : []),
      ],
    },
  ],
  [
    "deployments",
    {
      set: [
        `may deploy at most {n:CardsNo} ${aTurn}`,
        `(may|can) [only] deploy [only|up to] {n:CardsNo} ${aTurn}`,
        `cannot deploy more than {n:CardsNo} ${aTurn}`,
      ],
      by: (modifier) => [`may deploy {n:CardsNo} ${modifier} ${aTurn}`],
    },
  ],
  [
    "attacks",
    {
      set: [
        `may attack at most {n:Times} ${aTurn}`,
        `(may|can) [only] attack [only|up to] {n:Times} ${aTurn}`,
        `cannot attack more than {n:Times} ${aTurn}`,
        `(may|can) make at most {n:#} (attack|attacks) ${aTurn}`,
      ],
      by: (modifier) => [`may attack {n:Times} ${modifier} ${aTurn}`],
    },
  ],
];

/** What is said of whose cards or base; of everybody's without saying whose. */
const others: readonly [Limit, everybody: string, whose: string, (subject: string) => Wording][] = [
  [
    "baseDamage",
    "a base",
    "{w:Whose} base",
    (base) => ({
      set: [
        `each attack that hits ${base} takes {n:#0} base health`,
        `(each|every|an) attack (that hits|on) ${base} (takes|costs|removes|deals) {n:#0} (base health|damage)`,
        ...(base === "a base" ? ["attacks on bases (take|deal) {n:#0} (base health|damage)"] : []),
      ],
      by: (modifier) => [
        `each attack that hits ${base} takes {n:#d} base health ${modifier}`,
        `(each|every|an) attack (that hits|on) ${base} (takes|costs|deals) {n:#d} ${modifier} (base health|damage)`,
      ],
    }),
  ],
  [
    "hitDamage",
    "a unit",
    "{w:Whose} units",
    (units) => {
      const on = units === "a unit" ? "a hit" : `a hit on ${units}`;
      return {
        set: [
          `${on} takes {n:#0} health`,
          `(each|every|a) hit on ${units} (takes|costs|deals) {n:#0} (health|damage)`,
          ...(units === "a unit"
            ? [
                "(each|every|a) hit (takes|costs|deals) {n:#0} (health|damage)",
                "hits (take|deal) {n:#0} (health|damage)",
              ]
            : []),
        ],
        by: (modifier) => [
          `${on} takes {n:#d} health ${modifier}`,
          `(each|every|a) hit on ${units} (takes|costs|deals) {n:#d} ${modifier} (health|damage)`,
        ],
      };
    },
  ],
];

const playerDeeds: readonly [PlayerDeed, what: string, any: Phrases][] = [
  ["deploy", "deploy {d:Desc.all}", "deploy cards"],
  ["play", "play {d:Desc.all}", ["play Events or Traps", "play (Events and Traps|cards)"]],
  [
    "turnUp",
    "turn up {d:Desc.all}",
    ["turn up Traps", "turn up (face-down Traps|cards)", "(spring|activate) Traps"],
  ],
];

/** Whether a description says no more of what a player cannot do than the deed itself. */
function isPlain(what: unknown, deed: PlayerDeed): boolean {
  if (deed !== "turnUp") return equal(what, { noun: "card" });
  return (
    ["card", "trap"].includes((what as Description).noun) &&
    equal(without(what as Description, "noun", "faceDown"), {})
  );
}

function subjectsOf(by: string): readonly string[] {
  return by === "you" ? ["you"] : subjects[by]!;
}

function allOf(cards: unknown): Slots["what"] {
  const it = cards as Cards;
  return isCounted(it) && it.count === "all" && !it.random && !it.chosenBy ? it.what : undefined;
}

export const limits: Production[] = [
  say("CardsNo", 0, "no cards"),
  say("CardsNo", 1, ["one card", "(a|1) card"]),
  more("CardsNo", "{n:#+} cards", 1),
  say("Extra", 1, "(one|1|a) (additional|extra|more) card"),
  more("Extra", "{n:#+} (additional|extra|more) cards", 1),
  say("Times", 0, ["0 times", "no times"]),
  say("Times", 1, ["once", "(one|1) time"]),
  say("Times", 2, ["twice", "(two|2) times"]),
  more("Times", "{n:#+} times", 2),

  ...limit("Fixed", "$w", "hand", {
    set: ["{w:Whose} hand limit is {n:#0}", "{w:Whose} hand limit (becomes|is set to|changes to) {n:#0}"],
    by: (modifier) => [
      `{w:Whose} hand limit is ${raised(modifier)} by {n:#d}`,
      ...(modifier === "more"
        ? ["{w:Whose} hand limit is {n:#d} (higher|more)"]
        : ["{w:Whose} hand limit is {n:#d} (lower|less)"]),
    ],
  }),
  read(
    "Fixed",
    { is: "limit", whose: "everybody", of: "hand", set: "$n" },
    "the hand limit (is|becomes) {n:#0}",
  ),
  ...others.flatMap(([of, everybody, whose, wording]) => [
    ...limit("Fixed", "everybody", of, wording(everybody)),
    ...limit("Fixed", "$w", of, wording(whose)),
  ]),
  ...ofPlayers.flatMap(([of, wording]) => limit("LimitOf", "@by", of, wording)),

  ...playerDeeds.flatMap(([what, of, any]) => [
    say("PlayersCannot", { is: "playersCannot", who: "@by", what }, any),
    both(
      "PlayersCannot",
      ({ d }, form) =>
        isPlain(d, what)
          ? undefined
          : build({ is: "playersCannot", who: "@by", what, card: d }, {}, form, means),
      (it, form) => {
        const slots: Record<string, unknown> = {};
        return match({ is: "playersCannot", who: "@by", what, card: "$d" }, it, slots, form, means) &&
          !isPlain(slots.d, what)
          ? slots
          : undefined;
      },
      of,
    ),
  ]),
  say("PlayersCannot", { is: "playersCannot", who: "@by", what: "draw" }, ["draw cards", "draw"]),
  say("PlayersCannot", { is: "playersCannot", who: "@by", what: "loseBase" }, "lose base health"),
  say("PlayersCannot", { is: "playersCannot", who: "@by", what: "gainBase" }, "gain base health"),
  // The plural first: "your opponents cannot play Events".
  ...["rivals", "players", "you", ...Object.keys(subjects)].flatMap((by) => [
    say(
      "Fixed",
      "$p",
      subjectsOf(by).flatMap((who) => [
        `${who} cannot {p:PlayersCannot.${by}}`,
        `${who} may not {p:PlayersCannot.${by}}`,
      ]),
    ),
  ]),
  read("Fixed", "$p", "(nobody|no player|no one) (may|can) {p:PlayersCannot.players}"),
  ...["you", ...Object.keys(subjects)].map((by) =>
    say(
      "Fixed",
      "$l",
      subjectsOf(by).map((who) => `${who} {l:LimitOf.${by}}`),
    ),
  ),

  ...["pl", "sg"].flatMap((num) => [
    say("Fixed", { is: "unprevented", who: "$c" }, [
      `attacks of {c:Cards.${num}.subj} cannot be dodged`,
      `[the] attacks (of|by|from) {c:Cards.${num}.subj} (cannot|may not) be dodged`,
      `{c:Cards.${num}.subj}'s attacks (cannot|may not) be dodged`,
    ]),
  ]),
  both(
    "AllOf",
    ({ c }) => allOf(c),
    (what: unknown) => ({ c: { count: "all", what } }),
    "{c:Cards.pl.subj}",
  ),
  counts("Fixed", { is: "cheaper", what: "$d", by: "$n" }, [
    "{d:AllOf} need {n:CardsNo} less to deploy",
    "{d:AllOf} (need|require) {n:#} (fewer|less) (card|cards) to deploy",
    "{d:AllOf} (need|cost) {n:CardsNo} less [to deploy]",
  ]),
  say("Fixed", { is: "free", what: "$d" }, [
    "{d:AllOf} have no deployment requirements",
    "{d:AllOf} (have|need) no [deployment] requirements",
    "{d:AllOf} can be deployed without [their] requirements",
  ]),
];
