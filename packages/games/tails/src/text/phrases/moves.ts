/** Cards that are moved in ways of this game: deployed, and attached from one unit to another. */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { searched } from "@tefuda/language/actions/move";
import type { Cards } from "@tefuda/language/phrases/bones";
import { severally } from "@tefuda/language/phrases/counted";
import { yours } from "@tefuda/language/phrases/doing";
import { godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import type { Action } from "../tree.ts";

/** How a card itself is deployed without its requirements is no action of its text. */
const deployed = (what: unknown, free: boolean): object | undefined =>
  free && (what as { ref?: string }).ref === "this" ? undefined : { do: "deploy", what, free };

/** Deploying what is described: without its requirements, or in full. ITS stands for whose requirements these are. */
function deploying(free: boolean, en: readonly string[]): Production {
  return both(
    "VP",
    ({ c }) => {
      const found = searched(c as Cards);
      if (found) return free ? undefined : { do: "search", what: found, to: "field" };
      return deployed(c, free);
    },
    (it: Action) =>
      it.do === "deploy" && it.free === free
        ? { c: it.what, ...(free && { i: severally(it.what) }) }
        : undefined,
    // Said of what is deployed "without requirements" does not describe it.
    en.map((words) => words.replace("WHAT", "{c:Objs.from.deployed}").replace("ITS", "{i:Its}")),
    [],
    yours,
  );
}
const deployingJa = (free: boolean, ja: string, more: readonly string[] = []): Production =>
  both(
    "VP",
    ({ c }) => deployed(c, free),
    (it: Action) => (it.do === "deploy" && it.free === free ? { c: it.what } : undefined),
    [],
    [`{c:Objs.from}${ja}${suru("配備")}`, ...more.map((words) => `{c:Objs.from}${words}`)],
    yours,
  );

/** Onto the battlefield, whatever it is called. */
const onto = `([戦場に]${suru("配備")}|戦場に${godan("出", "す")})`;

export const moves: Production[] = [
  // Back to where they lay.
  ...(["deckTop", "deckBottom"] as const).map((to) =>
    read(
      "VP",
      { do: "move", what: "$r", to, mine: true },
      `(put|return|place) {r:Pronoun} back ${to === "deckTop" ? "[(on|on the) top]" : "on the bottom"} [of your (draw pile|deck)] [in (any|a chosen) order]`,
      [],
      yours,
    ),
  ),
  say("Its", "one", "its"),
  say("Its", "many", ["their"]),
  deploying(true, [
    "deploy WHAT without ITS requirements",
    "deploy WHAT without [(meeting ITS|ITS|any)] [deployment] requirements",
    "(deploy|put) WHAT [(onto|on) the battlefield] (for free|ignoring ITS [deployment] requirements|without [paying|meeting] ITS requirements)",
    "deploy WHAT [(onto|on) the battlefield] . ITS [deployment] requirements (need not be met|do not need to be met|do not have to be met|are ignored)",
  ]),
  deploying(false, ["deploy WHAT", "(deploy|put) WHAT (onto|on|to) the battlefield"]),
  deployingJa(true, "配備条件なしで", [
    `[その]配備条件(なしで|を無視して|を満たさずに|を満たすことなく|を満たさなくても|にかかわらず)[、]${onto}`,
  ]),
  deployingJa(false, "", [onto]),
  say(
    "VP",
    { do: "attach", what: "$a", to: "$b" },
    ["attach {a:Obj.from} to {b:Obj}", "equip {a:Obj.from} (to|onto) {b:Obj}"],
    [
      `{a:Obj.from}を{b:Obj}に${ichidan("装備させ")}`,
      `{a:Obj.from}を{b:Obj}に(${ichidan("付け")}|${ichidan("つけ")}|${suru("装備")}|${ichidan("付け替え")})`,
    ],
    yours,
  ),
  read("VP", { do: "attach", what: "$a", to: "$b" }, "equip {b:Obj} with {a:Obj.from}", [], yours),
];
