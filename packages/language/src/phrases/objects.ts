/** Cards as the object of a verb: in Japanese with the particle, and with numbers that stand behind it. */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Cards, Count, Counted, Described, Who } from "./bones.ts";
import { exactly, numberOf, plainly } from "./counted.ts";
import type { Measure } from "./measures.ts";
import { saysOnly } from "./parts.ts";
import { type Counter, perCounter, thing } from "./spoken.ts";

/** Japanese may say that what is counted is chosen. */
const choosing =
  "[(選び、|選んで[、]|[を]対象とし、|[を]対象として[、])[(それ|それら|そのカード|それらのカード)を]]";

const sorts = ["exactly", "upTo"] as const;
const counting = (key: string, n: unknown) => ({ [key]: n }) as unknown as Count;

/**
 * The objects of verbs.
 * @param counted so many of a description, if its parts go together
 * @param owned a description with whose the cards are
 * @param bare whose cards of a hand or pile are where Japanese leaves that out
 */
export function objects(
  measure: Measure,
  counters: readonly Counter[],
  counted: (count: Count, what: unknown) => unknown,
  owned: (what: unknown, who: Who, form: Form) => unknown,
  bare: (form: Form) => Who,
): Production[] {
  return [
    // What something is done to: one or several, in Japanese with its particle.
    ...["sg", "pl"].map((num) => say("Obj", "$c", `{c:Cards.${num}.obj}`, `{c:Cards.${num}.obj}`)),
    both(
      "Objs",
      ({ d }) => counted("any", d),
      (it: Cards) => (plainly(it)?.count === "any" ? { d: plainly(it)!.what } : undefined),
      [],
      "{d:Desc}を好きな枚数",
    ),
    ...sorts.map((key) =>
      both(
        "Objs",
        ({ n, d }) => counted(counting(key, n), d),
        (it: Cards) => {
          const what = plainly(it)?.what;
          const n = what && numberOf((it as Counted).count, key);
          return typeof n === "number" && what!.noun === "card" && saysOnly(what!, ["noun", "zone"])
            ? { n, d: what }
            : undefined;
        },
        [],
        [
          `{d:Desc}を{n:#}枚${key === "upTo" ? "まで" : ""}`,
          `{d:Desc}を{n:#}${thing}[ずつ]${key === "upTo" ? "まで" : ""}${choosing}`,
        ],
      ),
    ),
    say("Objs", "$c", "{c:Obj}", "{c:Obj}を"),
    read("Objs", "$c", [], "{c:Obj}も"),
    // What was spoken of need not be said to lie there.
    read(
      "Objs",
      ({ c }: Slots) => ("ref" in (c as Cards) ? c : undefined),
      "{c:Obj} from (the (battlefield|field)|play)",
    ),
    // "手札" is the cards in it.
    ...["{w:Whose}", ""].flatMap((whose) =>
      (
        [
          ["をすべて", () => "all"],
          [`(を{n:#}枚|{n:#}枚を|から{n:#}枚[を]|から[の]カード[を]{n:#}枚[を])${choosing}`, exactly],
          [`(を{n:#}枚まで|{n:#}枚までを|から{n:#}枚まで[を])${choosing}`, (n) => ({ upTo: n })],
          [`(を|から)(無作為に|ランダムに){n:#}枚[を]${choosing}`, exactly, true],
          [`(を{n:#}枚|{n:#}枚を|から{n:#}枚を)[、](無作為に|ランダムに)${choosing}`, exactly, true],
          [`(を|から)(好きな枚数|好きなだけ|任意の枚数|任意の数|好きな数)[だけ]${choosing}`, () => "any"],
        ] as readonly (readonly [words: string, make: (n: number) => Count, random?: true])[]
      ).map(([words, make, random]) =>
        read(
          "Objs",
          ({ w, n }: Slots, form: Form) => ({
            count: make(n as number),
            what: { noun: "card", zone: { in: "hand", whose: w ?? bare(form) } },
            ...(random && { random }),
          }),
          [],
          `${whose}手札${words}`,
        ),
      ),
    ),
    ...["{w:Whose}", ""].map((whose) =>
      read(
        "Objs",
        ({ w }: Slots, form: Form) => ({
          count: "any",
          what: { noun: "card", zone: { in: "hand", whose: w ?? bare(form) } },
        }),
        [],
        `(好きな|任意の)(枚数|数)の${whose}手札を`,
      ),
    ),
    // So is 「捨て札」 where all of it is meant.
    read(
      "Objs",
      ({ w }: Slots) => ({ count: "all", what: { noun: "card", zone: { in: "pile", whose: w } } }),
      [],
      "{w:Whose}捨て札を[すべて]",
    ),
    // Some of it: 「捨て札を2枚まで」.
    ...["{w:Whose}", ""].flatMap((whose) =>
      (
        [
          ["(を{n:#}枚|{n:#}枚を|から{n:#}枚[を])", exactly],
          ["(を{n:#}枚まで|{n:#}枚までを|から{n:#}枚まで[を])", (n) => ({ upTo: n })],
          ["(を|から)(好きな枚数|好きなだけ|任意の枚数|好きな数)[だけ]", () => "any"],
        ] as readonly (readonly [words: string, make: (n: number) => Count])[]
      ).map(([words, make]) =>
        read(
          "Objs",
          ({ w, n }: Slots, form: Form) => ({
            count: make(n as number),
            what: { noun: "card", zone: { in: "pile", whose: w ?? bare(form) } },
          }),
          [],
          `${whose}捨て札${words}${choosing}`,
        ),
      ),
    ),
    // "One out of your hand": some of what lies there.
    ...["{w:Whose}", ""].flatMap((whose) =>
      (
        [
          [`{n:#}枚[を]${choosing}`, exactly],
          [`{n:#}枚まで[を]${choosing}`, (n) => ({ upTo: n })],
          [`(無作為に|ランダムに)[カードを]{n:#}枚[を]${choosing}`, exactly, true],
        ] as readonly (readonly [words: string, make: (n: number) => Count, random?: true])[]
      ).map(([words, make, random]) =>
        read(
          "Objs",
          ({ w, n }: Slots, form: Form) => ({
            count: make(n as number),
            what: { noun: "card", zone: { in: "hand", whose: w ?? bare(form) } },
            ...(random && { random }),
          }),
          [],
          `${whose}手札(から|の中から|のうち)${words}`,
        ),
      ),
    ),
    read(
      "Objs",
      "$c",
      [],
      "{c:Obj}を(選び、|選んで|対象とし、|対象として)[(それ|それら|そのカード|それらのカード)を]",
    ),
    read("Objs", ({ d }: Slots) => counted("all", d), [], "{d:Desc}をすべて"),
    read(
      "Objs",
      ({ d }: Slots) => counted("any", d),
      [],
      "{d:Desc}を(好きな枚数|好きな数|任意の枚数|任意の数|好きなだけ)[だけ]",
    ),
    read(
      "Objs",
      ({ n, d }: Slots) => {
        const it = counted(exactly(n as number), d);
        return it === undefined ? undefined : { ...(it as object), random: true };
      },
      [],
      [`{d:Desc}を(無作為に|ランダムに){n:#}${thing}`, `{d:Desc}{n:#}${thing}を(無作為に|ランダムに)`],
    ),
    ...sorts.flatMap((key) => asMany(key, measure, counters, counted, owned)),
  ];
}

/** As many as something else. */
function asMany(
  key: "exactly" | "upTo",
  measure: Measure,
  counters: readonly Counter[],
  counted: (count: Count, what: unknown) => unknown,
  owned: (what: unknown, who: Who, form: Form) => unknown,
): Production[] {
  const [up, made] = key === "exactly" ? ["", ""] : ["up to ", "まで"];
  const make = ({ n = 1, d, f }: Slots) => {
    const amount = measure.amountOf(n as number, f);
    return amount === undefined ? undefined : counted(counting(key, amount), d);
  };
  const take = (fits: (n: number) => boolean, of: (what: Described) => boolean) => (it: Cards) => {
    const all = plainly(it);
    const amount = all && numberOf(all.count, key);
    const said = amount === undefined || typeof amount === "number" ? undefined : measure.apart(amount);
    // "that many" has words of its own
    if ((said?.f as { done?: unknown } | undefined)?.done === true) return undefined;
    if (!said || !fits(said.n) || !of(all!.what)) return undefined;
    return { ...(said.n > 1 && { n: said.n }), f: said.f, d: all!.what };
  };
  return [
    read(
      "Objs",
      ({ w, d, f }: Slots, form: Form) => make({ d: owned(d, w as Who, form), f }),
      `${up}(one|1) of {w:Whose} {d:Desc.pl} {f:ForEach}`,
    ),
    ...perCounter(
      counters,
      [`{f:ForEach}{d:Desc}1COUNTER${made}を`, `{f:ForEach}{d:Desc}(1${thing}${made}を|を1${thing}${made})`],
      (of, ja) =>
        both(
          "Objs",
          make,
          take((n) => n === 1, of),
          [
            `${key === "exactly" ? "a" : "up to one"} {d:Desc.sg} {f:ForEach}`,
            `${up}(one|1) {d:Desc.sg} {f:ForEach}`,
          ],
          ja,
        ),
    ),
    ...perCounter(
      counters,
      [`{f:ForEach}{d:Desc}{n:#+}COUNTER${made}を`, `{f:ForEach}{d:Desc}を{n:#+}${thing}${made}`],
      (of, ja) =>
        both(
          "Objs",
          make,
          take((n) => n > 1, of),
          `${up}{n:#+} {d:Desc.pl} {f:ForEach}`,
          ja,
        ),
    ),
    say(
      "Objs",
      { count: { [key]: "$v" }, what: "$d" },
      [`${up}a number of {d:Desc.pl} equal to {v:Value}`],
      [`{v:Value}と同じ枚数${made}の{d:Desc}を`, `{d:Desc}を{v:Value}と同じ枚数${made}`],
    ),
    read("Objs", { count: { [key]: "$v" }, what: "$d" }, `${up}as many {d:Desc.pl} as {v:AsMany}`),
    say(
      "Objs",
      { count: { [key]: { done: true } }, what: "$d" },
      [`${up}that many {d:Desc.pl}`],
      [`同じ枚数${made}の{d:Desc}を`, `{d:Desc}を同じ(枚数|数)${made}`],
    ),
  ];
}
