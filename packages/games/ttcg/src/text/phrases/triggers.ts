/** How a trigger begins, and of what card it speaks (ttcg-13.8 to 13.14). */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Trigger } from "../tree.ts";

export const triggers: Production[] = [
  // How a trigger begins.
  say("TriggerAny", "$e", "{e:Clock}", "{e:Clock}"),
  read("TriggerAny", "$e", "if {e:EventIf}"),
  read(
    "EventIf",
    { on: "destroys", what: "$c", victim: "$d" },
    "{c:Happens} destroys (a|one|any) {d:Desc.sg}",
  ),
  read(
    "EventIf",
    { on: "destroys", what: "$c", victim: "$d", by: "battle" },
    "{c:Happens} destroys (a|one|any) {d:Desc.sg} (in battle|by battle)",
  ),
  read("EventIf", { on: "attacks", what: "$c" }, "{c:Happens} attacks"),
  read("EventIf", { on: "attacks", what: "$c", target: "$t" }, "{c:Happens} attacks {t:Happens}"),
  read("EventIf", { on: "attacked", what: "$c" }, "{c:Happens} is attacked"),
  say(
    "TriggerAny",
    "$e",
    ["when {e:Events}", "whenever {e:Events}", "(each|every) time {e:Events}"],
    "{e:Events}",
    { mood: ["if"] },
  ),
  say(
    "TriggerAny",
    "$e",
    ["whenever {e:Events}", "when {e:Events}", "(each|every) time {e:Events}"],
    "{e:Events}",
    { mood: ["while"] },
  ),
  say(
    "TriggerAny",
    { on: "afterAttack", what: "$c" },
    ["after {c:Happens} attacks", "after {c:Happens} has attacked", "when {c:Happens} has attacked"],
    "{c:Happens}が攻撃した後",
  ),
  say("TriggerAny", { on: "afterAttack", what: "$c", target: "opponent" }, [
    "after {c:Happens} attacks directly",
    "after {c:Happens} attacks your opponent directly",
  ]),
  ...(["Start", "End"] as const).flatMap((edge) => {
    const at = edge === "Start" ? "(at the start|at the beginning)" : "at the end";
    const name = `turn${edge}`;
    const ja = edge === "Start" ? "開始時" : "終了時";
    return [
      say(
        "Clock",
        { on: name, whose: "you" },
        [
          `${at} of your turn`,
          `${at} of each of your turns`,
          `${at} of (every one of your turns|all your turns)`,
        ],
        `自分のターン${ja}`,
      ),
      say(
        "Clock",
        { on: name, whose: "opponent" },
        [`${at} of your opponent's turn`, `${at} of each of your opponent's turns`],
        `相手のターン${ja}`,
      ),
      say(
        "Clock",
        { on: name, whose: "both" },
        [
          `${at} of each turn`,
          `${at} of (each player's turn|every turn|every player's turn|a turn|any turn)`,
        ],
        `各ターン${ja}`,
      ),
      read("TriggerAny", { on: name, whose: "both" }, `${at} of the turn`),
      say("Clock", { on: name, whose: "owner" }, [`${at} of its owner's turn`]),
      say("Clock", { on: name, whose: "its" }, [`${at} of its controller's turn`]),
    ];
  }),
  say(
    "Clock",
    { on: "phaseStart", whose: "$w", phase: "$p" },
    ["at the start of {w:PhaseOf} {p:Phase}", "at the beginning of {w:PhaseOf} {p:Phase}"],
    "{w:PhaseOf}の{p:Phase}開始時",
  ),
  say("TriggerAny", { on: "phaseStart", whose: "both", phase: "$p" }, [
    "at the start of each player's {p:Phase}",
    "at the (start|beginning) of each {p:Phase}",
  ]),
  say(
    "Clock",
    { on: "phaseEnd", whose: "$w", phase: "$p" },
    ["at the end of {w:PhaseOf} {p:Phase}"],
    "{w:PhaseOf}の{p:Phase}終了時",
  ),
  ...["free", "card", "unit", "spell"].map((ctx) =>
    both(
      "Trigger",
      ({ t }) => (contextOf(t as Trigger) === ctx ? t : undefined),
      (t: Trigger) => (contextOf(t) === ctx ? { t } : undefined),
      "{t:TriggerAny}",
      "{t:TriggerAny}",
      { ctx: [ctx] },
    ),
  ),
];

/** Which words "that unit" has for the card that a trigger spoke of. */
export function contextOf(trigger: Trigger): string {
  if (trigger.on === "activates" || trigger.on === "destroys" || trigger.on === "discards") {
    const what = trigger.on === "destroys" ? trigger.victim : trigger.what;
    return what?.noun ?? "card";
  }
  if (trigger.on === "attacks" && typeof trigger.target === "object" && "count" in trigger.target)
    return trigger.target.what.noun;
  if (!("what" in trigger) || trigger.what === undefined || !("count" in trigger.what)) {
    return trigger.on === "attacked" ? "unit" : "free";
  }
  if (trigger.on === "attacks" && trigger.what.what.noun === "card") return "card";
  return trigger.what.what.noun;
}
