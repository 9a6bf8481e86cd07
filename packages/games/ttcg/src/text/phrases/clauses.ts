/** Clauses, and clauses in a row (ttcg-6.17). */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Action, Cards, Who } from "../tree.ts";
import { asSubject, concat, cuts, isRuling, ofSubject, type Row, single, whole } from "./flow.ts";
import { during } from "./hole.ts";

/** A row that is one action. */
const alone = (row: Row): { v: Action } | undefined => (row.of.length === 1 ? { v: row.of[0]! } : undefined);

const joiners: Production[] = [
  say("Joint", "then", [", then", "then", "and then", ", and then"], "。その後、"),
  say("Joint", "and", ["and", ", and", ","], "。さらに、"),
];

/** A player said first, with everything that player does: "your opponent discards one card and loses one point". */
const players: readonly { by: Who; agr: string; en: readonly string[]; ja?: string }[] = [
  { by: "opponent", agr: "third", en: ["your opponent", "the opponent"], ja: "相手は" },
  {
    by: "both",
    agr: "plural",
    en: ["both players", "players", "you and your opponent", "you and your opponent each"],
    ja: "お互いは",
  },
  { by: "both", agr: "third", en: ["each player", "each"] },
  { by: "opponent", agr: "they", en: ["they"] },
  { by: "owner", agr: "third", en: ["its owner"] },
  { by: "its", agr: "third", en: ["its controller"] },
  { by: "that", agr: "third", en: ["that player"] },
  { by: "turnPlayer", agr: "third", en: ["the turn player"] },
];

export const clauses: Production[] = [
  ...joiners,

  // Everything one player does.
  both("Deeds", ({ v }) => single(v as Action), alone, "{v:VP}", "{v:VP}"),
  both(
    "Deeds",
    ({ v, j, rest }) => chained(single(v as Action), j, rest),
    (row: Row) =>
      row.of.length > 1
        ? { v: row.of[0]!, j: row.joined[0]!, rest: { of: row.of.slice(1), joined: row.joined.slice(1) } }
        : undefined,
    "{v:VP} {j:Joint} {rest:Deeds}",
    "{v:VP}{j:Joint}{rest:Deeds}",
  ),
  both("Doing", ({ v }) => single(v as Action), alone, [
    "neither player {v:Ban.both.none}",
    "no player {v:Ban.both.none}",
  ]),
  ...players.flatMap(({ by, agr, en, ja }) => [
    both(
      "Doing",
      ({ d }) => d,
      (row: Row) => (saysWho(row.of[0]!) ? { d: row } : undefined),
      en.map((who) => `${who} {d:Deeds.${by}.${agr}}`),
      ja && `${ja}{d:Deeds.${by}.${agr}}`,
    ),
  ]),
  ...players.flatMap(({ by: who, agr, en }) => {
    if (who !== "opponent" && who !== "both") return [];
    const phrases = en.map((name) => `${name} may {d:Deeds.${who}.${who === "both" ? "plural" : "they"}}`);
    const make = ({ d }: Record<string, unknown>) => ({ do: "may", who, what: whole(d as Row) });
    if (agr === (who === "both" ? "third" : "they")) return [read("MayDo", make, phrases)];
    return [
      both(
        "MayDo",
        make,
        (act: Action) => (act.do === "may" && act.who === who ? { d: single(act.what) } : undefined),
        phrases,
        who === "opponent" ? "相手は{d:Deeds.opponent.they}ことができる" : undefined,
      ),
    ];
  }),

  ...(["owner", "its"] as const).map((who) =>
    both(
      "MayDo",
      ({ d }) => ({ do: "may", who, what: whole(d as Row) }),
      (act: Action) => (act.do === "may" && act.who === who ? { d: single(act.what) } : undefined),
      `its ${who === "owner" ? who : "controller"} may {d:Deeds.${who}.may}`,
    ),
  ),
  read("Doing", "$d", [
    "(force|make|have) your opponent {d:Deeds.opponent.they}",
    "force your opponent to {d:Deeds.opponent.they}",
  ]),
  read("Doing", "$d", ["your opponent must {d:Deeds.opponent.they}", "they must {d:Deeds.opponent.they}"]),
  read("Doing", "$d", "each player must {d:Deeds.both.plural}"),

  // What happens to cards.
  both(
    "Becoming",
    ({ preds, t, u }) => ofSubject({ ref: "them" }, preds as Action[], t ?? u),
    (row: Row) => {
      const it = becoming(row);
      return it && "ref" in it.what && it.what.ref === "them" ? { ...it, what: undefined } : undefined;
    },
    "they {preds:Preds.pl} [{u:DurU}|{t:DurT}]",
  ),
  both(
    "Becoming",
    ({ what, preds, t, u }) => ofSubject(what as Cards, preds as Action[], t ?? u),
    becoming,
    "{what:Bare} {preds:Preds.pl} [{u:DurU}|{t:DurT}]",
    "[{u:DurU}、|{t:DurT}、]{what:Bare}{preds:Preds.pl}",
  ),
  ...["sg", "pl"].flatMap((num) => [
    both(
      "Becoming",
      ({ what, preds, t, u }) => ofSubject(what as Cards, preds as Action[], t ?? u),
      becoming,
      `{what:Group.in.${num}} {preds:Preds.${num}} [{u:DurU}|{t:DurT}]`,
      num === "sg" ? `[{u:DurU}、|{t:DurT}、]{what:Group.in.${num}}{preds:Preds.${num}}` : undefined,
    ),
  ]),
  both(
    "Preds",
    ({ p }) => [p],
    (preds: Action[]) => (preds.length === 1 ? { p: preds[0] } : undefined),
    "{p:Pred}",
    "{p:Pred}",
  ),
  read(
    "Preds",
    ({ p, how, rest }: Record<string, unknown>) => {
      const first = during(p as Action, how);
      return first && [first, ...(rest as Action[])];
    },
    "{p:Pred} {how:DurT} and {rest:Preds}",
  ),
  // "Cannot attack or be attacked": one "cannot" for two bans.
  read("Preds", ({ a, b }: Record<string, unknown>) => [a, b], "cannot {a:Banned} or {b:Banned}"),
  read("Preds", ({ a, b }: Record<string, unknown>) => [a, b], "cannot be {a:BannedBe} or {b:BannedBe}"),
  both(
    "Preds",
    ({ p, rest }) => [p, ...(rest as Action[])],
    (preds: Action[]) => (preds.length > 1 ? { p: preds[0], rest: preds.slice(1) } : undefined),
    ["{p:Pred} and {rest:Preds}", "{p:Pred}, {rest:Preds}", "{p:Pred}, and {rest:Preds}"],
  ),
  // "the attack of X becomes 100", "its rank becomes 3".
  ...["sg", "pl"].map((num) =>
    both(
      "Setting",
      setStat,
      (act: Action) => (typeof takeSet(act)?.n === "number" ? undefined : takeSet(act)),
      `the {s:Stat} of {what:Group.in.${num}} becomes {n:By} [{how:DurU}]`,
    ),
  ),
  say("Setting", { do: "rule", rule: { only: "attack", what: "$c" }, how: "$how?" }, [
    "only {c:Bare} may attack [{how:DurT}]",
    "only {c:Bare} can attack [{how:DurT}]",
    "only {c:Cards.pl.in} may attack [{how:DurT}]",
  ]),
  say(
    "Setting",
    { do: "rule", rule: { only: "attack", what: "$c" }, how: "$how?" },
    "only {c:AnyCards} may attack [{how:DurT}]",
  ),
  say("Setting", { do: "rule", rule: { redirectAttacks: "$a", to: "$b" }, how: "$how?" }, [
    "all attacks against {a:Bare} are redirected to {b:AnyCards} [{how:DurT}]",
    "[all] attacks against {a:AnyCards} are redirected to {b:AnyCards} [{how:DurT}]",
    "attacks against {a:AnyCards} are redirected to {b:AnyCards} [{how:DurT}]",
  ]),
  say("Setting", { do: "invert", stats: ["$s"], how: "$how?" }, [
    "all gains of {s:FightStat} are losses instead [{how:DurU}]",
    "all {s:FightStat} gains (become|are) losses [instead] [{how:DurU}]",
  ]),
  read("Setting", (slots: Record<string, unknown>) => setStat({ ...slots, what: { ref: slots.r } }), [
    "{r:RefOwn} {s:Stat} (becomes|is) {n:By} [{how:DurU}]",
    "{r:RefOwn} {s:Stat} becomes equal to {n:By} [{how:DurU}]",
  ]),
  read("Setting", setStat, ["{what:Cards.sg}'s {s:Stat} becomes [equal to] {n:By} [{how:DurU}]"]),
  read(
    "Setting",
    { do: "rule", rule: { cannot: "play", who: "both", what: "$d" }, how: "$how?" },
    "{d:Desc.pl.from} cannot be played [{how:DurT}]",
  ),
  read(
    "Setting",
    { do: "rule", rule: { cannot: "attackTarget", what: "$d", target: "$c" }, how: "$how?" },
    "{c:AnyCards} cannot be attacked by {d:Bare} [{how:DurT}]",
  ),
  say("StatOf", { what: "$c", s: "$s" }, [
    "the {s:Stat} of {c:AnyCards}",
    "{c:Cards.sg.in}'s {s:Stat}",
    "{c:Cards.pl.in}'s {s:Stat}",
  ]),
  read("StatOf", { what: { ref: "$r" }, s: "$s" }, "{r:RefOwn} {s:Stat}"),
  ...(["double", "halve"] as const).map((by) =>
    read(
      "Setting",
      ({ o, how }: Record<string, unknown>) => scaled(o, by, how),
      `{o:StatOf} (is|are) ${by}d [{how:DurU}]`,
    ),
  ),
  say(
    "Setting",
    { do: "rule", rule: { redirectAttacks: "$a", to: "$b" }, how: "$how?" },
    "all attacks against {a:AnyCards} are redirected to {b:AnyCards} [{how:DurT}]",
  ),
  ...(["add", "lose"] as const).map((op) =>
    read(
      "Setting",
      ({ o, n, how }: Record<string, unknown>) => {
        const { what, s: stat } = o as { what: Cards; s: "attack" };
        return { do: "change", what, stats: [{ stat, op, n }], ...(how !== undefined && { how }) };
      },
      `{o:StatOf} (is|are) (${op === "add" ? "increased|raised" : "reduced|decreased|lowered"}) by {n:ByNumber} [{how:DurU}]`,
    ),
  ),
  read("Setting", ({ o, n, how }: Record<string, unknown>) => setStat({ ...(o as object), n, how }), [
    "{o:StatOf} (are|is|become) {n:By} [{how:DurU}]",
    "{o:StatOf} (are|is|becomes|become) equal to {n:By} [{how:DurU}]",
  ]),
  both("Becoming", ({ v }) => single(v as Action), alone, "{v:Setting}"),

  // Clauses. "named" follows a clause that named its player: there "you" has to be said again.
  both("Clause", ({ v }) => single(v as Action), alone, "you {v:Modal.you}", "自分は{v:Modal.you}", {
    said: ["bare", "named", "inf"],
  }),
  both(
    "Clause",
    ({ v }) => single(v as Action),
    alone,
    ["{v:VP.you}", "you {v:VP.you}"],
    ["{v:VP.you}", "自分は{v:VP.you}"],
    { said: ["bare", "inf"] },
  ),
  both("Clause", ({ v }) => single(v as Action), alone, "{v:Giving}", undefined, { said: ["inf", "let"] }),
  both(
    "Clause",
    ({ v }) => single(v as Action),
    alone,
    ["you {v:VP.you}", "{v:VP.you}"],
    "自分は{v:VP.you}",
    { said: ["named"] },
  ),
  both("Clause", ({ v }) => single(v as Action), alone, ["{v:VP.you}"], "{v:VP.you}", { said: ["let"] }),
  say("Clause", "$b", "{b:Becoming}", "{b:Becoming}", { said: ["bare", "named", "inf"] }),
  say("Naming", "$d", "{d:Doing}", "{d:Doing}"),
  both("Naming", ({ v }) => single(v as Action), alone, "{v:MayDo}", "{v:MayDo}"),

  // What "you may" goes for: it begins with something you do, and takes in the rest of the sentence.
  say("Acts", "$c", "{c:Clause.let}", "{c:Clause.let}"),
  both(
    "Acts",
    ({ a, j, rest }) => chained(a, j, rest),
    (row: Row) => cuts(row).filter((cut) => cut.j !== "sentence"),
    "{a:Clause.let} {j:Joint} {rest:Chain.bare}",
  ),
  say("Chain", "$c", "{c:Clause}", "{c:Clause}"),
  say("Chain", "$c", "{c:Naming}", "{c:Naming}"),
  both(
    "Chain",
    ({ c }) => single({ do: "may", who: "you", what: whole(c as Row) }),
    (row: Row) =>
      row.of.length === 1 && row.of[0]!.do === "may" && row.of[0]!.who === "you"
        ? { c: single(row.of[0]!.what) }
        : undefined,
    "you may {c:Acts}",
    "{c:Acts}ことができる",
  ),
  both(
    "Chain",
    ({ a, j, rest }) => chained(a, j, rest),
    (row: Row) => cuts(row).filter((cut) => cut.j !== "sentence"),
    "{a:Clause} {j:Joint} {rest:Chain}",
    "{a:Clause}{j:Joint}{rest:Chain}",
  ),
  both(
    "Chain",
    ({ a, j, rest }) => chained(a, j, rest),
    (row: Row) => cuts(row).filter((cut) => cut.j !== "sentence"),
    "{a:Naming} {j:Joint} {rest:Chain.named}",
    "{a:Naming}{j:Joint}{rest:Chain.named}",
  ),
];

/** Two clauses in a row. "Choose one card and discard it" is one clause, and so is not two. */
function chained(a: unknown, joint: unknown, rest: unknown): Row | undefined {
  const last = (a as Row).of.at(-1);
  const next = (rest as Row).of[0];
  if (last?.do === "pick" && next?.do === "discard" && "ref" in next.what) return undefined;
  return concat(a as Row, joint as "and" | "then", rest as Row);
}

function becoming(row: Row): { what: Cards; preds: Action[]; t?: unknown; u?: unknown } | undefined {
  const it = asSubject(row);
  if (!it) return undefined;
  return {
    what: it.what,
    preds: it.preds,
    ...(it.how !== undefined && (isRuling(it.preds) ? { t: it.how } : { u: it.how })),
  };
}

function scaled(of: unknown, by: "double" | "halve", how: unknown): Action {
  const { what, s } = of as { what: Cards; s: "attack" };
  return { do: "scale", what, stat: s, by, ...(how !== undefined && { how: how as "thisTurn" }) };
}

function setStat({ what, s, n, how }: Readonly<Record<string, unknown>>): Action {
  return {
    do: "change",
    what: what as Cards,
    stats: [{ stat: s as "rank", op: "set", n: n as number }],
    ...(how !== undefined && { how: how as "thisTurn" }),
  };
}

function takeSet(act: Action): Record<string, unknown> | undefined {
  if (act.do !== "change" || act.stats.length !== 1 || act.stats[0]!.op !== "set") return undefined;
  return { what: act.what, s: act.stats[0]!.stat, n: act.stats[0]!.n, how: act.how };
}

/** Whether it makes a difference who does something: "destroy all units" is the same whoever does it. */
const saysWho = (act: Action): boolean =>
  act.do === "rule" || "who" in act || "by" in act || Object.values(act).some(isChosen);

function isChosen(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  return "both" in part ? (part.both as unknown[]).some(isChosen) : "chosenBy" in part;
}
