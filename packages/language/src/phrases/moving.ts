/** Cards that are moved to places of players: whose the place is, said or left open. */
import { equal } from "@tefuda/cardtext/template";
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Action, Cards } from "./bones.ts";
import { isAmong, isCounted, plainly, severally } from "./counted.ts";
import { elided, happeningTo, suffered, yours } from "./doing.ts";
import { godan, ichidan } from "./inflect.ts";
import { saysOnly } from "./parts.ts";

export const oku = godan("置", "く");
export const modosu = godan("戻", "す");
export const kuwaeru = ichidan("加え");
export const dasu = godan("出", "す");
/** Whose place cards go to need not be said in Japanese. */
export const their =
  "(持ち主の|それぞれ持ち主の|それぞれの|あなたの|自分の|それぞれの持ち主の|その持ち主の|)";
/** In what order several cards lie there, which is their mover's to choose anyway. */
export const anyOrder = "[(好きな|任意の|望む)(順番|順序|順)で]";

/** A place that cards go to. */
export interface Place {
  /** The action, but for the cards. */
  node: Action & Readonly<Record<string, unknown>>;
  /** What the symbol of its owner's place ends with. */
  noun: string;
  /** What it is called behind "your"; of several owners. */
  name: string;
  plural?: string;
  /** OWN is the place with whose it is: "its owner's hand", or "your hand" of cards that are yours by where they lie. */
  en: string;
  more: string;
  /** What is said in English of "it" that is yours, if something else. */
  it?: string;
  /** In Japanese, of cards that are yours and of cards that go to their owner. */
  mine: string;
  theirs?: string;
  /** What is read as either. */
  ja: readonly string[];
  /** Whether several cards lie there in an order, which may be up to whoever moves them. */
  ordered?: true;
}

export interface Moving {
  /** What some moves are instead: an action of its own. */
  instead: (node: Place["node"], what: Cards) => unknown;
  /** Whether what is on a player's side is always their own, so that yours goes to a place of yours. */
  ownSides?: boolean;
  /** Whether all of some are said one by one: "each general to its owner's hand". */
  each?: boolean;
  /** Whether texts may leave the order to whoever moves them; else "in any order" says nothing. */
  orders?: boolean;
  /** Whose verb it is, if not yours or of whoever may do it. */
  only?: Production["only"];
  /** Whether this card lies in no zone that it could be returned from. */
  nowhere?: (form: Form) => boolean;
}

/** Whose the place is: the owner's, or yours by where the cards lie, on whose side they are, or how "it" came up. */
type Goal = "owner" | "zone" | "side" | "mine";

/** Cards that go to a place of yours; undefined where they are another's. */
function yourOwn(what: Cards): { what: Cards; mine?: true } | undefined {
  if ("ref" in what) return what.ref === "it" || what.ref === "them" ? { what, mine: true } : { what };
  if (!isCounted(what)) return { what };
  if (isAmong(what.what)) return { what, mine: true };
  const { side, zone } = what.what;
  if (zone?.in === "under") return { what };
  if (side === "opponents" || (zone && zone.whose !== "you")) return undefined;
  return { what: side || zone ? what : { ...what, what: { ...what.what, side: "yours" } } };
}

const isOpponents = (what: Cards): boolean =>
  isCounted(what) &&
  (isAmong(what.what) || what.what.side === "opponents" || what.what.zone?.whose === "opponent");

/** The phrases of moving cards to a place. */
export function movingTo(
  { node, noun, name, en, more, it, mine, theirs = mine, ja, ordered }: Place,
  { instead, ownSides = false, each = false, orders = false, only, nowhere = () => false }: Moving,
): Production[] {
  const your = only ?? yours;
  const moved = (move: { what: Cards; mine?: true } | undefined) =>
    move && (instead(node, move.what) ?? { ...node, ...move });
  type Move = Action & { what: Cards; mine?: true };
  const anyOrder = " in (any order|a order of your choice|the order of your choice)";
  /** In any order, where that says nothing. */
  const open = (phrase: string): string[] => [phrase, ...(ordered && !orders ? [phrase + anyOrder] : [])];
  const owners = (what: Cards) =>
    each && isCounted(what) && what.count === "all" && !what.what.zone && what.what.side !== "yours"
      ? "one"
      : severally(what);

  const isMove = (action: Move): boolean => {
    const { what: _, mine: __, ...rest } = action;
    return equal(rest, node);
  };

  function goalOf(move: Move, form: Form): Goal {
    const { what } = move;
    if (move.mine === true) return "mine";
    if ("ref" in what) return !ownSides || what.ref !== "this" ? "owner" : nowhere(form) ? "mine" : "side";
    if (!isCounted(what)) return "owner";
    const { side, zone } = what.what;
    return zone?.whose === "you" ? "zone" : ownSides && side === "yours" ? "side" : "owner";
  }

  return [
    // "It returns to its owner's hand", "is put into ...".
    ...[`{o:Owners${noun}}`, `your ${name}`].flatMap((place) =>
      happeningTo(
        (c) => moved(place.startsWith("your") ? yourOwn(c as Cards) : { what: c as Cards }),
        selfMoving(en).map((phrase) => phrase.replaceAll("OWN", place)),
      ),
    ),
    ...(["mine", "zone", "side", "owner"] as const).map((goal) => {
      const place = goal === "owner" ? `{o:Owners${noun}}` : `your ${name}`;
      const fill = (pattern: string) => pattern.replaceAll("WHAT", "{c:Objs.from}").replaceAll("OWN", place);
      return both(
        "VP",
        ({ c }) => moved(goal === "owner" ? { what: c as Cards } : yourOwn(c as Cards)),
        (action: Move, form) =>
          isMove(action) && goalOf(action, form) === goal
            ? { c: action.what, ...(goal === "owner" && { o: owners(action.what) }) }
            : undefined,
        [fill(goal === "mine" ? (it ?? en) : en), ...open(fill(more))],
        [],
        your,
      );
    }),
    ...(orders && ordered
      ? [
          both(
            "VP",
            ({ c }) => ({ ...node, what: c, order: true }),
            (move: Move & { order?: true }) => {
              const { order, ...rest } = move;
              return order && isMove(rest) ? { c: move.what } : undefined;
            },
            [en, more].map(
              (phrase) =>
                phrase
                  .replace("WHAT", "{c:Objs.from}")
                  .replace(
                    "OWN",
                    `(${["your", "its owner's", "their owners'", "their owner's", "your opponent's", "the"].join("|")}) ${name}`,
                  ) + anyOrder,
            ),
            [`{c:Objs.from}好きな順番で${mine}`, `{c:Objs.from}(好きな|任意の)(順番|順)で${their}${mine}`],
            your,
          ),
        ]
      : []),
    both(
      "VP",
      ({ c }) => (isOpponents(c as Cards) ? moved({ what: c as Cards }) : undefined),
      () => undefined,
      open(
        more
          .replaceAll("WHAT", "{c:Objs.from}")
          .replaceAll("OWN", `(your opponent's|the opponent's|their) ${name}`),
      ),
      [],
      your,
    ),
    // Japanese may leave open whose the place is: what is printed says it, what is read need not.
    ...(
      [
        [["mine", "zone"], mine],
        [["side"], theirs],
        [["owner"], `持ち主の${theirs}`],
      ] as readonly (readonly [Goal[], string])[]
    ).map(([goals, words]) =>
      both(
        "VP",
        () => undefined,
        (action: Move, form) =>
          isMove(action) && goals.includes(goalOf(action, form)) ? { c: action.what } : undefined,
        [],
        `{c:Objs.from}${words}`,
        your,
      ),
    ),
    both(
      "VP",
      ({ c }) => moved({ what: c as Cards }),
      () => undefined,
      [],
      ja.map((phrase) => phrase.replace("WHAT", "{c:Objs.from}")),
      your,
    ),
    // 「相手のデッキの一番下に置く」, of what is the opponent's.
    both(
      "VP",
      ({ c }) => (isOpponents(c as Cards) ? moved({ what: c as Cards }) : undefined),
      () => undefined,
      [],
      ja
        .filter((phrase) => phrase.includes(their))
        .map((phrase) => phrase.replace("WHAT", "{c:Objs.from}").replaceAll(their, "相手の")),
      your,
    ),
    elided(
      node,
      ja.flatMap((phrase) => [phrase.replace("WHAT", ""), ...returning(phrase.replace("WHAT", ""))]),
    ),
    ...["sg", "pl"].map((num) =>
      read(
        "Naming",
        ({ c }: Slots) => {
          const move = moved({ what: c as Cards });
          return move && [move];
        },
        [],
        ja.flatMap((phrase) => returning(phrase.replace("WHAT", `{c:Cards.${num}.subj}(は|が)`))),
      ),
    ),
  ];
}

/** What cards are said to do that are moved so: "is put into OWN", "goes back into OWN". */
function selfMoving(en: string): string[] {
  const [verb, where = ""] = en.split(" WHAT ");
  const back = where === "to OWN" ? "(to|into)" : where.split(" OWN")[0]!;
  return [
    suffered(en),
    ...(where.endsWith("OWN") && (verb === "put" || verb === "return")
      ? [`(<num:goes/go>|<num:returns/return>|<num:comes/come>) [back] ${back} OWN`]
      : []),
  ];
}

/** 「手札に戻す」 as what the card itself does: 「手札に戻る」. */
const returning = (phrase: string): string[] =>
  phrase.includes(modosu) ? [phrase.replace(/\([^()]*\)$/, godan("戻", "る"))] : [];

/** "Its owner's hand", "their owners' hands": the symbol that a place's phrases use. */
export function ownersPlace(noun: string, name: string, plural = `${name}s`): Production[] {
  return [
    say(
      `Owners${noun}`,
      "one",
      [
        `its owner's ${name}`,
        `(their owner's|their owners'|its owners'|the owner's|that) (${name}|${plural})`,
      ],
      [],
    ),
    say(`Owners${noun}`, "many", [`their owners' ${plural}`], []),
  ];
}

/** The whole of a zone that is shuffled into its owner's deck. */
export function shuffledZone(what: Cards, zone: string): unknown {
  const it = plainly(what);
  if (it?.count !== "all" || it.what.noun !== "card" || !saysOnly(it.what, ["noun", "zone"]))
    return undefined;
  return it.what.zone?.in === zone ? it.what.zone.whose : undefined;
}

/** The top of a deck that is put somewhere whole: whose, and how many. */
export function wholeTop(what: Cards): { who: unknown; n: unknown } | undefined {
  const it = plainly(what);
  const zone = it?.count === "all" ? it.what.zone : undefined;
  return zone?.in === "deck" ? { who: zone.whose, n: zone.top } : undefined;
}

/** What is searched for, or taken out of the top cards, has no place of its own. */
export const placeless = (cards: Cards): boolean => isCounted(cards) && !cards.what.zone && !cards.what.side;

/** The conjunctive form of a Japanese phrase, where a further verb follows. */
export function before(phrase: string): string {
  return phrase
    .replace(/<end:([^/>]*)\/([^/>]*)\/([^/>]*)\/[^>]*>/g, "($3|$2)")
    .replace("(|", "[")
    .replace("[て)", "[て]");
}
