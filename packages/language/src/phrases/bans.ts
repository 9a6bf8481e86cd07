/** "Cannot": what cards and players are forbidden, for as long as nothing is said of it or "unless" something is so. */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { says } from "../cards/describing.ts";
import type { Condition, Described } from "./bones.ts";
import { negative, suru } from "./inflect.ts";
import { type Subject, whoOf } from "./players.ts";
import { thing } from "./spoken.ts";

/** Words of a deed, as they stand after "cannot"; in Japanese the stem of "できない". */
type DeedWords = readonly [en: readonly string[], ja: readonly string[]];

/**
 * What is forbidden. Further words have cards in them, for which WHOM stands: with regard to which it is forbidden, or by
 * which it cannot be suffered; and CAUSE, whose effects those are, or FOES, where those of all are said in words of their own.
 */
export type Deeds = Readonly<
  Record<
    string,
    readonly [en: readonly string[], ja: readonly string[], of?: DeedWords | undefined, by?: DeedWords]
  >
>;

interface Ban {
  is: string;
  what: string;
  whom?: unknown;
  unless?: unknown;
}

const forbids = ["cannot", "(cannot|may not|must not|can no longer|can never|do not|does not)"];

/** Bans with regard to some cards only. */
function against(what: string, [en, ja]: DeedWords, symbol: string): Production {
  const fill = (phrase: string) => phrase.replace(/WHOM|CAUSE|FOES/, `{w:${symbol}}`);
  return both(
    "Pred",
    ({ w }) => ({ is: "cannot", what, whom: w }),
    (it: Ban) =>
      it.is === "cannot" && it.what === what && it.whom && !it.unless ? { w: it.whom } : undefined,
    [`cannot ${fill(en[0]!)}`, ...en.map((phrase) => `${forbids[1]} ${fill(phrase)}`)],
    ja.map((stem) => negative(fill(stem))),
  );
}

const allOf = (what: object) => ({ count: "all", what });
const opposing = { noun: "card", side: "opponents" };
/** What causes something is called by its effects. */
const isAny = (what: Described): boolean => what.noun === "card" && says(what, "side");

/** The cards of a ban: all of a description, or a card that the text always means; and whose effects. */
const againstWhom: readonly Production[] = [
  // "Your Troops": not all of them are yours
  ...(["you", "opponent"] as const).map((who) =>
    read(
      "Whom",
      ({ d }: Slots) => {
        const it = d as Described;
        const side = who === "you" ? "yours" : "opponents";
        return it.side || it.zone ? undefined : allOf({ ...it, side });
      },
      who === "you"
        ? ["your {d:Desc.pl}", "your {d:Desc.sg}"]
        : ["(your|a|the) opponent's {d:Desc.pl}", "your opponents' {d:Desc.pl}"],
    ),
  ),
  both(
    "Whom",
    ({ d }) => (isAny(d as Described) ? undefined : allOf(d as object)),
    (it: { what?: Described }) => (it.what && !isAny(it.what) ? { d: it.what } : undefined),
    ["{d:Desc.pl}", "(a|any|all) {d:Desc}"],
    ["{d:Desc}", "(すべての|いずれの){d:Desc}"],
  ),
  read(
    "Whom",
    ({ d, w }: Slots) => {
      const what = d as Described;
      const side = ({ you: "yours", opponent: "opponents" } as Record<string, string>)[w as string];
      return what.side || what.zone || !side || isAny(what) ? undefined : allOf({ ...what, side });
    },
    "[any of] {w:Whose} {d:Desc.pl}",
  ),
  read(
    "Whom",
    ({ d }: Slots) => {
      const what = d as Described;
      return what.side || what.zone || isAny(what) ? undefined : allOf({ ...what, side: "opponents" });
    },
    "{d:Desc.pl} [that] (your|the|a) opponent (plays|uses)",
  ),
  both(
    "Whom",
    ({ r }) => (["this", "host", "bearer"].includes(r as string) ? { ref: r } : undefined),
    (it: { ref?: unknown; fits?: unknown }) => (it.ref && !it.fits ? { r: it.ref } : undefined),
    "{r:Ref.sg.obj}",
    "{r:Ref.sg.obj}",
  ),
  ...["Cause", "FoesCause"].map((cause) =>
    say(
      cause,
      allOf(opposing),
      [
        "your opponent's effects",
        "(your opponent's|the opponent's|an opponent's|opponents'|opposing|enemy) [card] (effects|texts|cards)",
      ],
      ["相手の効果", "[対戦]相手の[カードの](効果|テキスト|カード)"],
    ),
  ),
  say(
    "Cause",
    allOf({ noun: "card" }),
    ["effects", "[any] [card] (effects|texts)", "a effect"],
    ["効果", "[カードの](効果|テキスト)"],
  ),
];

/** A ban of which no more is said, but perhaps what it does not hold for. */
function plainly(what: string, [en, ja]: DeedWords, unless: boolean): Production[] {
  if (en.length === 0) return [];
  const deed = `(${en.join("|")})`;
  const stems = ja.map((stem) => negative(stem));
  return [
    ...(unless
      ? [
          both(
            "Pred",
            // Unless it is not so is if it is: a condition of the whole text.
            ({ u }) => ((u as Condition).if === "not" ? undefined : { is: "cannot", what, unless: u }),
            (it: Ban) =>
              it.is === "cannot" && it.what === what && it.unless && !it.whom ? { u: it.unless } : undefined,
            [
              `cannot ${en[0]} unless {u:Conds}`,
              `(cannot|may not|must not|can no longer) ${deed} unless {u:Conds}`,
            ],
            stems.flatMap((stem) => [
              `{u:Conds.neg}限り、${stem}`,
              `、{u:Conds.neg}限り[、]${stem}`,
              `{u:Conds.neg}限り${stem}`,
            ]),
          ),
        ]
      : []),
    say(
      "Pred",
      { is: "cannot", what },
      [
        `cannot ${en[0]}`,
        `(cannot|may not|must not|can no longer|can never) ${deed}`,
        `(do|does) not ${deed}`,
        ...en.flatMap((phrase) => (phrase.startsWith("be ") ? [`(is|are) not ${phrase.slice(3)}`] : [])),
      ],
      stems,
    ),
    read(
      "Banned",
      what,
      deed,
      ja.map((stem) => `${stem}な(く|いように)`),
    ),
    read(
      "Unable",
      what,
      [],
      ja.flatMap((stem) => /^([^()]+)でき$/.exec(stem)?.[1] ?? []),
    ),
  ];
}

/**
 * Predicates of cards that cannot do or suffer something.
 * @param unless whether a ban may end with what it does not hold for
 */
export const bans = (deeds: Deeds, unless = true): Production[] => [
  ...(Object.values(deeds).some(([, , of, by]) => of || by) ? againstWhom : []),
  ...Object.entries(deeds).flatMap(([what, [en, ja, of, by]]) => [
    ...plainly(what, [en, ja], unless),
    ...(of ? [against(what, of, "Whom")] : []),
    ...(by ? [against(what, by, by[0][0]!.includes("FOES") ? "FoesCause" : "Cause")] : []),
  ]),
];

export const able = "(if able|if possible|if (it|they) (can|is able to|are able to|is able|are able))";

/** The other way: what has to attack. */
export const mustAttack: Production = say(
  "Pred",
  { is: "must", what: "attack" },
  [
    "must attack if able",
    `(must attack|has to attack|have to attack) [(each turn|every turn)] [${able}]`,
    `<num:attacks/attack> [(each turn|every turn)] ${able}`,
  ],
  [
    `可能なら攻撃しなければ${negative("なら")}`,
    `[可能(であれば|ならば|なら|な限り)[、]][必ず]攻撃しなければ${negative("なら")}`,
    `可能なら必ず${suru("攻撃")}`,
    `(毎ターン|各ターン|)[、]可能(なら|ならば|であれば|な限り)[、](毎ターン|各ターン|必ず|)[、](${suru("攻撃")}|攻撃しなければ${negative("なら")})`,
  ],
);

/** What players are forbidden, and with what cards if it is not forbidden with all. */
export type PlayerDeeds = Readonly<
  Record<
    string,
    {
      readonly en: readonly string[];
      readonly ja: readonly string[];
      /** What it is done with, and whether texts may say so of anything else; else only of such a card more is said. */
      readonly card?: string;
      readonly any?: true;
      readonly of?: { readonly en: string; readonly ja: string };
      /** What is counted of a turn where more than so many are forbidden. */
      readonly counted?: (card: Described) => object | undefined;
    }
  >
>;

interface PlayerBan extends Ban {
  who: unknown;
  card?: unknown;
  most?: number;
}

const aTurn = "(a|each|per|every|in one|in a|in each|during each) turn";
const aTurnJa = "(1ターン|各ターン|毎ターン)(に|につき)[、]";

/** More than so many a turn: "cannot deploy more than two units a turn", 「1ターンにユニットを2枚までしか配備できない」. */
function tooMany(what: string, { of, counted }: PlayerDeeds[string]): Production[] {
  if (!of || !counted) return [];
  const [verb] = of.en.split(" {");
  const [, stem] = of.ja.split("を");
  const most = (who: unknown, { n = 1, d }: Slots): object | undefined => {
    const happened = counted(d as Described);
    return happened && { is: "playersCannot", who, what, card: d, most: n, happened };
  };
  const isMost = (it: PlayerBan, form: Form): boolean =>
    it.is === "playersCannot" && it.what === what && it.who === whoOf(form) && it.most !== undefined;
  const numbers = [["one {d:Desc.sg}", "(one|1) {d:Desc.sg}"], ["{n:#+} {d:Desc.pl}"]] as const;
  const never = negative(stem!);
  return [
    ...numbers.map((said, i) =>
      both(
        "Rule",
        (slots, form) => most(whoOf(form), slots),
        (it: PlayerBan, form: Form) =>
          isMost(it, form) && (it.most === 1) === (i === 0)
            ? { d: it.card, ...(i > 0 && { n: it.most }) }
            : undefined,
        said.flatMap((number) => [
          `cannot ${verb} more than ${number} a turn`,
          `(cannot|may not|must not) ${verb} more than ${number} ${aTurn}`,
          `(may|can) (only ${verb}|${verb} only|${verb} at most|${verb} up to|${verb} no more than) ${number} ${aTurn}`,
        ]),
        [],
      ),
    ),
    ...numbers.flatMap((said) =>
      said.map((number) =>
        read("Permitted", (slots: Slots) => most("both", slots), `${verb} more than ${number} ${aTurn}`),
      ),
    ),
    both(
      "Rule",
      (slots, form) => most(whoOf(form), slots),
      (it: PlayerBan, form: Form) => (isMost(it, form) ? { d: it.card, n: it.most } : undefined),
      [],
      [
        `1ターンに{d:Desc}を{n:#}枚までしか${never}`,
        `${aTurnJa}{d:Desc}を{n:#}${thing}[まで]しか${never}`,
        `${aTurnJa}{n:#}${thing}[まで]しか[、]{d:Desc}を${never}`,
        `{d:Desc}を${aTurnJa}{n:#}${thing}[まで]しか${never}`,
      ],
    ),
  ];
}

/** Sentences of players: "your opponent cannot play ...", and those that a game adds to the symbol "Rule". */
export function playerBans(subjects: readonly Subject[], deeds: PlayerDeeds): Production[] {
  /** Whether a deed is forbidden with such cards, and not with all that it is done with. */
  const fits = (what: string, card: unknown): boolean => {
    const { card: noun, any } = deeds[what]!;
    const it = card as Described;
    return it.noun === noun ? !says(it) : any === true;
  };
  const banned = (what: string, card: unknown, who: unknown) =>
    fits(what, card) ? { is: "playersCannot", who, what, card } : undefined;
  return [
    ...Object.entries(deeds).flatMap(([what, { en, ja, of }]) => {
      const isBan = (it: PlayerBan, form: Form) =>
        it.is === "playersCannot" && it.what === what && it.who === whoOf(form);
      return [
        say(
          "Rule",
          { is: "playersCannot", who: "@by", what },
          en.flatMap((phrase) => [`cannot ${phrase}`, `(may|must) not ${phrase}`]),
          ja.map(negative),
        ),
        read("Permitted", { is: "playersCannot", who: "both", what }, en),
        ...(of
          ? [
              both(
                "Rule",
                ({ d }, form) => banned(what, d, whoOf(form)),
                (it: PlayerBan, form) =>
                  isBan(it, form) && it.card && it.most === undefined ? { d: it.card } : undefined,
                [`cannot ${of.en}`, `(may|must) not ${of.en}`],
                negative(of.ja),
              ),
              read("Permitted", ({ d }: Slots) => banned(what, d, "both"), of.en),
            ]
          : []),
        ...tooMany(what, deeds[what]!),
      ];
    }),
    say("Fixed", "$r", "you {r:Rule.you.base}", [
      "あなたは{r:Rule.you.base}",
      "(あなたが|あなたの|自分は|自分が|自分の){r:Rule.you.base}",
    ]),
    // The plural first: "players cannot draw cards".
    ...[...subjects]
      .sort((a, b) => Number(b.agr === "plural") - Number(a.agr === "plural"))
      .map(({ by, agr, en, ja }) =>
        say(
          "Fixed",
          "$r",
          en.map((who) => `${who} {r:Rule.${by}.${agr}}`),
          ja?.flatMap((who) => [`${who}は{r:Rule.${by}.${agr}}`, `${who}(が|の|も){r:Rule.${by}.${agr}}`]),
        ),
      ),
    read("Fixed", "$r", "(no player|nobody|neither player) (may|can) {r:Permitted}"),
    // "Cannot play tactics or ambush": one "cannot" for two.
    ...[{ by: "you", en: ["you"] }, ...subjects].map(({ by, en }) =>
      read(
        "Told",
        ({ a, b }: Slots) => [a, b].map((ban) => ({ ...(ban as object), who: by })),
        en.map((who) => `${who} (cannot|may not) {a:Permitted} (or|and|nor) {b:Permitted}`),
      ),
    ),
    ...[{ by: "you", agr: "base", ja: ["あなた", "自分"] as readonly string[] }, ...subjects].flatMap(
      ({ by, agr, ja = [] }) =>
        ja.map((who) =>
          read(
            "Told",
            ({ a, b }: Slots) => [a, b],
            [],
            [
              `${who}は{a:Rule.${by}.${agr}.con}、{b:Rule.${by}.${agr}}`,
              `${who}は{a:Rule.${by}.${agr}.te}[、]{b:Rule.${by}.${agr}}`,
            ],
          ),
        ),
    ),
  ];
}
