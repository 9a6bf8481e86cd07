/** Clauses, and clauses in a row (ttcg-6.17). */
import { equal, type Production, type Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { isChange } from "../statements.ts";
import type { Action, Cards, Stat, Who } from "../tree.ts";
import { changed, type Op, scaled, unchanged } from "./changes.ts";
import { concat, cuts, type Row, single, whole } from "./flow.ts";
import { asSubject, lasting, ofSubject, type Predicate } from "./told.ts";

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
    "neither player {v:Banning.both.none}",
    "no player {v:Banning.both.none}",
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

  // What becomes of cards.
  both(
    "Becoming",
    (slots) => ofSubject({ ...slots, c: { ref: "them" } }),
    (row: Row) => {
      const { c, ...it } = asSubject(row) ?? {};
      return equal(c, { ref: "them" }) ? it : undefined;
    },
    "they {p:Preds.pl} [{u:Dur.until}|{t:Dur.during}]",
  ),
  ...["{c:Bare}", "{c:Group.in.sg}", "{c:Group.in.pl}"].map((c, i) => {
    const p = i === 1 ? "{p:Preds.sg}" : "{p:Preds.pl}";
    return both(
      "Becoming",
      ofSubject,
      asSubject,
      `${c} ${p} [{u:Dur.until}|{t:Dur.during}]`,
      i === 2 ? undefined : `[{u:Dur.until}、|{t:Dur.during}、]${c}は${p}`,
    );
  }),
  both(
    "Preds",
    ({ p }) => [p],
    (list: Predicate[]) => (list.length === 1 ? { p: list[0] } : undefined),
    "{p:Pred}",
    "{p:Pred}",
  ),
  read(
    "Preds",
    ({ p, t, rest }: Slots) =>
      "is" in (p as Predicate) ? [{ ...(p as Predicate), for: t }, ...(rest as Predicate[])] : undefined,
    "{p:Pred} {t:Dur.during} and {rest:Preds}",
  ),
  // "Cannot attack or be attacked": one "cannot" for two bans.
  read(
    "Preds",
    ({ a, b }: Slots) => [a, b].map((what) => ({ is: "cannot", what })),
    "cannot {a:Banned} or {b:Banned}",
  ),
  read("Preds", ({ a, b }: Slots) => [{ is: "cannot", what: a }, b], "cannot {a:Banned} or be {b:BannedBe}"),
  read("Preds", ({ a, b }: Slots) => [a, b], "cannot be {a:BannedBe} or {b:BannedBe}"),
  both(
    "Preds",
    ({ p, rest }) => [p, ...(rest as Predicate[])],
    (list: Predicate[]) => (list.length > 1 ? { p: list[0], rest: list.slice(1) } : undefined),
    ["{p:Pred} and {rest:Preds}", "{p:Pred}, {rest:Preds}", "{p:Pred}, and {rest:Preds}"],
    ["{p:Pred.con}、{rest:Preds}", "{p:Pred.te}[、]{rest:Preds}"],
  ),

  // Values that are set, doubled, raised: "the attack of X becomes 100", "its rank becomes 3".
  lasting("Setting", "Set", "until"),
  ...["sg", "pl"].map((num) =>
    both(
      "Set",
      ({ c, s, n }) => changed(c, s, "set", n),
      (act: Action) => {
        const it = unchanged(act, "set");
        return typeof it?.n === "number" ? undefined : it;
      },
      `the {s:Stat} of {c:Group.in.${num}} becomes {n:By}`,
    ),
  ),
  say("Set", { do: "lasting", what: { is: "invert", stats: ["$s"] } }, [
    "all gains of {s:FightStat} are losses instead",
    "all {s:FightStat} gains (become|are) losses [instead]",
  ]),
  say("StatOf", { c: "$c", s: "$s" }, [
    "the {s:Stat} of {c:AnyCards}",
    "{c:Cards.sg.in}'s {s:Stat}",
    "{c:Cards.pl.in}'s {s:Stat}",
  ]),
  read("StatOf", { c: { ref: "$r" }, s: "$s" }, "{r:RefOwn} {s:Stat}"),
  read("Set", ({ r, s, n }: Slots) => changed({ ref: r }, s, "set", n), [
    "{r:RefOwn} {s:Stat} (becomes|is) {n:By}",
    "{r:RefOwn} {s:Stat} becomes equal to {n:By}",
  ]),
  read(
    "Set",
    ({ c, s, n }: Slots) => changed(c, s, "set", n),
    "{c:Cards.sg}'s {s:Stat} becomes [equal to] {n:By}",
  ),
  read("Set", ({ o, n }: Slots) => ofStat(o, "set", n), [
    "{o:StatOf} (are|is|become) {n:By}",
    "{o:StatOf} (are|is|becomes|become) equal to {n:By}",
  ]),
  ...(["double", "halve"] as const).map((by) =>
    read("Set", ({ o }: Slots) => scaled((o as Of).c, (o as Of).s, by), `{o:StatOf} (is|are) ${by}d`),
  ),
  ...(["add", "lose"] as const).map((op) =>
    read(
      "Set",
      ({ o, n }: Slots) => ofStat(o, op, n),
      `{o:StatOf} (is|are) (${op === "add" ? "increased|raised" : "reduced|decreased|lowered"}) by {n:ByNumber}`,
    ),
  ),

  // Rulings that are said of what is done, not of who does it.
  lasting("Setting", "Ruled", "during"),
  ...["{c:Bare}", "{c:AnyCards}"].map((c) =>
    say("Ruled", { do: "lasting", what: { is: "only", who: "$c", what: "attack" } }, [
      `only ${c} may attack`,
      `only ${c} can attack`,
    ]),
  ),
  ...["{a:Bare}", "{a:AnyCards}"].map((a) =>
    say("Ruled", { do: "lasting", what: { is: "redirected", from: "$a", to: "$b" } }, [
      `all attacks against ${a} are redirected to {b:AnyCards}`,
      `[all] attacks against ${a} are redirected to {b:AnyCards}`,
    ]),
  ),
  read(
    "Ruled",
    { do: "lasting", what: { is: "playersCannot", who: "both", what: "play", card: "$d" } },
    "{d:Desc.pl.from} cannot be played",
  ),
  read(
    "Ruled",
    { do: "lasting", what: { is: "cannot", who: "$d", what: "attackTarget", target: "$c" } },
    "{c:AnyCards} cannot be attacked by {d:Bare}",
  ),
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

type Of = { c: Cards; s: Stat };
const ofStat = (of: unknown, op: Op, n: unknown) => changed((of as Of).c, (of as Of).s, op, n);

/** Whether it makes a difference who does something: "destroy all units" is the same whoever does it. */
const saysWho = (act: Action): boolean =>
  (act.do === "lasting" && !isChange(act.what)) ||
  "who" in act ||
  "by" in act ||
  Object.values(act).some(isChosen);

function isChosen(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  return "both" in part ? (part.both as unknown[]).some(isChosen) : "chosenBy" in part;
}
