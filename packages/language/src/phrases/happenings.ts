/** What a text waits for: what happens to cards, and what players do. */
import type { Production } from "@tefuda/cardtext/types";
import { read, say } from "@tefuda/cardtext/write";
import { leftOut } from "./ellipsis.ts";
import { whenever } from "./inflect.ts";
import type { Subject } from "./players.ts";

/** What happens to a card; in Japanese what stands after "が", or, where that begins with a particle of its own, behind the card; values of features that the card takes, ".from". */
export type Happening = readonly [part: object, en: readonly string[], ja: readonly string[], form?: string];

const WHEN_JA = "(とき|時|時に|たび|たびに|際|際に|場合|ときに|なら|ら|らば)";

/** @param also what else is read as "when", behind a bar: "|if" */
export function happenings(
  subjects: readonly Subject[],
  events: readonly Happening[],
  also = "|after",
): Production[] {
  return [
    ...events.map(([part, en, ja, form = ""]) =>
      say(
        "Event",
        { ...part, what: "$c" },
        en.map((phrase) => `{c:Cards.sg.event${form}} ${phrase}`),
        whenever(ja).map(
          (phrase) => `{c:Cards.sg.event${form}}${/^[をのにで]/.test(phrase) ? "" : "が"}${phrase}`,
        ),
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
      ["{e:Event}とき", `{e:Event}${WHEN_JA}`],
    ),
    // What happens to the card that says so, which is not named; only where it stands first.
    ...events.map(([part, en, ja]) =>
      read(
        "ShortLead",
        { ...part, what: { ref: "this" } },
        leftOut(en).map((phrase) => `(when|whenever|each time|every time|on|upon${also}) ${phrase}`),
        whenever(ja)
          .filter((phrase) => !/^[をのにで]/.test(phrase))
          .map((phrase) => `${phrase}${WHEN_JA}`),
      ),
    ),
    // Behind the mark of what waits, "if" can be nothing else.
    read("MarkedLead", "$e", "if {e:Event}"),
  ];
}
