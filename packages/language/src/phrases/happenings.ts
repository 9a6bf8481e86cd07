/** What a text waits for: what happens to cards, and what players do. */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { read, say } from "@tefuda/cardtext/write";
import { leftOut } from "./ellipsis.ts";
import { whenever } from "./inflect.ts";
import type { Subject } from "./players.ts";

/** What happens to a card; in Japanese what stands after "が", or, where that begins with a particle of its own, behind the card; values of features that the card takes, ".from". */
export type Happening = readonly [part: object, en: readonly string[], ja: readonly string[], form?: string];

/** "is stunned" as "gets stunned" and "has been stunned"; "was stunned" is asked of what is over. */
const alsoPassive = (phrase: string): string[] =>
  phrase.startsWith("is ") ? [`(gets|becomes|has been) ${phrase.slice(3)}`] : [];

/** Cards of any side, as those of one. */
function sided(cards: unknown, side: string): object | undefined {
  const it = cards as { what?: { side?: string } };
  return it.what && it.what.side === undefined ? { ...it, what: { ...it.what, side } } : undefined;
}

/** 「後」 is "after", which in some games is another time. */
const whenJa = (after: boolean): string =>
  `(とき|時|時に|たび|たびに|際|際に|場合|ときに|なら|ら|らば${after ? "|後|後に|あと|あとに" : ""})`;

/** 破壊された, 攻撃した: what Japanese makes a noun of. */
const DONE = /^([^がをのにで(|]{2,4})(された|した)$/;

/** What happens, as a noun behind "on". */
const onEn = {
  deployed: "(deploy|deployment|entering|entry)",
  dies: "(death|destruction|dying)",
  attacks: "(attack|attacking)",
  dodges: "(dodge|dodging)",
};

/**
 * What happens to a text's own card, in short before what is then done: 「破壊時、」, 「攻撃時：」, 「【配備】」.
 * @param only on which cards
 */
export function inShort(events: readonly Happening[], only: Production["only"]): Production[] {
  const does = new Set(
    events.flatMap(([, , ja]) => ja.flatMap((phrase) => /^(.+)した$/.exec(phrase)?.[1] ?? [])),
  );
  return events.flatMap(([part, en, ja]) => {
    // what a card does, before what is done to it
    const nouns = ja.flatMap((phrase) => {
      const [, noun, verb] = DONE.exec(phrase) ?? [];
      return noun === undefined || (verb === "された" && does.has(noun)) ? [] : [noun];
    });
    const participles = en.flatMap((phrase) => /^\(?is ([a-z]+)/.exec(phrase)?.[1] ?? []);
    const named = (onEn as Readonly<Record<string, string>>)[(part as { on: string }).on];
    return nouns.length === 0 && participles.length === 0 && named === undefined
      ? []
      : [
          read(
            "Lead",
            { ...part, what: { ref: "this" } },
            [
              ...participles.map((done) => `(when|whenever|after|once|each time) ${done}`),
              ...(named === undefined ? [] : [`(on|upon) ${named}`]),
            ],
            nouns.flatMap((noun) => [
              `${noun}時[に][：]`,
              `【${noun}時】[：]`,
              `【${noun}】[：]`,
              ...(noun === "攻撃" ? ["攻撃宣言時[に][：]", "【攻撃宣言】[：]"] : []),
            ]),
            only,
          ),
        ];
  });
}

/** @param also what else is read as "when", behind a bar: "|if" */
export function happenings(
  subjects: readonly Subject[],
  events: readonly Happening[],
  also = "|after",
): Production[] {
  const when = whenJa(also.includes("after"));
  return [
    ...events.map(([part, en, ja, form = ""]) =>
      say(
        "Event",
        { ...part, what: "$c" },
        [...en, ...en.flatMap(alsoPassive)].map((phrase) => `{c:Cards.sg.event${form}} ${phrase}`),
        whenever(ja).flatMap((phrase) =>
          /^[をのにで]/.test(phrase)
            ? [`{c:Cards.sg.event${form}}${phrase}`]
            : [`{c:Cards.sg.event${form}}が${phrase}`, `{c:Cards.sg.event${form}}は、${phrase}`],
        ),
      ),
    ),
    // "Whenever a UNIT enters the field under your control"
    ...events.flatMap(([part, en]) =>
      ["enters", "deployed", "played"].includes((part as { on: string }).on)
        ? (["your", "(your|an|a) opponent's"] as const).map((whose) =>
            read(
              "Event",
              ({ c }: Slots) => {
                const what = sided(c, whose === "your" ? "yours" : "opponents");
                return what && { ...part, what };
              },
              en.map((phrase) => `{c:Cards.sg.event} ${phrase} under ${whose} control`),
            ),
          )
        : [],
    ),
    // In Japanese the text's own card need not be named.
    ...events
      .filter(([, , , form = ""]) => form === "")
      .map(([part, , ja]) =>
        read(
          "Lead",
          { ...part, what: { ref: "this" } },
          [],
          whenever(ja)
            .filter((phrase) => !/^[をのにで]/.test(phrase))
            .map((phrase) => `${phrase}(とき|時|時に|たび|たびに|際|際に|場合|ときに)`),
        ),
      ),
    // What players do. Any player is "a player" here.
    say("Event", "$e", "you {e:Happens.you.base}", [
      "あなたが{e:Happens.you.base}",
      "(自分が|あなたは){e:Happens.you.base}",
    ]),
    ...subjects.map(({ by, agr, en, ja }) => {
      const names = by === "both" && agr === "third" ? ["a player", ...en] : en;
      const any = ["プレイヤーが", "(いずれかのプレイヤー|各プレイヤー)が"];
      return say(
        "Event",
        "$e",
        names.map((who) => `${who} {e:Happens.${by}.${agr}}`),
        ja &&
          (by === "both" ? any : ja.map((who) => `${who}が`)).map((who) => `${who}{e:Happens.${by}.${agr}}`),
      );
    }),
    say(
      "Lead",
      "$e",
      ["when {e:Event}", `(whenever|each time|every time${also}) {e:Event}`],
      ["{e:Event}とき", `{e:Event}${when}`],
    ),
    // What happens to the card that says so, which is not named; only where it stands first.
    ...events.map(([part, en, ja]) =>
      read(
        "ShortLead",
        { ...part, what: { ref: "this" } },
        leftOut(en).map((phrase) => `(when|whenever|each time|every time|on|upon${also}) ${phrase}`),
        whenever(ja)
          .filter((phrase) => !/^[をのにで]/.test(phrase))
          .map((phrase) => `${phrase}${when}`),
      ),
    ),
    // Behind the mark of what waits, "if" can be nothing else.
    read("MarkedLead", "$e", "if {e:Event}"),
  ];
}
