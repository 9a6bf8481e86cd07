/** What only this game waits for: that a UNIT stuns another, that a card is rebuilt. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { asOwn } from "@tefuda/language/actions/verbs";
import { inShort } from "@tefuda/language/phrases/happenings";
import { whenever } from "@tefuda/language/phrases/inflect";
import { whoOf, YOU } from "@tefuda/language/phrases/players";
import type { Cards, Description, Trigger } from "../tree.ts";
import { waiting } from "./waiting.ts";

const WHEN = "(とき|時|時に|たび|たびに|際|際に|場合|ときに)";
const foreign: Cards = { count: { exactly: 1 }, what: { noun: "unit", side: "opponents" } };

/** Cards of no side that is named, as those of the text's player. */
function ofYours(cards: Cards, part: Partial<Description>): Cards | undefined {
  if ("ref" in cards) return cards.ref === "this" ? cards : undefined;
  if ("both" in cards || cards.what.side === "opponents") return undefined;
  return cards.what.side || cards.what.zone ? cards : { ...cards, what: { ...cards.what, ...part } };
}
/** Whether cards can be what fights; an EVENT stuns by its text, which is another event. */
const isUnit = (cards: Cards): true | undefined =>
  "ref" in cards || ("count" in cards && cards.what.noun === "unit") ? true : undefined;
const put = (cards: Cards, side: "yours" | "opponents" = "yours"): Trigger | undefined => {
  const what = ofYours(cards, { side });
  return what && (side === "yours" || !("ref" in what)) ? { on: "enters", what } : undefined;
};
const turnedUp = (cards: Cards): Trigger | undefined => {
  const what = ofYours(cards, { zone: { in: "homebase", whose: "you" } });
  return what && { on: "turnedUp", what };
};

const onCards = { on: ["onUnit", "onItem", "onBase", "anywhere"] };

export const triggers: Production[] = [
  ...inShort(
    // in English "when actioned" behind what is done says how a card is
    waiting.happenings.flatMap(([part, , ja]) => (Object.keys(part).length === 1 ? [[part, [], ja]] : [])),
    onCards,
  ),
  ...[true, false].map((fought) =>
    both(
      "Event",
      ({ c, d }) => ({ on: "stuns", what: c, whom: d, ...(fought && { inCombat: true }) }),
      (it: Trigger) =>
        it.on === "stuns" && fought === (it.inCombat === true) ? { c: it.what, d: it.whom } : undefined,
      `{c:Cards.sg.event} stuns {d:Cards.sg.event}${fought ? " in combat" : ""}`,
      [
        "スタンさせた",
        "スタンさせる",
        "スタンした",
        "スタンする",
        "スタン状態にした",
        "スタン状態にする",
      ].flatMap((does) => [
        `{c:Cards.sg.event}が${fought ? "戦闘で" : ""}{d:Cards.sg.event}を${does}`,
        ...(fought ? [`{c:Cards.sg.event}が戦闘(で|によって|により)[、]{d:Cards.sg.event}を${does}`] : []),
      ]),
    ),
  ),
  // Its own card need not be named.
  ...[true, false].map((fought) =>
    read(
      "Lead",
      ({ d }: Slots) => ({ on: "stuns", what: { ref: "this" }, whom: d, ...(fought && { inCombat: true }) }),
      [],
      ["スタンさせた", "スタンさせる", "スタンした", "スタン状態にした"].map(
        (does) =>
          `${fought ? "戦闘(で|によって|により)[、]" : ""}{d:Cards.sg.event}を${does}(とき|時|時に|たび|場合|際|際に)`,
      ),
    ),
  ),
  ...["", " in combat"].map((fought) =>
    read(
      "Event",
      ({ c }: Slots) => ({ on: "stuns", what: c, whom: foreign, ...(fought && { inCombat: true }) }),
      `{c:Cards.sg.event} stuns (an|your) opponent's UNIT${fought}`,
    ),
  ),
  // Whom it attacks, a UNIT or a player; said of what is attacked as well.
  both(
    "Event",
    ({ c, d }) => ({ on: "attacks", what: c, whom: d }),
    (it: Trigger) => (it.on === "attacks" && it.whom && !it.group ? { c: it.what, d: it.whom } : undefined),
    [
      "{c:Cards.sg.event} attacks {d:Cards.sg.event}",
      "{c:Cards.sg.event} (attacks|declares an attack on|makes an attack on|begins attacking) {d:Cards.sg.event}",
    ],
    [
      "{c:Cards.sg.event}が{d:Cards.sg.event}を攻撃した",
      "{c:Cards.sg.event}が{d:Cards.sg.event}(を|に)(攻撃した|攻撃する|攻撃を行った)",
    ],
  ),
  read(
    "Event",
    { on: "attacks", what: "$c", whom: "$d" },
    "{d:Cards.sg.event} (is|becomes) attacked by {c:Cards.sg.event}",
    ["{d:Cards.sg.event}が{c:Cards.sg.event}に攻撃された"],
  ),
  // The same said of whom it stuns.
  ...[true, false].map((fought) =>
    read(
      "Event",
      ({ c, d }: Slots) =>
        isUnit(c as Cards) && { on: "stuns", what: c, whom: d, ...(fought && { inCombat: true }) },
      `{d:Cards.sg.event} (is|becomes|gets) stunned by {c:Cards.sg.event}${fought ? " in combat" : ""}`,
      [
        `{d:Cards.sg.event}が${fought ? "戦闘で" : ""}{c:Cards.sg.event}(に|によって|により)スタンさせられた`,
        `{d:Cards.sg.event}が${fought ? "戦闘で" : ""}{c:Cards.sg.event}(に|によって|により)(スタンされた|スタンした)`,
      ],
    ),
  ),
  both(
    "Event",
    ({ c }) => ({ on: "attacks", what: c, player: true }),
    (it: Trigger) => (it.on === "attacks" && it.player ? { c: it.what } : undefined),
    [
      "{c:Cards.sg.event} attacks a player",
      "{c:Cards.sg.event} (attacks|declares an attack on|makes an attack on) (a player|the player) [directly]",
      "{c:Cards.sg.event} attacks directly",
    ],
    [
      "{c:Cards.sg.event}がプレイヤーを攻撃した",
      "{c:Cards.sg.event}がプレイヤー(を|に|への|に対して)[直接]攻撃(した|する|を行った)",
    ],
  ),
  // Who attacks you is your opponent's, and who attacks your opponent is yours.
  ...(["yours", "opponents"] as const).map((side) =>
    read(
      "Event",
      ({ c }: Slots) => {
        const what = asOwn(c as Cards, side);
        return what && { on: "attacks", what, player: true };
      },
      `{c:Cards.sg.event} (attacks|declares an attack on|makes an attack on) ${side === "yours" ? "(your opponent|the opponent|an opponent|the opposing player)" : "you"} [directly]`,
      `{c:Cards.sg.event}が${side === "yours" ? "(相手|相手プレイヤー)" : "(あなた|自分)"}(を|に|への|に対して)[直接]攻撃(した|する|を行った)`,
    ),
  ),
  both(
    "Event",
    ({ c, d }) => ({ on: "supports", what: c, whom: d }),
    (it: Trigger) => (it.on === "supports" && it.whom ? { c: it.what, d: it.whom } : undefined),
    [
      "{c:Cards.sg.event} gives SCLM support to {d:Cards.sg.event}",
      "{c:Cards.sg.event} (gives|provides) [SCLM] support to {d:Cards.sg.event}",
      "{c:Cards.sg.event} (supports|SCLM supports) {d:Cards.sg.event}",
    ],
    [
      "{c:Cards.sg.event}が{d:Cards.sg.event}にスクラムサポートを行った",
      "{c:Cards.sg.event}が{d:Cards.sg.event}に[スクラム]サポート(を行った|をした|した|を与えた)",
    ],
  ),
  // Put there by whoever plays the text: on their side.
  read(
    "Event",
    ({ c }: Slots) => put(c as Cards),
    "(you put|you place|putting|placing|you put down) {c:Cards.sg.event} (on|onto|into) [(the|your)] field",
    whenever(["場に出した", "場に置いた", "場に配置した", "配備した"]).flatMap((words) => [
      `[${YOU}が]{c:Cards.sg.event}を${words}`,
    ]),
  ),
  // Of its own card "deploy" says that it is played.
  read(
    "Event",
    ({ c }: Slots) => ("ref" in (c as Cards) ? undefined : put(c as Cards)),
    "you deploy {c:Cards.sg.event}",
  ),
  // Or by the other player.
  read(
    "Event",
    ({ c }: Slots) => put(c as Cards, "opponents"),
    [
      "(your|the|an) opponent (puts|places) {c:Cards.sg.event} (on|onto|into) [(the|their)] field",
      "(your|the|an) opponent deploys {c:Cards.sg.event}",
    ],
    whenever(["場に出した", "場に置いた", "場に配置した", "配備した"]).map(
      (words) => `相手が{c:Cards.sg.event}を${words}`,
    ),
  ),
  read(
    "Lead",
    { on: "enters", what: { ref: "this" } },
    [],
    whenever(["場に出した", "場に置いた"]).map((words) => `${words}${WHEN}`),
  ),
  // Turned up in one's own homebase.
  read(
    "Event",
    ({ c }: Slots) => turnedUp(c as Cards),
    "you turn {c:Cards.sg.event} (face-up|up)",
    whenever(["表向きにした", "表にした"]).map((words) => `[${YOU}が]{c:Cards.sg.event}を${words}`),
  ),
  read(
    "Event",
    ({ c }: Slots) => turnedUp(c as Cards),
    "you turn {c:Cards.sg.event} (face-up|up) in your homebase",
  ),
  // The text's own card, which comes by being played.
  both(
    "Event",
    ({ r }) => (r === "this" ? { on: "enters", what: { ref: r }, played: true } : undefined),
    (it: Trigger) =>
      it.on === "enters" && it.played && !it.from && "ref" in it.what ? { r: it.what.ref } : undefined,
    ["{r:Ref.sg.event} is played", "you (play|deploy) {r:Ref.sg.event}"],
    [
      "{r:Ref.sg.event}がプレイされた",
      ...whenever(["プレイされた", "プレイされて場に出た", "プレイされ場に出た"]).map(
        (words) => `{r:Ref.sg.event}が${words}`,
      ),
      ...whenever(["プレイした"]).map((words) => `[${YOU}が]{r:Ref.sg.event}を${words}`),
    ],
  ),
  ...(["hand", "homebase"] as const).map((from) =>
    read(
      "Event",
      ({ r }: Slots) => (r === "this" ? { on: "enters", what: { ref: r }, from, played: true } : undefined),
      `you (play|deploy) {r:Ref.sg.event} from your ${from}`,
      whenever(["プレイした"]).flatMap((words) => [
        `[${YOU}が]{r:Ref.sg.event}を${from === "hand" ? "手札" : "拠点"}から${words}`,
        `[${YOU}が]${from === "hand" ? "手札" : "拠点"}から{r:Ref.sg.event}を${words}`,
      ]),
    ),
  ),
  // The card that is discarded; of others it is said who discards them.
  both(
    "Event",
    ({ r }) => (r === "this" ? { on: "discarded", what: { ref: r } } : undefined),
    (it: Trigger) => (it.on === "discarded" && "ref" in it.what ? { r: it.what.ref } : undefined),
    [
      "{r:Ref.sg.event} is discarded",
      "{r:Ref.sg.event} is discarded from (your|a|its owner's) hand",
      "you discard {r:Ref.sg.event}",
    ],
    ["{r:Ref.sg.event}が捨てられた", "{r:Ref.sg.event}が手札から捨てられた"],
  ),
  say(
    "Happens",
    { on: "playedArt", who: "@by" },
    ["~play an art", "~(play|use) (an art|arts)"].map((words) =>
      words.replace("~(play|use)", "(~play|~use)"),
    ),
    whenever(["アーツをプレイした", "アーツを使用した", "アーツを使った"]),
  ),
  say(
    "Happens",
    { on: "playedArt", who: "@by", orEvent: true },
    ["~play an EVENT or an art", "(~play|~use) (an EVENT or [an] art|an art or [an] EVENT|EVENTs or arts)"],
    ["または", "か", "や"].flatMap((or) =>
      [`EVENT${or}アーツ`, `アーツ${or}EVENT`].flatMap((both) =>
        whenever([`${both}をプレイした`, `${both}を使用した`, `${both}を使った`]),
      ),
    ),
  ),
  // Of whose bond it is, said of the bond.
  ...(
    [
      ["you", YOU],
      ["opponent", "相手"],
    ] as const
  ).flatMap(([who, ja]) => [
    read(
      "Event",
      { on: "points", of: "bond", who, how: "gain" },
      [],
      whenever(["回復した", "増えた", "回復された"]).map((words) => `${ja}の絆が${words}`),
    ),
    read(
      "Event",
      { on: "points", of: "bond", who, how: "lose" },
      [],
      whenever(["減った", "失われた"]).map((words) => `${ja}の絆が${words}`),
    ),
  ]),
  say(
    "Happens",
    { on: "damaged", who: "@by" },
    ["~take damage", "(~take|~receive|~suffer) [any] damage"],
    whenever(["ダメージを受けた"]),
  ),
  // Whoever rebuilds it.
  read(
    "Event",
    { on: "rebuilt", who: "both" },
    "a card is rebuilt",
    whenever(["カードが再建された", "拠点のカードが再建された"]),
  ),
  read(
    "Event",
    { on: "rebuilt", who: "$w" },
    "a card in {w:Whose} homebase is rebuilt",
    whenever(["再建された"]).map((words) => `{w:Whose}拠点のカードが${words}`),
  ),
  // Whatever card it is, and whoever puts it there; of several, each.
  say(
    "Event",
    { on: "settles", who: "$w" },
    [
      "a card is put into {w:Whose} homebase",
      "(a|any|one or more) (card|cards) (is|are|comes) [(put|placed|laid)] (into|in) {w:Whose} homebase",
    ],
    whenever(["置かれた", "配置された", "加えられた", "加わった"]).map(
      (words) => `{w:Whose}拠点にカードが${words}`,
    ),
  ),
  read(
    "Happens",
    (_: Slots, form: Form) => ({ on: "settles", who: whoOf(form) }),
    "(~put|~lay|~place|~set) (a|one|any|one or more) (card|cards) [face-down] (into|in) (your|their) homebase [face-down]",
    whenever(["置いた", "配置した", "加えた"]).flatMap((words) => [
      `[自分の|あなたの]拠点にカードを[(1枚|1枚以上|裏向きで)]${words}`,
      `カードを[(1枚|1枚以上)][裏向きで][自分の|あなたの]拠点に[裏向きで]${words}`,
    ]),
  ),
  read(
    "Lead",
    { on: "settles", who: "you" },
    [],
    whenever(["置いた", "配置した"]).flatMap((words) => [
      `[自分の|あなたの]拠点にカードを[(1枚|1枚以上|裏向きで)]${words}${WHEN}`,
      `[自分の|あなたの]カードを拠点に${words}${WHEN}`,
    ]),
  ),
  // However many UNITs attack.
  ...[true, false].map((group) =>
    say(
      "Happens",
      { on: "declares", who: "@by", ...(group && { group }) },
      group
        ? [
            "~make a SCLM attack",
            "(SCLM ~attack|~perform a SCLM attack|~use a SCLM attack|~attack with a SCLM attack)",
          ]
        : ["~attack", "(~make|~declare) an attack", "~attack with (a UNIT|UNITs|one or more UNITs)"],
      whenever(
        group
          ? ["スクラム攻撃を行った", "スクラム攻撃した", "スクラムで攻撃した", "スクラム攻撃をした"]
          : ["攻撃を行った", "攻撃した", "攻撃をした", "攻撃を宣言した"],
      ),
    ),
  ),
  read(
    "Event",
    { on: "attacks", what: "$c", group: true },
    "you (SCLM attack|make a SCLM attack) with {c:Cards.sg.event}",
  ),
  say(
    "Happens",
    { on: "passes", who: "@by" },
    [
      "~pass instead of attacking",
      "~pass [(the|an|their|your) attack]",
      "~pass (on attacking|without attacking|rather than attack|their chance to attack|in the combat phase)",
    ],
    whenever(["攻撃をパスした", "攻撃せずにパスした", "パスした", "攻撃を(行わずに|しないで)パスした"]),
  ),
  say(
    "Happens",
    { on: "rebuilt", who: "@by" },
    ["~rebuild a card", "~rebuild a card in (your|their) homebase"],
    [
      "カードを再建した",
      ...["", "カードを", "[自分の|あなたの]拠点のカードを"].flatMap((what) =>
        whenever([`${what}再建した`, `${what}再建を行った`]),
      ),
    ],
  ),
];
