/** "Choose one: ...; or ...", "either ... or ...": which of several things is done, and who says so. */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Action } from "./bones.ts";
import type { List } from "./clauses.ts";
import type { Subject } from "./players.ts";
import { listed, only, type Rows, whole } from "./rows.ts";

/** What stands before each of several things to choose from. */
const BULLETS = ["•", "*", "-"];

type Choose = Action & { of: readonly Action[] };

/** More than so many ways are no choice that anybody could look over. */
const MOST_WAYS = 8;

/** Several of some things: each way to take so many of them, in their order, as one of which one is chosen. */
function several(of: readonly Action[], least: number, most: number): Action[] | undefined {
  if (most > of.length || least > most) return undefined;
  const ways: Action[][] = [];
  for (let size = Math.max(least, 1); size <= most; size++) ways.push(...subsets(of, size));
  return ways.length > MOST_WAYS ? undefined : ways.map((way) => whole(way.flatMap(listed)));
}

/** All ways to take so many, each in the order of the list. */
function subsets(of: readonly Action[], size: number): Action[][] {
  if (size === 0) return [[]];
  return of.flatMap((one, i) => subsets(of.slice(i + 1), size - 1).map((rest) => [one, ...rest]));
}

const chooseSeveral =
  (least: (n: number, all: number) => number, most: (n: number, all: number) => number) =>
  ({ o, n = 0 }: Slots): object[] | undefined => {
    const all = o as readonly Action[];
    const [from, to] = [least(n as number, all.length), most(n as number, all.length)];
    const of = several(all, from, to);
    const choose = of && { do: "choose", who: "you", of };
    return choose && [from === 0 ? { do: "may", who: "you", what: choose } : choose];
  };

/** "Choose two:", "choose one or both:", "choose up to two:". */
const severalOf: readonly (readonly [make: ReturnType<typeof chooseSeveral>, en: string, ja: string])[] = [
  [
    chooseSeveral(
      (n) => n,
      (n, all) => (n < all ? n : 0),
    ),
    "choose {n:#+}",
    "{n:#+}つ[を]",
  ],
  [
    chooseSeveral(
      () => 0,
      (n, all) => (n < all ? n : -1),
    ),
    "choose up to {n:#+}",
    "{n:#+}つまで[を]",
  ],
  [
    chooseSeveral(
      () => 1,
      (_, all) => (all === 2 ? 2 : 0),
    ),
    "choose (one or both|one, or both|at least one)",
    "(1つか両方|1つまたは両方|1つ以上)[を]",
  ],
  [
    chooseSeveral(
      () => 1,
      (_, all) => (all > 2 ? all : 0),
    ),
    "choose (one or more|at least one|any number, at least one)",
    "1つ以上[を]",
  ],
];

/** "Choose one. If ..., you may choose both": one of them, or, if it is so, one or both, or both without being asked. */
const bothIf =
  (ways: (of: readonly Action[]) => Action | undefined) =>
  ({ o, c }: Slots): object[] | undefined => {
    const of = o as readonly Action[];
    const then = of.length === 2 ? ways(of) : undefined;
    return then && [{ do: "if", cond: c, then, otherwise: { do: "choose", who: "you", of } }];
  };
const orBoth = bothIf((of) => {
  const ways = several(of, 1, 2);
  return ways && ({ do: "choose", who: "you", of: ways } as Action);
});
const allOf = bothIf((of) => whole(of.flatMap(listed)));
const oneJa =
  "(次から|以下から|次のうち|次の中から|以下のうち|次の効果から|以下の効果から)1つ[を](選ぶ|選んで行う)。";
const bothOf: readonly (readonly [make: typeof orBoth, en: string, ja: string])[] = [
  [
    orBoth,
    "(you may choose (both|one or both)|choose one or both)",
    "両方[を](選んでもよい|選べる|選ぶことができる|行ってもよい)",
  ],
  [allOf, "choose both", "両方[を](選ぶ|行う)"],
];

/** "One of the two", behind both. */
const eitherOne = "(、|)[((どちらか|いずれか)[(1つ|一方)]を|を)](選んで行う|選ぶ|行う)";
const named = ({ by, agr, ja = [] }: Subject) => ({ by, agr, ja: ja.map((who) => `${who}は`) });

/** @param doerOf who does an action */
export function choices(subjects: readonly Subject[], doerOf: Rows["doerOf"]): Production[] {
  return [
    both(
      "Choice",
      ({ o }) => [{ do: "choose", who: "you", of: o }],
      only("choose", ({ who, of }: Choose) => (who === "you" ? { o: of } : undefined)),
      [
        "choose one: {o:Options.bare}",
        "(do one of the following|choose one of the following): {o:Options.bare}",
        "choose one [of the following] - {o:Options.bare}",
        "(choose one [of the following] (-|:|.)|do one of the following:) {o:Bullets.bare}",
        "either {o:Options.bare}",
      ],
      [
        "次から1つを選ぶ：{o:Options.bare}",
        "[あなたは](次から|以下から|次のうち|次のうちから|次の中から|以下のうち|次の効果から|次の効果のうち|以下の効果から|どちらか|いずれか|(次|以下)の(2|3|4|5)つ(から|のうち|のうちから|の中から))1つ[を](選ぶ|選び|選んで行う|選んで使う|選んで発動する|行う)(：|。|、)({o:Options.bare}|{o:Bullets.bare})",
      ],
    ),
    both(
      "May",
      ({ o }) => [{ do: "may", who: "you", what: { do: "choose", who: "you", of: o } }],
      only("may", ({ who, what }: Action & { what: Choose }) =>
        who === "you" && what.do === "choose" && what.who === "you" ? { o: what.of } : undefined,
      ),
      [
        "you may choose one: {o:Options.bare}",
        "you may choose one [of the following] (:|-|.) ({o:Options.bare}|{o:Bullets.bare})",
      ],
      [
        "次から1つを選んでもよい：{o:Options.bare}",
        "(次|以下)(から|のうち|のうちから|の中から|の効果から)1つ[を]選んで(もよい|行ってもよい)(：|。)({o:Options.bare}|{o:Bullets.bare})",
      ],
    ),
    ...severalOf.map(([make, en, ja]) =>
      read(
        "Choice",
        make,
        [
          `${en} [of the following] (:|-|.) {o:Options.bare}`,
          `${en} [of the following] (:|-|.) {o:Bullets.bare}`,
        ],
        `[あなたは](次から|以下から|次のうち|次のうちから|次の中から|以下のうち|次の効果から|次の効果のうち|以下の効果から|(次|以下)の(3|4|5)つ(から|のうち|のうちから|の中から)|)${ja}(選ぶ|選び|選んで行う|選んで使う|選んで発動する|行う)(：|。|、)({o:Options.bare}|{o:Bullets.bare})`,
      ),
    ),
    ...bothOf.map(([make, en, ja]) =>
      read(
        "Choice",
        make,
        [
          `choose one [of the following]. {c:If}, ${en} [instead] (:|-|.) ({o:Options.bare}|{o:Bullets.bare})`,
          `choose one [of the following] (:|-|.) ({o:Options.bare}|{o:Bullets.bare}) [.] {c:If}, ${en} [instead]`,
        ],
        `${oneJa}{c:If}[、][代わりに]${ja}(：|。|、)({o:Options.bare}|{o:Bullets.bare})`,
      ),
    ),
    ...subjects.map(({ by, agr, en, ja }) =>
      both(
        "Choice",
        ({ o }) => [{ do: "choose", who: by, of: o }],
        only("choose", ({ who, of }: Choose) => (who === by ? { o: of } : undefined)),
        en.map((who) => `${who} ${agr === "third" ? "chooses" : "choose"} one: {o:Options.told}`),
        ja?.map((who) => `${who}は次から1つを選ぶ：{o:Options.told}`),
      ),
    ),
    // Beside what they do, what is done by nobody that is named is done by you.
    ...subjects.map(({ by, agr, en, ja }) =>
      read(
        "Choice",
        ({ o }: Slots) =>
          (o as Action[]).some((one) => doerOf(listed(one)[0]!) === by)
            ? [{ do: "choose", who: by, of: o }]
            : undefined,
        en.map((who) => `${who} ${agr === "third" ? "chooses" : "choose"} one: {o:Options.bare}`),
        ja?.map((who) => `${who}は次から1つを選ぶ：{o:Options.bare}`),
      ),
    ),
    // What others choose of they do themselves, where it is not said who does it.
    ...subjects.map(({ by, agr, en, ja, within = by }) =>
      read(
        "Choice",
        ({ a, b, e }: Slots) => [
          { do: "choose", who: by, of: [a, b, e].filter((one) => one !== undefined).map(whole) },
        ],
        en.flatMap((who) => {
          const [chooses, deeds] = [
            `${who} ${agr === "third" ? "chooses" : "choose"}`,
            `Deeds.${within}.plural`,
          ];
          return [
            `${chooses} one [of the following] (:|-) {a:${deeds}} (; or|, or|or|;) {b:${deeds}}`,
            `${chooses} one [of the following] (:|-) {a:${deeds}} (;|,) {b:${deeds}} (; or|, or|;) {e:${deeds}}`,
          ];
        }),
        ja?.map(
          (who) =>
            `${who}は(次から|以下から|次のうち)1つを選ぶ：{a:Deeds.${within}.third}(、または|；または|；|。または){b:Deeds.${within}.third}`,
        ),
      ),
    ),
    // 「相手は次の3つから1つを選ぶ。・…・…・…」
    ...subjects.map(({ by, ja = [], within = by }) => {
      const deed = (slot: string) => `・{${slot}:Deeds.${within}.third}[(。|；|、)]`;
      return read(
        "Choice",
        ({ a, b, e }: Slots) => [
          { do: "choose", who: by, of: [a, b, e].filter((one) => one !== undefined).map(whole) },
        ],
        [],
        ja.flatMap((who) =>
          [deed("a") + deed("b"), deed("a") + deed("b") + deed("e")].map(
            (parts) =>
              `${who}は[、]((次|以下)(から|のうち|のうちから|の中から|の[(2|3)つの](うち|中)から|の(2|3)つから|の効果から)1つ[を]|(次|以下)の[効果の](いずれか|どちらか)[1つ|一方]を)(選ぶ|選んで行う|選び、行う)(：|。|、)${parts.replace(/\[[^\]]*\]$/, "")}`,
          ),
        ),
      );
    }),
    ...[{ by: "you", agr: "base", ja: ["(あなた|自分)は", ""] }, ...subjects.map(named)].flatMap(
      ({ by, agr, ja }) =>
        read(
          "Choice",
          ({ a, b }: Slots) => [{ do: "choose", who: by, of: [whole(a), whole(b)] }],
          [],
          ja.map((who) => `${who}[、]{a:Deeds.${by}.${agr}}か、{b:Deeds.${by}.${agr}}か${eitherOne}`),
        ),
    ),
    // "The opponent loses 2 bond or discards a card": which of the two, whoever does it says.
    ...subjects.map(named).map(({ by, agr, ja }) =>
      read(
        "Choice",
        ({ a, b }: Slots) => [{ do: "choose", who: by, of: [whole(a), whole(b)] }],
        [],
        ja.map((who) => `${who}{a:Deeds.${by}.${agr}}か、{b:Deeds.${by}.${agr}}`),
      ),
    ),
    ...subjects
      .filter(({ agr }) => agr === "third")
      .map(({ by, agr, en }) =>
        read(
          "Choice",
          ({ a, b }: Slots) => [{ do: "choose", who: by, of: [whole(a), whole(b)] }],
          en.flatMap((who) => [
            `${who} [(either|must either)] {a:Deeds.${by}.${agr}} or {b:Deeds.${by}.${agr}}`,
            `${who} (chooses to [either]|must either|must) {a:Deeds.${by}.plural} or {b:Deeds.${by}.plural}`,
          ]),
        ),
      ),
    ...["bare", "told"].map((said) =>
      say("Option", "$a", `{a:Row.${said}}`, `{a:Row.${said}}`, { said: [said] }),
    ),
    say("Option", "$a", "{a:May}", "{a:May}"),
    both(
      "Options",
      ({ a, b }) => [whole(a), whole(b)],
      (of: List) => (of.length === 2 ? { a: listed(of[0]!), b: listed(of[1]!) } : undefined),
      [
        "{a:Option}; or {b:Option}",
        "{a:Option}, or {b:Option}",
        "{a:Option} or {b:Option}",
        "{a:Option}; {b:Option}",
      ],
      ["{a:Option}、または{b:Option}", "{a:Option}(；|；または|か、|か|、あるいは|。または、){b:Option}"],
    ),
    both(
      "Options",
      ({ a, rest }) => [whole(a), ...(rest as Action[])],
      (of: List) => (of.length > 2 ? { a: listed(of[0]!), rest: of.slice(1) } : undefined),
      ["{a:Option}; {rest:Options}", "{a:Option}; or {rest:Options}"],
      ["{a:Option}、または{rest:Options}", "{a:Option}；{rest:Options}"],
    ),

    // One under the other, each of them a sentence or a part of one.
    read(
      "Bullets",
      ({ a, b }: Slots) => [whole(a), whole(b)],
      BULLETS.map((bullet) => `${bullet} {a:Option} [(.|;|,)] [or] ${bullet} {b:Option}`),
      ["・{a:Option}[(。|；|、)]・{b:Option}", "{a:Option}[。](／|/){b:Option}", "{a:Option}。{b:Option}"],
    ),
    read(
      "Bullets",
      ({ a, rest }: Slots) => [whole(a), ...(rest as Action[])],
      BULLETS.map((bullet) => `${bullet} {a:Option} [(.|;|,)] {rest:Bullets}`),
      ["・{a:Option}[(。|；|、)]{rest:Bullets}"],
    ),
  ];
}
