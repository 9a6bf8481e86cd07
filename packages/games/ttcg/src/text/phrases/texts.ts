/** A whole text: its kind, what sets it off, its conditions, its cost, and what it does (ttcg-7.10, 13). */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { marked as saidMine } from "@tefuda/language/phrases/antecedent";
import { series } from "@tefuda/language/phrases/lists";
import { listed, whole } from "@tefuda/language/phrases/rows";
import { tell } from "@tefuda/language/phrases/told";
import { dugUp } from "./dug.ts";
import { GAME, withoutMine } from "./mine.ts";
import { moreIn } from "./more.ts";
import { theyIn } from "./they.ts";
import { saidThisWay } from "./this-way.ts";
import { kinds } from "./words.ts";

interface Body {
  trigger?: { on: string };
  condition?: {
    if: string;
    phase?: string;
    what?: unknown;
    fits?: { is?: { layer?: string }; zone?: unknown };
  };
  oncePerTurn?: true;
  worksIn?: string;
  cost?: unknown[];
  offer?: unknown;
  may?: true;
  act: Act;
}
type Act = {
  do: string;
  who?: string;
  what?: unknown;
  cond?: Body["condition"];
  then?: Act;
  otherwise?: unknown;
};
type Effect = Body & { kind: string; marked: boolean };

/** Whether any node of a tree is so. */
function some(node: unknown, test: (node: Record<string, unknown>) => boolean): boolean {
  if (typeof node !== "object" || node === null) return false;
  return test(node as Record<string, unknown>) || Object.values(node).some((value) => some(value, test));
}

/** ttcg-7.10: what kind a text is that shows none. */
export function kindOf(body: Body): string {
  if (some(body, (node) => node.do === "counter")) return "counter";
  if (some(body, (node) => node.do === "equip")) return "equip";
  if (some(body, (node) => node.for === "whileOnField")) return "continuous";
  return body.trigger ? "latent" : "normal";
}

/** A condition that says where the effect works, and so is none. */
function isPlace(condition: Body["condition"]): boolean {
  if (condition?.if !== "is" || condition.what !== "this") return false;
  return condition.fits?.is?.layer === "covered" || condition.fits?.zone !== undefined;
}

/** What a first sentence says of the whole effect: its condition, its "you may". */
function lift(body: Body): Body | undefined {
  let it = body;
  const { act } = it;
  // a condition said first is one of the whole text
  if (act.do === "seq" && isAsked((act as unknown as { of: Act[] }).of[0]!)) return undefined;
  if (it.condition && isAsked(act) && isPlace(act.cond)) return undefined;
  if (asksWhatReplaces(act)) return undefined;
  if (act.do === "if" && !act.otherwise && it.condition === undefined && it.cost === undefined && !it.offer)
    it = { ...it, condition: act.cond, act: act.then! };
  if (it.act.do === "may" && it.act.who === "you" && it.cost === undefined && !it.offer)
    it = { ...it, may: true, act: it.act.what as Act };
  // how many cards are played is said of a main phase
  if (it.condition?.if === "phase" && it.condition.phase === "main") {
    const { condition, ...rest } = it;
    const said = it.act.what as { is?: string; who?: string; what?: string } | undefined;
    if (it.act.do === "lasting" && said?.what === "playsThisTurn" && !("for" in it.act))
      return (condition as { whose?: string }).whose === said.who
        ? { ...rest, act: { ...it.act, what: { ...said, what: "playsPerTurn" } } }
        : undefined;
    if (it.may && isBarePlay(it.act)) return undefined;
  }
  // what is drawn in the draw phase needs no word of that
  if (it.condition?.if === "phase" && it.condition.phase === "draw") {
    const said = it.act.what as { is?: string; what?: unknown };
    if (said?.is === "playersCannot" && said.what === "draw")
      it = { ...it, act: { ...it.act, what: { ...said, what: "drawInDrawPhase" } } };
    if (ofDrawing(it.act.what as typeof said)) {
      const { condition: _, ...rest } = it;
      it = rest;
    }
  }
  return isPlace(it.condition) ? undefined : it;
}

/** "Play up to three cards", of which it is not said from where. */
const isBarePlay = (act: Act): boolean => {
  const what = act.do === "play" ? (act.what as { what?: object } | undefined)?.what : undefined;
  return what !== undefined && Object.keys(what).length === 1;
};

/** "..., you may destroy this card instead. If you do, ..." is all done instead, and said so elsewhere. */
function asksWhatReplaces(act: Act): boolean {
  if (act.do !== "seq") return false;
  const { of } = act as unknown as { of: readonly Act[] };
  return of.some(({ do: does }, i) => does === "instead" && of[i + 1]?.cond?.if === "did");
}

const isAsked = (act: Act): boolean => act.do === "if" && !act.otherwise;

/** The act as it stands in the text. */
function lower({ act, may }: Body): Act {
  return may ? { do: "may", who: "you", what: act } : act;
}

/** What holds as long as it is so, and what is asked once. */
const STANDING: ReadonlySet<string> = new Set(["continuous", "equip", "passive"]);
const asked = ["While", "If"] as const;
/** What is said as a time: "during your turn". */
const TIMES: ReadonlySet<string> = new Set(["turn", "phase"]);

/** "Cannot be attacked this turn while you control a spell" is no condition that is asked once. */
const lastsWhile = ({ a, c }: Slots): boolean =>
  !TIMES.has((c as { if: string }).if) &&
  (a as { do: string; for?: string }[]).some(
    (it) => it.do === "lasting" && ![undefined, "whileOnField"].includes(it.for),
  );

/** "At the end of the turn", said first of a text, is its trigger; what only helped to read it is left out. */
function settled(body: Body, kind: string | undefined): Body | undefined {
  const first = body.act as Act & { first?: true; act?: Act };
  const whole =
    first.first && !body.trigger && !body.cost && !body.offer && !body.condition && !body.may
      ? { ...body, trigger: { on: "turnEnd", whose: "both" }, act: first.act! }
      : body;
  if (whole.trigger?.on !== "activates" && some(whole, (node) => node.ofIt === true)) return undefined;
  // In an Equip effect 「装備されたユニット」 is the one that it is attached to.
  if (kind === "equip" && some(whole, ({ count, what }) => count !== undefined && isAnyEquipped(what)))
    return undefined;
  // What a Counter effect negates is what was activated, not what a card says from then on.
  const negates = (it: Record<string, unknown>): boolean =>
    it.do === "lasting" && it.for === undefined && (it.what as { is?: unknown }).is === "losesEffects";
  if (kind === "counter" && some(whole, negates)) return undefined;
  // A card is not what an effect is paid with by being attached.
  if (body.cost?.some((part) => (part as Act).do === "equip")) return undefined;
  // "underneath both of them" is no "of them" behind "underneath both"
  if (
    some(
      whole,
      ({ among, zone }) => among !== undefined && (zone as { in?: string } | undefined)?.in === "under",
    )
  )
    return undefined;
  const clear = moreIn(whole);
  return clear && without(clear, ["first", "ofIt"]);
}
const isAnyEquipped = (what: unknown): boolean => {
  const { noun, is, ...rest } = what as { noun?: string; is?: { equip?: string } };
  return noun === "unit" && is?.equip === "equipped" && Object.keys(rest).length === 0;
};

function without<T>(node: T, keys: readonly string[]): T {
  if (Array.isArray(node)) return node.map((one) => without(one as unknown, keys)) as T;
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => !keys.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, without(value as unknown, keys)])) as T;
}

/** Whether a condition said last is part of what is said before it: "unless" of a ban, the phase in which cards are drawn. */
function takesIt(row: readonly Act[], condition: Body["condition"]): boolean {
  const said = row.at(-1)?.what as { is?: string; what?: unknown } | undefined;
  if (condition?.if === "not") return said?.is === "cannot";
  return condition?.if === "phase" && (ofDrawing(said) || said?.what === "draw");
}
const losesNone = (row: readonly Act[]): boolean =>
  row.some(({ what }) => (what as { what?: string } | undefined)?.what === "losePoints");
const ofDrawing = (said: { is?: string; what?: unknown } | undefined): boolean =>
  said?.is === "draws" || said?.what === "drawInDrawPhase";

const leads = [
  ["", "", ""],
  ["{t:Lead}, ", "{t:Lead}、", ".when"],
  ["{t:Moment}, ", "{t:Moment}、", ""],
] as const;

interface Shape {
  en: string;
  also?: string;
  ja: string;
  alsoJa?: string;
  cost?: true;
  may?: true;
  offer?: true;
  /** What is paid for is said of a card, and is nothing that anybody does: "to" cannot stand before it. */
  states?: true;
}
const bodies: readonly Shape[] = [
  { en: "A", ja: "A" },
  { en: "{p:Price} to A", ja: "{p:Price}ことで、A", cost: true },
  { en: "{p:Price}: A", ja: "{p:Price}ことで、A", cost: true, states: true },
  { en: "you may {p:Price} to A", ja: "任意で、{p:Price}ことで、A", cost: true, may: true },
  { en: "you may {p:Price}: A", ja: "任意で、{p:Price}ことで、A", cost: true, may: true, states: true },
  {
    en: "let your opponent {o:Deeds.opponent.may} to A",
    also: "(let|allow) your opponent [to] {o:Deeds.opponent.may}(. then[,]|, then|[(.|;|,)] [and] if they do [so][,] [then]) A",
    ja: "相手に{o:Deeds.opponent.may}ことを許すことで、A",
    alsoJa: "相手に{o:Deeds.opponent.may.caus}る(ことで[、]|。そう(した|する)(なら|場合)[、])A",
    offer: true,
  },
];

/** Whether what a text waits for in a sentence of its own stands behind what it says that holds; else its first is its trigger. */
function holdsOn({ trigger, act }: Body, kind: string): boolean {
  const waits = (node: Act | undefined) => (node as { holds?: true } | undefined)?.holds === true;
  if (!some(act, (node) => node.holds === true)) return true;
  const row = (act as unknown as { of?: readonly Act[] }).of ?? [];
  return (
    STANDING.has(kind) &&
    !trigger &&
    act.do === "seq" &&
    !waits(row[0]) &&
    row.every((part) => waits(part) || !some(part, (node) => node.holds === true))
  );
}

/** "You may discard this card from your hand. If you do, counter it": out of a hand it can only be what is paid (ttcg-13.2). */
function outOfHand(body: Body): Body {
  if (body.act.do !== "seq") return body;
  const { of } = body.act as unknown as { of: readonly Act[] };
  const [first, next, ...more] = of;
  const inner = first?.do === "may" && first.who === "you" ? (first.what as Act) : undefined;
  const what = inner?.do === "discard" ? (inner.what as { ref?: string; from?: { in: string } }) : undefined;
  if (what?.ref !== "this" || what.from?.in !== "hand" || body.cost || next?.cond?.if !== "did") return body;
  if (next.otherwise || more.length > 0) return body;
  return { ...body, cost: [inner], may: true, act: next.then! };
}

/** "When it is destroyed, you lose no points" is said of that loss, and not of those to come. */
const sparesLoss = (trigger: unknown, row: readonly Act[]): boolean =>
  (trigger as Body["trigger"])?.on === "destroyed" &&
  row.length === 1 &&
  losesNone(row) &&
  !("for" in row[0]!);

/** A text out of its parts. */
export const make =
  (body: Pick<Shape, "cost" | "may" | "offer">) =>
  ({ k, n, u, t, c, p, o, a }: Slots): Effect | undefined => {
    if (sparesLoss(t, a as Act[])) return undefined;
    const said: Body = {
      ...(t !== undefined && { trigger: t as { on: string } }),
      ...(u !== undefined && { worksIn: u as string }),
      ...(n !== undefined && { oncePerTurn: true as const }),
      ...(c !== undefined && { condition: c as Body["condition"] }),
      ...(body.cost && { cost: p as unknown[] }),
      ...(body.offer && { offer: whole(o) }),
      ...(body.may && { may: true as const }),
      act: whole(a) as unknown as Act,
    };
    const lifted = lift(said);
    const plain = lifted && settled(lifted, k as string | undefined);
    const clear = plain && theyIn(plain);
    const called = clear && saidThisWay(clear);
    const sure = called && withoutMine(called);
    const kind = sure && ((k as string | undefined) ?? kindOf(sure));
    const from = sure && kind === "counter" ? outOfHand(sure) : sure;
    return from && holdsOn(from, kind!)
      ? { kind: kind!, marked: k !== undefined, ...dugUp(without(from, ["holds"])) }
      : undefined;
  };

const take =
  (body: Shape, lead: 0 | 1 | 2, asks: string) =>
  (it: Effect): Slots | undefined => {
    const time = it.condition !== undefined && TIMES.has(it.condition.if);
    if ((time || STANDING.has(it.kind)) !== (asks === "While")) return undefined;
    const { kind, marked, trigger, worksIn, oncePerTurn, condition, cost, offer, may } = it;
    if ((cost !== undefined) !== (body.cost === true) || (offer !== undefined) !== (body.offer === true))
      return undefined;
    if (cost !== undefined && (may === true) !== (body.may === true)) return undefined;
    if (cost !== undefined && statesFirst(it.act) !== (body.states === true)) return undefined;
    if ((trigger !== undefined) !== lead > 0) return undefined;
    if (!marked && kindOf(it) !== kind) return undefined;
    return {
      ...(marked && { k: kind }),
      ...(trigger !== undefined && { t: trigger }),
      ...(worksIn !== undefined && { u: worksIn }),
      ...(oncePerTurn && { n: "turn" }),
      ...(condition !== undefined && { c: condition }),
      ...(cost !== undefined && { p: cost }),
      ...(offer !== undefined && { o: listed(offer as never) }),
      a: listed(saidMine(GAME, cost === undefined ? lower(it) : it.act) as never),
    };
  };

/** Whether what is done begins with what becomes of a card, with a condition or with what somebody else does, and not with a deed of yours. */
function statesFirst(act: Act): boolean {
  const [first] = act.do === "seq" ? (act as unknown as { of: readonly Act[] }).of : [act];
  const { do: does, who = "you" } = first as Act & { who?: unknown };
  return ["lasting", "if", "choose"].includes(does) || who !== "you";
}

/** What holds of a card that is not named. */
function bare({ p, ...said }: Slots): Effect | undefined {
  const itself = said.k === "equip" ? "equipped" : "this";
  const acts = tell({ c: { ref: itself }, p }).map((what) => ({ do: "lasting", what }));
  return takesIt(acts, said.c as Body["condition"]) ? undefined : make({})({ ...said, a: acts });
}

export const texts: Production[] = [
  ...Object.entries(kinds).map(([kind, [en, ja]]) =>
    say(
      "Kinds",
      kind,
      [`${en}:`, `(\\[${en}\\]|【${en}】) [(:|-)]`, `${en} [effect] (-|:)`, `\\(${en}\\) [(:|-)]`],
      [`${ja}：`, `【${ja}】[：]`, `${ja}効果：`],
    ),
  ),
  read("Kinds", "dormant", ["this effect (can|may) be activated [only] while this card is tapped:"]),
  say(
    "Often",
    "turn",
    [
      "once per turn,",
      "(once per turn|once each turn|once a turn|once every turn)[(,|:)]",
      "[only] once (during|in|per) each [of your] (turn|turns)[,]",
      "once (during|on|in) (each of your turns|your turn|each turn|each player's turn)[,]",
    ],
    ["1ターンに1回、", "(1ターン|ターン)に(1回|1度|一度)[だけ|まで][、]"],
  ),
  say(
    "Place",
    "under",
    [
      "while this card is underneath another card",
      "(while|if|as long as) this card is (underneath|under|beneath|covered by) (another|a) (card|unit)",
      "(while|if) this card is covered",
    ],
    [
      "このカードが他のカードの下にある間",
      "このカードが[他の](カード|ユニット)の下にある(間は|限り|とき|場合)",
    ],
  ),
  ...(
    [
      ["pile", "discard pile", "捨て札"],
      ["hand", "hand", "手札"],
    ] as const
  ).map(([place, en, ja]) =>
    say(
      "Place",
      place,
      [`while this card is in your ${en}`, `(while|if) this card (is|lies) in your ${en}`],
      [`このカードが${ja}にある間`, `このカードが[あなたの]${ja}にある(間|間は|限り|とき|場合|なら)`],
    ),
  ),
  ...leads.flatMap(([lead, leadJa, ctx], i) =>
    bodies.flatMap((body) =>
      asked.map((asks) => {
        const fill = (phrase: string) => phrase.replace("A", `{a:Act${ctx}}`);
        return both(
          "Text",
          make(body),
          take(body, i as 0 | 1 | 2, asks),
          [body.en, ...(body.also ? [body.also] : [])].map(
            (phrase) => `[{k:Kinds}] [{n:Often}] [{u:Place},] ${lead}[{c:${asks}},] ${fill(phrase)}`,
          ),
          [
            body.ja,
            ...(body.alsoJa ? [body.alsoJa] : []),
            ...(body.cost && !body.may ? ["{p:Price}：A"] : []),
          ].map((phrase) => `[{k:Kinds}][{n:Often}][{u:Place}、]${leadJa}[{c:${asks}}、]${fill(phrase)}`),
        );
      }),
    ),
  ),
  // The card itself, or what it is equipped to, need not be named: "When destroyed, draw a card.", "Equip: +200 attack."
  ...asked.map((asks) =>
    read(
      "Text",
      make({}),
      `[{k:Kinds}] [{n:Often}] [{u:Place},] {t:ShortLead}, [{c:${asks}},] {a:Act.when}`,
      `[{k:Kinds}][{n:Often}][{u:Place}、]{t:ShortLead}[、][{c:${asks}}、]{a:Act.when}`,
    ),
  ),
  ...["", "."].flatMap((stop) => [
    read(
      "Text",
      bare,
      [
        `[{k:Kinds}] [{u:Place},] [{c:While},] {p:Preds.sg}${stop}`,
        `[{k:Kinds}] [{u:Place},] {p:Preds.sg} {c:While}${stop}`,
      ],
      `[{k:Kinds}][{u:Place}、][{c:While}、]{p:Preds.sg}${stop && "。"}`,
    ),
    read("Text", ({ g, ...said }: Slots) => bare({ ...said, p: [{ is: "bonus", by: g }] }), [
      `[{k:Kinds}] [{u:Place},] [{c:While},] {g:Bonus}${stop}`,
      `[{k:Kinds}] [{u:Place},] {g:Bonus} {c:While}${stop}`,
    ]),
  ]),
  ...["Lead", "Moment"].flatMap((lead) => {
    const ctx = lead === "Lead" ? "when" : "free";
    // "You lose no points when it is destroyed" is said of that loss.
    const made = (slots: Slots) => (losesNone(slots.a as Act[]) ? undefined : make({})(slots));
    return ["", "."].map((stop) =>
      read("Text", made, `[{k:Kinds}] [{n:Often}] [{u:Place},] {a:Row.${ctx}} {t:${lead}}${stop}`),
    );
  }),
  // "Equip to a dragon: It gains 100 attack."
  read(
    "Text",
    ({ c, a, ...slots }: Slots) => make({})({ ...slots, a: [{ do: "equip", to: c }, ...(a as unknown[])] }),
    "[{k:Kinds}] equip [this card] [only] (to|onto) {c:Obj}: {a:Act}",
    "[{k:Kinds}]{c:Obj}に装備：{a:Act}",
  ),
  // "When an enemy attacks: Destroy it."
  read("Text", make({}), "[{k:Kinds}] [{n:Often}] [{u:Place},] {t:Lead}: [{c:If},] {a:Act.when}"),
  // A time may stand before what sets it off: "During your turn, when a unit is destroyed, draw a card."
  ...["{c:While}", "{c:If}"].map((asks) =>
    read(
      "Text",
      make({}),
      `[{k:Kinds}] [{n:Often}] [{u:Place},] ${asks}, {t:Lead}, {a:Act.when}`,
      `[{k:Kinds}][{n:Often}][{u:Place}、]${asks}、{t:Lead}、{a:Act.when}`,
    ),
  ),
  ...["", "."].map((stop) =>
    read(
      "Text",
      (slots: Slots) =>
        takesIt(slots.a as Act[], slots.c as Body["condition"]) || lastsWhile(slots)
          ? undefined
          : make({})(slots),
      `[{k:Kinds}] [{n:Often}] {a:Row} {c:While}${stop}`,
    ),
  ),
  // How often, said last.
  ...["", "{t:Lead}, ", "{t:Moment}, "].flatMap((lead) => {
    const ctx = lead.includes("Lead") ? ".when" : "";
    const only =
      "((use|activate) this effect only once (per|each) turn|you (can|may) (only use this effect|use this effect only) once (per|each) turn|this effect can be (used|activated) only once (per|each) turn|once (per|each) turn)";
    return ["", "."].map((stop) =>
      read("Text", (slots: Slots) => make({})({ ...slots, n: "turn" }), [
        `[{k:Kinds}] ${lead}{a:Row${ctx}} once per turn${stop}`,
        `[{k:Kinds}] ${lead}{a:Row${ctx}}; ${only}${stop}`,
        `[{k:Kinds}] [{u:Place},] ${lead}[{c:While},] {a:Act${ctx}} ${only}${stop}`,
        `[{k:Kinds}] this effect can (only be used|be used only|only be activated) once per turn. ${lead}{a:Row${ctx}}${stop}`,
      ]),
    );
  }),

  // "The first time each turn that a unit is destroyed, draw a card."
  ...["", "."].flatMap((stop) =>
    read("Text", (slots: Slots) => make({})({ ...slots, n: "turn" }), [
      `[{k:Kinds}] [{u:Place},] the first time (each|every|in each|per) turn [that] {t:Event}, {a:Act.when}`,
      `[{k:Kinds}] [{u:Place},] the first time {t:Event} (each|every|in each|per) turn, {a:Act.when}`,
      `[{k:Kinds}] [{u:Place},] when {t:Event} for the first time (each|every|in each|per|in a) turn, {a:Act.when}`,
      `[{k:Kinds}] {a:Row.when} the first time {t:Event} (each|every|in each|per) turn${stop}`,
      `[{k:Kinds}] {a:Row.when} the first time (each|every|in each|per) turn [that] {t:Event}${stop}`,
    ]),
  ),

  // What it costs.
  say("Paying", "$c", "{c:VP.you.base}", "{c:VP.you.base.fin}"),
  ...series("Price", "Paying", { en: [" and", ",", ", and"], ja: ["、"] }),
];
