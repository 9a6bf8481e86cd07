/** Conditions: of an action ("if"), of what holds ("while"), and what a card is asked to be. */
import { equal } from "@tefuda/cardtext/template";
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Comparison, Condition, Described } from "./bones.ts";
import { bare, deAru, ofIt } from "./inflect.ts";
import { saysOnly } from "./parts.ts";

/** How a number is bounded: N or more. In English what is printed first; in Japanese what stands behind the number. */
export const bounds: Readonly<Record<Comparison, readonly [en: readonly string[], ja: string]>> = {
  atMost: [["N or less", "N or (lower|fewer|below)", "at most N", "no more than N"], "以下"],
  atLeast: [["N or more", "N or (higher|greater|above)", "at least N", "no less than N"], "以上"],
  exactly: [["N", "exactly N", "(only|just) N"], ""],
  moreThan: [["more than N", "(higher|greater) than N", "over N"], "超"],
  lessThan: [["less than N", "(lower|fewer) than N", "under N"], "未満"],
};

/** What is said of a card that is there, as it is also said of one that is gone: "if it was a UNIT". */
export const andInPast = (en: readonly string[]): string[] => [
  ...en,
  ...en.flatMap((phrase) =>
    /^(is|has) /.test(phrase) ? [phrase.replace(/^is /, "was ").replace(/^has /, "had ")] : [],
  ),
];

/** What a card that was spoken of is: an adjective or the like said of it as a predicate. */
export function being(
  part: Readonly<Record<string, unknown>>,
  en: readonly string[],
  ja: readonly string[],
): Production {
  const [key] = Object.keys(part);
  return both(
    "IsIt",
    (slots) => ({ noun: "card", [key!]: slots.v ?? part[key!] }),
    (it: Described & Record<string, unknown>) => {
      if (it.noun !== "card" || !saysOnly(it, ["noun", key!]) || it[key!] === undefined) return undefined;
      if (part[key!] !== undefined) return equal(it[key!], part[key!]) ? {} : undefined;
      return { v: it[key!] };
    },
    andInPast(en),
    ja,
  );
}

/** "Unless" something is so; unless it is not, is if it is. */
export function negated(makes: string, en: readonly string[], ja: readonly string[]): Production {
  return both(
    makes,
    ({ c }) => {
      const it = c as Condition;
      return it.if === "not" ? it.what : { if: "not", what: it };
    },
    (it: Condition) => (it.if === "not" ? { c: it.what } : undefined),
    en,
    ja,
  );
}

/** Whoever it was that might have done it. */
const did = "(you do [so]|they do [so]|that player does [so]|it does|you did [so]|so)";
const didNot =
  "(you do not|they do not|that player does not|you cannot|they cannot|that player cannot|you did not) [(do so|do this)]";

/**
 * What the sentence before did, asked by its own verb: 「捨てた場合」. The actions that the verb says; as it is said of what was
 * done and of what was not.
 */
const deedsDone: readonly (readonly [acts: readonly string[], done: string, not: string])[] = [
  [["discard", "mill"], "捨てた", "捨て"],
  [["destroy"], "破壊した", "破壊し"],
  [["draw"], "引いた", "引か"],
  [
    ["move", "mill", "search", "dig", "attach", "lay", "toForts", "fortToHand", "toResources"],
    "(戻した|置いた|加えた|送った|除外した|取り除いた)",
    "(戻さ|置か|加え|送ら|除外し|取り除か)",
  ],
  [["points", "pay"], "(支払った|払った|失った|得た)", "(支払わ|払わ|失わ|得)"],
  [["retire"], "撤退させた", "撤退させ"],
  [["tap"], "疲弊させた", "疲弊させ"],
  [["stand"], "待機させた", "待機させ"],
  [["deploy", "enter", "play"], "(配備した|出した|プレイした)", "(配備し|出さ|プレイし)"],
  [["reveal"], "(公開した|見せた)", "(公開し|見せ)"],
  [["tap", "untap"], "(タップした|アンタップした)", "(タップし|アンタップし)"],
];
/** Who was to do it, after what you did and after what another player did. */
const doer = { bare: "(あなた|自分)が", named: "相手が" };
const whenDone = "(場合|なら|ら|ならば|とき)";
const whenNot = "(なかった|ない)(場合|なら|ならば|とき)";

/** A condition that asks by a verb whether that was done: `acts` are to be those of the sentence before. */
const doneByVerb: readonly Production[] = [
  ...deedsDone.flatMap(([acts, done, not]) => [
    read("DoneBy", { if: "did", acts }, [], `${done}${whenDone}`),
    read("DoneBy", { if: "not", what: { if: "did", acts } }, [], `${not}(${whenNot}|なければ)`),
  ]),
  ...Object.entries(doer).map(([said, who]) =>
    read("If", "$d", [], `[${who}][(そうして|この方法で|これによって|この効果で)][、][それを]{d:DoneBy}`, {
      said: [said],
    }),
  ),
];

const turned = "(turn|turned|flip|flipped)";
/** The same in English, of what was done "this way": the verb now and then. */
const deedsDoneEn: readonly (readonly [acts: readonly string[], verbs: string])[] = [
  [["discard", "mill"], "(discard|discarded)"],
  [["destroy"], "(destroy|destroyed)"],
  [["draw"], "(draw|drew)"],
  [
    ["move", "mill", "search", "attach", "lay", "toForts", "fortToHand", "toResources"],
    "(return|returned|put|move|moved|add|added|find|found)",
  ],
  [["points", "pay"], "(pay|paid|lose|lost|gain|gained)"],
  [["retire"], "(retire|retired)"],
  [["tap"], "(tap|tapped)"],
  [["stand"], "(stand|stood)"],
  [["turnUp", "turnDown"], turned],
  [["deploy", "enter", "play"], "(deploy|deployed|play|played)"],
  [["reveal"], "(reveal|revealed)"],
];
const thing = "(it|them|one|a card|one or more cards|any cards)";
/** That it was done to such a card: it was what that was done to. */
const doneTo =
  (acts: readonly string[]) =>
  ({ d }: Slots): object | undefined =>
    Object.keys(d as object).length === 1 && (d as Described).noun === "card"
      ? undefined
      : { if: "did", acts, fits: d };
const thisWay = "(this way|in this way|by this effect)";
/** The same of what it was done to: "if it is retired this way". */
const suffered: readonly (readonly [acts: readonly string[], verbs: string])[] = [
  [["discard", "mill"], "(is|was|are|were) discarded"],
  [["destroy", "retire"], "(is|was|are|were) destroyed"],
  [["retire"], "((is|was|are|were) retired|retires|retire|retired)"],
  [["stun"], "(is|was|are|were) stunned"],
  [["tap"], "(is|was|are|were) tapped"],
  [["stand"], "(is|was|are|were) stood"],
  [["move"], "(is|was|are|were) (returned|put|moved)"],
];
const sufferer =
  "(it|they|(that|those|a|an|any|one or more) (card|cards|general|generals|unit|units|reinforcement|reinforcements|item|items|base|bases))";
const doneByVerbEn: readonly Production[] = [
  ...suffered.flatMap(([acts, verbs]) =>
    ["bare", "named"].map((said) =>
      read("If", { if: "did", acts }, `if ${sufferer} ${verbs} ${thisWay}`, [], { said: [said] }),
    ),
  ),
  ...deedsDoneEn.flatMap(([acts, verbs]) => [
    read("DoneBy", { if: "did", acts }, `${verbs} ${thing} ${thisWay}`),
    read("DoneBy", doneTo(acts), `${verbs} a {d:Desc.sg} ${thisWay}`),
  ]),
  read("DoneBy", { if: "did", acts: ["turnUp"] }, `${turned} ${thing} face-up ${thisWay}`),
  read("DoneBy", { if: "did", acts: ["turnDown"] }, `${turned} ${thing} face-down ${thisWay}`),
];

/** "If", "while" and "only if", with their opposites. */
export const asking: readonly Production[] = [
  both(
    "IsIt",
    ({ d }) => d,
    (d: Described) => ({ d }),
    andInPast(["is a {d:Desc.sg}"]),
    [`{d:Desc.sg}${deAru}`, `{d:Desc.sg}(${ofIt}|${bare})`],
  ),
  say("Cond", { if: "is", what: "$r", fits: "$d" }, "{r:Ref.sg.subj} {d:IsIt}", [
    "{r:Ref.sg.subj}が{d:IsIt}",
    "{r:Ref.sg.subj}は{d:IsIt}",
  ]),
  read(
    "Cond",
    { if: "not", what: { if: "is", what: "$r", fits: "$d" } },
    "{r:Ref.sg.subj} (is|was) not a {d:Desc.sg}",
  ),
  ...[
    ["bare", "you"],
    ["named", "they"],
  ].flatMap(([said, who]) => [
    say(
      "If",
      { if: "did" },
      [`if ${who} do`, `if ${did}`],
      ["そうした場合", "そう(したら|したなら|したならば|すれば|しているなら|した場合には)", "そうしたとき"],
      { said: [said!] },
    ),
    say(
      "If",
      { if: "not", what: { if: "did" } },
      [`if ${who} do not`, `if ${didNot}`],
      [
        "そうしなかった場合",
        "そうし(ない|なかった)(場合|場合は|なら|ならば|とき)",
        "(そうしなければ|しなかった場合|しないなら)",
      ],
      { said: [said!] },
    ),
  ]),
  ...doneByVerb,
  ...doneByVerbEn,
  ...[
    ["bare", "you"],
    ["named", "they"],
  ].map(([said, who]) => read("If", "$d", `if ${who} {d:DoneBy}`, [], { said: [said!] })),
  say("If", "$c", ["if {c:Conds}"], ["{c:Conds}場合", "{c:Conds}(なら|ならば|とき|場合には|場合は)"]),
  negated(
    "If",
    ["unless {c:Conds}"],
    ["{c:Conds.neg}場合", "{c:Conds.neg}(なら|ならば|とき|限り|場合には|場合は)"],
  ),
  say("While", "$t", "{t:Time}", "{t:Time}"),
  ...["If", "Only"].map((makes) => read(makes, "$t", "{t:Time}", "{t:Time}")),
  say(
    "While",
    "$c",
    ["while {c:Conds}", "(as long as|if) {c:Conds}"],
    ["{c:Conds}間", "{c:Conds}(限り|なら|ならば|場合|とき|あいだ|間は)"],
  ),
  negated(
    "While",
    ["unless {c:Conds}"],
    ["{c:Conds.neg}間", "{c:Conds.neg}(限り|なら|ならば|場合|とき|あいだ|間は)"],
  ),
  // Asked when what a text stands for would happen: in words that what is then done cannot begin with.
  say("Asked", "$c", "while {c:Conds}", "{c:Conds}間"),
  negated("Asked", ["except while {c:Conds}"], ["{c:Conds.neg}間"]),
  // Where a card may be played at all.
  read("Only", "$t", [], "{t:TimeAt}"),
  say("Only", "$c", ["if {c:Conds}", "while {c:Conds}"], ["{c:Conds}場合", "{c:Conds}(とき|間)"]),
  negated("Only", ["unless {c:Conds}"], ["{c:Conds.neg}場合", "{c:Conds.neg}(とき|間)"]),
];
