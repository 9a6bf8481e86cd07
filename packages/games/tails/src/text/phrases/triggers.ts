/** What a text waits for (tails-7.14), and which actions a Trap answers (tails-7.10). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Answers, Cards, Who } from "../tree.ts";
import { merge, type Part, without } from "./describe.ts";
import { subjects, whoOf } from "./players.ts";

const when = "(when|whenever|each time|every time|after)";

/** Whose turns: of anybody, and of somebody. */
const turns: readonly [whose: string, en: readonly string[]][] = [
  ["everybody", ["each turn", "(every|a) turn", "each player's turn"]],
  ["opponents", ["each opponent's turn", "each of your opponents' turns", "your opponents' turns"]],
  ["$w", ["{w:Whose} turn", "each of {w:Whose} turns"]],
];

/** On whose side a card lies that somebody deploys. */
const sides: Readonly<Partial<Record<Who, Part>>> = {
  you: { side: "yours" },
  opponent: { side: "enemy" },
  opponents: { side: "enemy" },
};

/** Whose base: anybody's, yours, another's. */
const bases: readonly [whose: Who, en: readonly string[]][] = [
  ["everybody", ["a base", "any base"]],
  ["you", ["your base"]],
  ["opponents", ["a opponent's base", "(your opponent's|an enemy|the enemy) base"]],
];

/** What is answered, with a description in two parts; nothing where they do not go together. */
function answered(to: object, key: "on" | "what", ...parts: unknown[]): object | undefined {
  const what = merge(parts);
  return what && { ...to, [key]: what };
}

const event = (node: unknown, en: string | readonly string[]) => say("Event", node, en);
const c = (as = "") => `{c:Cards.sg.obj${as}}`;

/** What happens to cards; the subject is one of them. */
const events: readonly [on: string, en: readonly string[], as?: string][] = [
  ["deployed", ["is deployed", "(enters|comes into) (play|the battlefield)", "enters"], ".asCard"],
  ["dies", ["dies", "(is destroyed|is killed)"]],
  ["leaves", ["leaves the battlefield", "leaves play"], ".asCard"],
  ["attacks", ["attacks", "makes an attack"]],
  ["attackedBy", ["is attacked", "becomes the target of an attack"]],
  ["dodges", ["dodges", "dodges an attack"]],
  ["damaged", ["is damaged", "(takes|receives) damage", "loses health"]],
  ["isHit", ["is hit", "is hit by an attack"]],
];

export const triggers: Production[] = [
  ...events.map(([on, en, as]) =>
    event(
      { on, what: "$c" },
      en.map((phrase) => `${c(as)} ${phrase}`),
    ),
  ),
  event({ on: "hits", what: "$c" }, `${c()} hits`),
  event({ on: "hits", what: "$c", target: "$d" }, [
    `${c()} damages a {d:Desc.sg}`,
    `${c()} (damages|hits) a {d:Desc.sg}`,
  ]),
  read("Event", { on: "hits", what: "$c", target: { noun: "unit" } }, `${c()} (damages|hits) units`),
  ...bases.map(([whose, en]) =>
    event({ on: "hitsBase", what: "$c", whose }, [
      `${c()} hits ${en[0]}`,
      ...en.map((base) => `${c()} (hits|damages) ${base}`),
    ]),
  ),

  // What players do. Any player is "a player" here.
  say("Happens", { on: "played", who: "@by", what: "$d" }, [
    "~play a {d:Playable.sg}",
    "(~play|~use) [a] {d:Playable.sg}",
  ]),
  read(
    "Happens",
    ({ c }: Slots, form: Form) => {
      const { count, what: d } = c as Extract<Cards, { count: unknown }>;
      const what = merge([d, sides[whoOf(form.by)]]);
      return what && { on: "deployed", what: { count, what } };
    },
    "~deploy {c:Counted.sg}",
    undefined,
    { by: ["you", "opponent", "opponents", "rivals", "everybody", "players"] },
  ),
  say("Happens", { on: "draws", who: "@by" }, "~draw a card"),
  say("Happens", { on: "draws", who: "@by", several: true }, [
    "~draw one or more cards",
    "~draw (cards|any number of cards)",
  ]),
  say("Happens", { on: "losesBase", who: "@by" }, ["~lose base health", "~lose [one or more] base health"]),
  ...["you", ...Object.keys(subjects)].map((by) =>
    event(
      "$e",
      (by === "you"
        ? ["you"]
        : by === "everybody"
          ? ["a player", "any player", ...subjects.everybody!]
          : subjects[by]!
      ).map((who) => `${who} {e:Happens.${by}}`),
    ),
  ),
  read("Event", { on: "played", who: "everybody", what: "$d" }, "a {d:Playable.sg} is played"),
  read("Event", { on: "losesBase", who: "$w" }, "{w:Whose} base (loses health|loses base health|is damaged)"),
  ...bases.map(([whose, en]) =>
    event({ on: "baseHit", whose }, [
      `${en[0]} is hit`,
      ...en.map((base) => `${base} is hit [by an attack]`),
    ]),
  ),

  say("LeadWhen", "$e", ["when {e:Event}", `${when} {e:Event}`]),
  say("Lead", "$e", "{e:LeadWhen}"),
  ...(["turnStart", "turnEnd"] as const).flatMap((on) => {
    const [first, all] = on === "turnStart" ? ["start", "(start|beginning)"] : ["end", "end"];
    return turns.map(([whose, en]) =>
      say("Lead", { on, whose }, [
        `at the ${first} of ${en[0]}`,
        ...en.map((turn) => `(at|on) the ${all} of ${turn}`),
        ...en.map((turn) => `when ${turn} ${on === "turnStart" ? "(begins|starts)" : "ends"}`),
      ]),
    );
  }),

  // What is answered; "that unit" is then the one that was spoken of.
  say("Answers", { to: "attack", on: "$d" }, "a {d:Desc.sg} is attacked"),
  read("Answers", ({ w, d }: Slots) => answered({ to: "attack" }, "on", d, w), [
    "one of {w:Side} {d:Desc.pl} is attacked",
    "{w:Side} {d:Desc.sg} is attacked",
  ]),
  say("Answers", { to: "dodge" }, ["a unit dodges", "(a unit dodges an attack|an attack is dodged)"]),
  say("Answers", { to: "attack", by: "$d" }, "a {d:Desc.sg} attacks"),
  say("Answers", { to: "attack", on: "base" }, [
    "your base is attacked",
    "your base is the target of an attack",
  ]),
  say("Answers", { to: "baseHit" }, "your base is hit"),
  say("Answers", { to: "attack", by: "$d", on: "base" }, [
    "a {d:Desc.sg} attacks your base",
    "your base is attacked by a {d:Desc.sg}",
  ]),
  say("Answers", { to: "attack" }, ["an attack is made", "(there is an attack|anything attacks)"]),
  say("Answers", { to: "attack", by: "$d", on: "$e" }, [
    "a {d:Desc.sg} attacks a {e:Desc.sg}",
    "a {e:Desc.sg} is attacked by a {d:Desc.sg}",
  ]),
  say("Answers", { to: "deploy", what: "$d" }, ["a {d:Desc.sg} is deployed"]),
  read(
    "Answers",
    ({ d }: Slots) => answered({ to: "deploy" }, "what", d, { side: "enemy" }),
    "(a|your|the) opponent deploys a {d:Desc.sg}",
  ),
  say("Answers", { to: "play", what: "$d" }, "a {d:Playable.sg} is played"),
  both(
    "Answers",
    ({ d }) => answered({ to: "play" }, "what", d, { side: "enemy" }),
    (it: Answers) =>
      it.to === "play" && it.what.side === "enemy" ? { d: without(it.what, "side") } : undefined,
    ["a opponent plays a {d:Playable.sg}", "(your|the) opponent plays a {d:Playable.sg}"],
  ),
  say("Answers", { to: "use" }, ["an ability is used", "an ability is activated"]),
];
