/** Cards as the object of a verb: in Japanese with the particle, and with numbers that stand behind it. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Cards, Count } from "../tree.ts";
import { amountOf, apart } from "./amounts.ts";
import { type Counted, counted, exactly, numberOf, plainly, thing } from "./cards.ts";
import { says } from "./describe.ts";
import { whoOf } from "./players.ts";

/** Japanese may say that what is counted is chosen. */
const choosing = "[(選び、|選んで)]";

/** Japanese counts of the objects of verbs that stand behind the particle: "カードを2枚". */
const floating: Production[] = [
  both(
    "Objs",
    ({ d }) => counted("any", d),
    (it: Cards) => (plainly(it)?.count === "any" ? { d: plainly(it)!.what } : undefined),
    [],
    "{d:Desc}を好きな枚数",
  ),
  ...(["exactly", "upTo"] as const).map((key) =>
    both(
      "Objs",
      ({ n, d }) => counted({ [key]: n } as unknown as Count, d),
      (it: Cards) => {
        const what = plainly(it)?.what;
        const n = what && numberOf((it as Counted).count, key);
        return typeof n === "number" && what!.noun === "card" && says(what!, "zone")
          ? { n, d: what }
          : undefined;
      },
      [],
      [
        `{d:Desc}を{n:#}枚${key === "upTo" ? "まで" : ""}`,
        `{d:Desc}を{n:#}${thing}${key === "upTo" ? "まで" : ""}${choosing}`,
      ],
    ),
  ),
];

export const objects: Production[] = [
  // What something is done to: one or several, in Japanese with its particle.
  ...["sg", "pl"].map((num) => say("Obj", "$c", `{c:Cards.${num}.obj}`, `{c:Cards.${num}.obj}`)),
  ...floating,
  say("Objs", "$c", "{c:Obj}", "{c:Obj}を"),
  // "手札" is the cards in it.
  ...["{w:Whose}", ""].flatMap((whose) =>
    (
      [
        ["をすべて", (): Counted => ({ count: "all", what: { noun: "card" } })],
        [
          `(を{n:#}枚|{n:#}枚を)${choosing}`,
          (n: number): Counted => ({ count: { exactly: n }, what: { noun: "card" } }),
        ],
        [
          `(を{n:#}枚まで|{n:#}枚までを)${choosing}`,
          (n: number): Counted => ({ count: { upTo: n }, what: { noun: "card" } }),
        ],
        [
          `を(無作為に|ランダムに){n:#}枚${choosing}`,
          (n: number): Counted => ({ count: { exactly: n }, what: { noun: "card" }, random: true }),
        ],
        [`を(好きな枚数|好きなだけ)${choosing}`, (): Counted => ({ count: "any", what: { noun: "card" } })],
      ] as const
    ).map(([words, make]) =>
      read(
        "Objs",
        ({ w, n }: Slots, form: Form) => {
          const it = make(n as number);
          return { ...it, what: { ...it.what, zone: { in: "hand", whose: w ?? whoOf(form) } } };
        },
        [],
        `${whose}手札${words}`,
      ),
    ),
  ),
  read("Objs", "$c", [], "{c:Obj}を(選び、|選んで)"),
  ...(
    [
      ["すべて", (): Count => "all"],
      ["(好きな枚数|好きな数|任意の枚数|任意の数|好きなだけ)[だけ]", (): Count => "any"],
    ] as const
  ).map(([words, make]) => read("Objs", ({ d }: Slots) => counted(make(), d), [], `{d:Desc}を${words}`)),
  read(
    "Objs",
    ({ n, d }: Slots) => ({ ...counted(exactly(n as number), d), random: true }),
    [],
    `{d:Desc}を(無作為に|ランダムに){n:#}${thing}`,
  ),
  // As many as something else.
  ...(["exactly", "upTo"] as const).flatMap((key) => {
    const [up, made] = key === "exactly" ? ["", ""] : ["up to ", "まで"];
    const make = ({ n = 1, d, f }: Slots) => {
      const amount = amountOf(n as number, f);
      return amount === undefined ? undefined : counted({ [key]: amount } as unknown as Count, d);
    };
    const take = (fits: (n: number) => boolean) => (it: Cards) => {
      const amount = plainly(it) && numberOf((it as Counted).count, key);
      const said = amount === undefined || typeof amount === "number" ? undefined : apart(amount);
      if (!said || !fits(said.n)) return undefined;
      return { ...(said.n > 1 && { n: said.n }), f: said.f, d: (it as Counted).what };
    };
    return [
      both(
        "Objs",
        make,
        take((n) => n === 1),
        [
          `${key === "exactly" ? "a" : "up to one"} {d:Desc.sg} {f:ForEach}`,
          `${up}(one|1) {d:Desc.sg} {f:ForEach}`,
        ],
        [`{f:ForEach}{d:Desc}1枚${made}を`, `{f:ForEach}{d:Desc}(1${thing}${made}を|を1${thing}${made})`],
      ),
      both(
        "Objs",
        make,
        take((n) => n > 1),
        `${up}{n:#+} {d:Desc.pl} {f:ForEach}`,
        [`{f:ForEach}{d:Desc}{n:#+}枚${made}を`, `{f:ForEach}{d:Desc}を{n:#+}${thing}${made}`],
      ),
      say(
        "Objs",
        { count: { [key]: "$v" }, what: "$d" },
        [`${up}a number of {d:Desc.pl} equal to {v:Value}`],
        [`{v:Value}と同じ枚数${made}の{d:Desc}を`, `{d:Desc}を{v:Value}と同じ枚数${made}`],
      ),
      say(
        "Objs",
        { count: { [key]: { done: true } }, what: "$d" },
        [`${up}that many {d:Desc.pl}`],
        [`同じ枚数${made}の{d:Desc}を`, `{d:Desc}を同じ(枚数|数)${made}`],
      ),
      say(
        "Objs",
        { count: { [key]: { half: { done: true } } }, what: "$d" },
        `${up}half that many {d:Desc.pl}`,
        `その半分の枚数${made}の{d:Desc}を`,
      ),
    ];
  }),
];
