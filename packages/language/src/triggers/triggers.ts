/**
 * Triggers: what a text waits for - that something happens to a card, that a player plays, draws or loses something, that a
 * moment of the turn comes.
 *
 * Examples: `{ on: "attacks", what: { ref: "this" } }` - "When this UNIT attacks", 「このUNITが攻撃したとき」; `{ on: "played", who:
 * "opponent", what: { noun: "event" } }` - "When your opponent plays an EVENT"; `{ on: "points", of: "bond", who: "you", how:
 * "lose" }` - "When you lose bond"; `{ on: "draws", who: "you", each: true }` - "When you draw a card"; `{ on:
 * "discards", who: "opponent", what: { noun: "card" } }` - "When your opponent discards a card".
 */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Described, Who } from "../phrases/bones.ts";
import { type Happening, happenings } from "../phrases/happenings.ts";
import { whenever } from "../phrases/inflect.ts";
import { without } from "../phrases/parts.ts";
import { type Subject, whoOf } from "../phrases/players.ts";
import type { Points } from "../points.ts";

/** A moment of a turn, with {w:Whose} where it is somebody's; of each list the first is printed. */
export type Moment = readonly [node: object, en: readonly string[], ja: readonly string[]];

export interface TriggerWords {
  /** What happens to cards. */
  happenings: readonly Happening[];
  /** What else is read as "when", behind a bar, if not "after". */
  also?: string;
  /** What cards are played, as opposed to what comes into play otherwise; and from where a text may say that they are. */
  played: readonly string[];
  /** By which happening cards come that are played and of which no text says so: of generals that they are summoned. */
  comes?: Readonly<Record<string, string>>;
  playedFrom?: readonly (readonly [zone: string, en: string, ja: string])[];
  /** Whether texts wait for cards that are discarded out of hands. */
  discards?: true;
  /** Whether texts tell drawing by an effect from all drawing. */
  drawsByEffect?: true;
  moments: readonly Moment[];
  /** What another card does where something happens to one, by triggers. */
  doneBy?: Readonly<Record<string, string>>;
  /** Whether a trigger speaks of a player who is attacked by its cards. */
  strikes?: (on: object) => boolean;
  /** What takes a card out of play, by triggers. */
  takesAway?: readonly string[];
  /** What may be replaced by something else, by triggers. */
  instead?: readonly string[];
  /** What would become of the card then, said as well: "rather than to the discard pile"; in Japanese before 「代わりに」. */
  rather?: { readonly en: readonly string[]; readonly ja: string };
  /**
   * What texts may ask of the turn so far: what has happened, and what a card has done that lies there, by triggers; what
   * cards were played, if that is not what texts wait for; what a description says of a card that has done so by a word of
   * the game's own.
   */
  past?: {
    happened: readonly string[];
    did: readonly string[];
    played?: readonly string[];
    called?: Readonly<Record<string, string>>;
  };
}

type Played = { on: string; who: Who; what: Described; from?: string };

const WHEN_JA = "(とき|時|時に|たび|たびに|際|際に|場合|ときに)";

function plays({ played, playedFrom = [] }: TriggerWords): Production[] {
  /** The card that was played, with the place it came from as part of what it is. */
  function playing(what: Described, form: Form): object | undefined {
    const { zone } = what;
    const who = whoOf(form);
    if (what.side || !played.includes(what.noun)) return undefined;
    if (!zone) return { on: "played", who, what };
    if (zone.whose !== who || !playedFrom.some(([from]) => from === zone.in)) return undefined;
    return { on: "played", who, what: without(what, "zone"), from: zone.in };
  }
  return [
    ...playedFrom.map(([from, en, ja]) =>
      say(
        "Happens",
        { on: "played", who: "@by", what: "$d", from },
        `~play a {d:Desc.sg} from <own:your/their> ${en}`,
        `${ja}から{d:Desc.sg}をプレイした`,
      ),
    ),
    both(
      "Happens",
      ({ d }, form) => playing(d as Described, form),
      (it: Played, form) =>
        it.on === "played" && it.who === whoOf(form) && !it.from ? { d: it.what } : undefined,
      ["~play a {d:Desc.sg}", "(~play|~use) (a {d:Desc.sg}|{d:Desc.pl})"],
      [
        "{d:Desc.sg}をプレイした",
        "{d:Desc.sg}を[(1枚|1体)](プレイした|使用した|プレイする|使用する|使った|使う)",
      ],
    ),
    // In Japanese you need not be named: 「イベントをプレイした時」
    read(
      "Lead",
      ({ d }: Slots) => playing(d as Described, { by: "you" }),
      [],
      `{d:Desc.sg}を[(1枚|1体)](プレイした|使用した|使った)${WHEN_JA}`,
    ),
    read(
      "Event",
      ({ d }: Slots) => playing(d as Described, { by: "both" }),
      "a {d:Desc.sg} is played",
      "{d:Desc.sg}がプレイされた",
    ),
  ];
}

type Discarded = { on: string; who: Who; what: Described };

/** Each card that a player discards out of their hand. */
const discards: Production = both(
  "Happens",
  ({ d }, form) => {
    const what = d as Described;
    const { zone } = what;
    if (what.side || (zone && (zone.in !== "hand" || zone.whose !== whoOf(form)))) return undefined;
    return { on: "discards", who: whoOf(form), what: without(what, "zone") };
  },
  (it: Discarded, form) => (it.on === "discards" && it.who === whoOf(form) ? { d: it.what } : undefined),
  ["~discard a {d:Desc.sg}", "~discard (one or more {d:Desc.pl}|{d:Desc.pl})"],
  ["{d:Desc.sg}を捨てた", "{d:Desc.sg}を[1枚[以上]](捨てた|捨てる)"],
);
const discardsHand: Production = read(
  "Happens",
  (_: Slots, form: Form) => ({ on: "discards", who: whoOf(form), what: { noun: "card" } }),
  [],
  "手札を[1枚[以上]](捨てた|捨てる)",
);

/** For each card drawn, or each time that there are any. */
function draws(byEffect: boolean): Production[] {
  const [by, ja] = byEffect ? [" by an effect", "効果で"] : ["", ""];
  const also = byEffect
    ? " (by (an effect|effects|a card effect)|outside [of] <own:your/their> draw phase|except in <own:your/their> draw phase|other than in <own:your/their> draw phase)"
    : "";
  const node = { on: "draws", who: "@by", ...(byEffect && { byEffect }) };
  return [
    say(
      "Happens",
      { ...node, each: true },
      [`~draw a card${by}`, `~draw (a|one|any) card${also}`],
      [`${ja}カードを引いた`, `${ja}カードを[1枚](引いた|引く)`],
    ),
    read("Lead", { ...node, who: "you", each: true }, [], `${ja}カードを[1枚]引いた${WHEN_JA}`),
    say(
      "Happens",
      node,
      [`~draw one or more cards${by}`, `~draw (cards|one or more cards|any cards)${also}`],
      [`${ja}カードを1枚以上引いた`, `${ja}カードを1枚以上引く`],
    ),
  ];
}

export const triggerPhrases = (
  words: TriggerWords,
  points: Points,
  subjects: readonly Subject[],
): Production[] => [
  ...happenings(subjects, words.happenings, words.also),
  ...(words.played.length > 0 ? plays(words) : []),
  ...draws(false),
  ...(words.discards ? [discards, discardsHand] : []),
  ...(words.drawsByEffect ? draws(true) : []),
  ...Object.entries(points).flatMap(([of, { lost, gained }]) =>
    Object.entries({ lose: lost, gain: gained }).flatMap(([how, said]) =>
      said ? [say("Happens", { on: "points", of, who: "@by", how }, said.en, whenever(said.ja))] : [],
    ),
  ),
  ...words.moments.map(([node, en, ja]) => say("Moment", node, en, ja)),
];
