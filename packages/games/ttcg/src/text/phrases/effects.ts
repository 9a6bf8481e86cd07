/** A whole text: its mark, what sets it off, its conditions, its cost, and what it does (ttcg-7.10, 13). */
import type { Production } from "@tefuda/cardtext";
import { both, say } from "@tefuda/cardtext/write";
import type { Action, Condition, Effect, Kind, Trigger } from "../tree.ts";
import { type Row, single, whole } from "./flow.ts";

/** Everything but the kind. */
export type Body = Omit<Effect, "kind" | "marked">;

const while_: ReadonlySet<Kind> = new Set(["continuous", "equip", "passive"]);

/** Whether any action of a tree is one of these. */
function does(act: unknown, test: (node: Record<string, unknown>) => boolean): boolean {
  if (Array.isArray(act)) return act.some((item) => does(item, test));
  if (typeof act !== "object" || act === null) return false;
  const node = act as Record<string, unknown>;
  return test(node) || Object.values(node).some((value) => does(value, test));
}

/** ttcg-7.10: what kind a text is that shows none. */
export function kindOf(body: Body): Kind {
  if (does(body, (node) => node.do === "counter")) return "counter";
  if (does(body, (node) => node.do === "equip")) return "equip";
  if (does(body, (node) => node.for === "whileOnField")) return "continuous";
  return body.trigger ? "latent" : "normal";
}

function unmark(effect: Effect): Body {
  const { kind: _, marked: _marked, ...body } = effect;
  return body;
}

/** What a first sentence says of the whole effect: its condition, its "you may". */
function lift(row: Row, body: Partial<Body>): Body {
  let act = whole(row);
  let more: Partial<Body> = body;
  if (act.do === "if" && !act.otherwise && more.condition === undefined) {
    more = { ...more, condition: act.cond };
    act = act.then;
  }
  if (act.do === "may" && act.who === "you" && more.may === undefined && more.cost === undefined) {
    more = { ...more, may: true };
    act = act.what;
  }
  return { ...more, act };
}

/** The act as it stands in the text. */
function lower(body: Body): Row | undefined {
  const { act, may, condition } = body;
  if (act.do === "may" && act.who === "you") return undefined;
  const said: Action = may ? { do: "may", who: "you", what: act } : act;
  if (condition === undefined && said.do === "if" && !said.otherwise) return undefined;
  return single(said);
}

const only = (body: Body, ...keys: (keyof Body)[]): boolean =>
  (Object.keys(body) as (keyof Body)[]).every((key) => body[key] === undefined || keys.includes(key));

export const effects: Production[] = [
  both(
    "Effect",
    ({ k, b }) => ({ kind: k, marked: true, ...(b as Body) }),
    (effect: Effect) =>
      effect.marked && !while_.has(effect.kind) ? { k: effect.kind, b: unmark(effect) } : undefined,
    ["{k:Mark} {b:Once.if}.", "{k:Mark} {b:Once.if}"],
    ["{k:Mark}{b:Once.if}。", "{k:Mark}{b:Once.if}"],
  ),
  both(
    "Effect",
    () => undefined,
    (effect: Effect) =>
      effect.marked && while_.has(effect.kind) ? { k: effect.kind, b: unmark(effect) } : undefined,
    ["{k:Mark} {b:Once.while}."],
    ["{k:Mark}{b:Once.while}。"],
  ),
  both(
    "Effect",
    ({ b }) => ({ kind: kindOf(b as Body), marked: false, ...(b as Body) }),
    (effect: Effect) =>
      !effect.marked && kindOf(unmark(effect)) === effect.kind ? { b: unmark(effect) } : undefined,
    ["{b:Once.if}.", "{b:Once.if}"],
    ["{b:Once.if}。", "{b:Once.if}"],
  ),

  // Once per turn.
  both(
    "Once",
    ({ b }) => b,
    (b: Body) => (b.oncePerTurn ? undefined : { b }),
    "{b:Triggered}",
    "{b:Triggered}",
  ),
  both(
    "Once",
    ({ b }) => ({ ...(b as Body), oncePerTurn: true }),
    ({ oncePerTurn, ...b }: Body) => (oncePerTurn ? { b } : undefined),
    [
      "once per turn, {b:Triggered}",
      "(once per turn|once each turn|once a turn)[,] {b:Triggered}",
      "{b:Triggered}(.|;) (use this effect only once per turn|this effect can be (used|activated) only once per turn|once per turn)",
      "{b:Triggered} once per turn",
      "this effect can (only be used|be used only|only be activated) once per turn. {b:Triggered}",
    ],
    "ターンに1度、{b:Triggered}",
  ),

  // What sets it off.
  both(
    "Triggered",
    ({ b }) => b,
    (b: Body) => (b.trigger || b.worksIn === "under" ? undefined : { b }),
    "{b:If.free}",
    "{b:If.free}",
  ),
  ...["free", "card", "unit", "spell"].map((ctx) =>
    both(
      "Triggered",
      ({ t, b }) => ({ trigger: t, ...(b as Body) }),
      ({ trigger, ...b }: Body) => (trigger ? { t: trigger as Trigger, b } : undefined),
      `{t:Trigger.${ctx}}, {b:If.${ctx}}`,
      `{t:Trigger.${ctx}}、{b:If.${ctx}}`,
    ),
  ),
  both(
    "Triggered",
    ({ t, b }) => ({ trigger: t, ...(b as Body) }),
    () => undefined,
    "{b:If.free} {t:Clock}",
  ),
  both(
    "Triggered",
    // "You do not lose points when ..." is one phrase, and no trigger.
    ({ e, b }) =>
      does(b, (node) => node.is === "playersCannot" && node.what === "losePoints")
        ? undefined
        : { trigger: e, ...(b as Body) },
    () => undefined,
    "{b:If.free} (when|whenever|each time) {e:Events}",
  ),
  // Working from below (ttcg-6.2, 7.9, 8.2).
  both(
    "Triggered",
    ({ b }) => ({ worksIn: "under", ...(b as Body) }),
    ({ worksIn, ...b }: Body) => (worksIn === "under" && !b.trigger ? { b } : undefined),
    [
      "while this card is underneath another card, {b:If.under}",
      "(while|if|as long as) this card is (underneath|under|beneath|covered by) another (card|unit), {b:If.under}",
      "(while|if) this card is covered, {b:If.under}",
      "(while|if) this card is underneath a (card|unit), {b:If.under}",
    ],
    "このカードが他のカードの下にある間、{b:If.under}",
  ),
  ...["free", "card", "unit", "spell"].map((ctx) =>
    both(
      "Triggered",
      ({ t, b }) => ({ worksIn: "under", trigger: t, ...(b as Body) }),
      ({ worksIn, trigger, ...b }: Body) =>
        worksIn === "under" && trigger ? { t: trigger as Trigger, b } : undefined,
      [
        `while this card is underneath another card, {t:Trigger.${ctx}}, {b:If.${ctx}}`,
        `(while|if|as long as) this card is (underneath|under|beneath|covered by) another (card|unit), {t:Trigger.${ctx}}, {b:If.${ctx}}`,
      ],
    ),
  ),
  both(
    "Triggered",
    ({ t, b }) => ({ worksIn: "under", trigger: t, ...(b as Body) }),
    () => undefined,
    "(while|if|as long as) this card is (underneath|under|beneath|covered by) another (card|unit), {b:If.free} {t:Clock}",
  ),
  ...(["hand", "pile"] as const).map((zone) =>
    both(
      "Triggered",
      ({ b }) => ({ worksIn: zone, ...(b as Body) }),
      ({ worksIn, ...b }: Body) => (worksIn === zone && !b.trigger ? { b } : undefined),
      [
        `while this card is in your ${zone === "pile" ? "discard pile" : "hand"}, {b:If.free}`,
        `(while|if) this card (is|lies) in your ${zone === "pile" ? "discard pile" : "hand"}, {b:If.free}`,
      ],
      `このカードが${zone === "pile" ? "捨て札" : "手札"}にある間、{b:If.free}`,
    ),
  ),

  // What must be so.
  both(
    "If",
    ({ b }) => b,
    (b: Body) => (b.condition ? undefined : { b }),
    "{b:Core}",
    "{b:Core}",
  ),
  both(
    "If",
    ({ p, b }) =>
      isZone(p as Condition)
        ? undefined
        : (b as Body).condition
          ? undefined
          : { condition: p, ...(b as Body) },
    ({ condition, ...b }: Body) => (condition && !isZone(condition) ? { p: condition, b } : undefined),
    "{p:CondPrefix}, {b:CoreIf}",
    "{p:CondPrefix}、{b:CoreIf}",
  ),
  both(
    "If",
    ({ r }) => ({ act: whole(r as Row) }),
    (b: Body) => (only(b, "act") && b.act.do === "if" && b.act.otherwise ? { r: single(b.act) } : undefined),
    "{r:FirstIf}",
  ),

  // What it costs, and what it does.
  ...["Core", "CoreIf"].flatMap((symbol) => {
    const conditional = symbol === "CoreIf";
    const given: Partial<Body> = conditional ? { condition: { if: "turn", whose: "you" } } : {};
    const strip = ({ condition, ...b }: Body): Body =>
      conditional ? b : condition ? { ...b, condition } : b;
    return [
      both(
        symbol,
        ({ s }) => strip(lift(s as Row, given)),
        (b: Body) => (only(b, "act", "may") ? { s: lower({ ...b, ...given }) } : undefined),
        "{s:Text}",
        "{s:Text}",
      ),
      both(
        symbol,
        ({ c, s }) => ({ cost: (c as Row).of, act: whole(s as Row) }),
        (b: Body) =>
          only(b, "act", "cost") && b.cost ? { c: costRow(b.cost), s: single(b.act) } : undefined,
        "{c:CostRow} to {s:Text.inf}",
        "{c:CostRow}ことで、{s:Text}",
      ),
      both(
        symbol,
        ({ c, s }) => ({ cost: (c as Row).of, may: true, act: whole(s as Row) }),
        (b: Body) =>
          only(b, "act", "cost", "may") && b.cost && b.may
            ? { c: costRow(b.cost), s: single(b.act) }
            : undefined,
        "you may {c:CostRow} to {s:Text.inf}",
        "任意で、{c:CostRow}ことで、{s:Text}",
      ),
      both(
        symbol,
        ({ o, s }) => ({ offer: whole(o as Row), act: whole(s as Row) }),
        (b: Body) =>
          only(b, "act", "offer") && b.offer && b.act.do !== "may"
            ? { o: single(b.offer), s: single(b.act) }
            : undefined,
        "let your opponent {o:Deeds.opponent.they} to {s:Text.inf}",
        "相手に{o:Deeds.opponent.they}ことを許すことで、{s:Text}",
      ),
      // the same offer in two sentences (ttcg-13.4)
      both(
        symbol,
        ({ o, s }) => ({ offer: whole(o as Row), act: whole(s as Row) }),
        (b: Body) =>
          only(b, "act", "offer") && b.offer && b.act.do === "may"
            ? { o: single(b.offer), s: single(b.act) }
            : undefined,
        [
          "let your opponent {o:Deeds.opponent.they}. if they do, {s:Chain.bare}",
          "let your opponent {o:Deeds.opponent.they}; if they do, {s:Chain.bare}",
        ],
      ),
    ];
  }),
  say("Cost", "$c", "{c:VP.you}", "{c:VP.you}"),
  say("Cost", "$c", "{c:Giving}"),
  say("Cost", { do: "mill", who: "opponent", n: "$n" }, "mill {n:Cards_} from your opponent's deck"),
  say("Cost", { do: "mill", who: "both", n: "$n" }, "mill {n:Cards_} from each player's deck"),
  both(
    "CostRow",
    ({ c }) => single(c as Action),
    (row: Row) => (row.of.length === 1 ? { c: row.of[0] } : undefined),
    "{c:Cost}",
    "{c:Cost}",
  ),
  both(
    "CostRow",
    ({ c, rest }) => ({ of: [c as Action, ...(rest as Row).of], joined: ["and", ...(rest as Row).joined] }),
    (row: Row) => (row.of.length > 1 ? { c: row.of[0], rest: costRow(row.of.slice(1)) } : undefined),
    ["{c:Cost} and {rest:CostRow}", "{c:Cost}, {rest:CostRow}"],
    "{c:Cost}、{rest:CostRow}",
  ),
];

function costRow(of: readonly Action[]): Row {
  return { of: [...of], joined: of.slice(1).map(() => "and") };
}

/** A condition that says where the effect works, and so is none. */
function isZone(condition: Condition): boolean {
  if (condition.if !== "is" || condition.what !== "this") return false;
  const { is, zone } = condition.fits;
  return is?.layer === "covered" || (zone !== undefined && zone.in !== "field");
}
