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
            `${who}は(次から|以下から|次のうち)1つを選ぶ：{a:Deeds.${within}.may}(、または|；または|；|。または){b:Deeds.${within}.may}`,
        ),
      ),
    ),
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
      "{a:Option}; {rest:Options}",
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
