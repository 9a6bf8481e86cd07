/** What texts say of themselves behind or before what they do: what does not count as a play, when they can be activated. */
import type { Production, Slots } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";
import { listed } from "@tefuda/language/phrases/rows";
import { make } from "./texts.ts";

type Act = { do: string; what?: unknown };

/** What brings cards onto the field, none of which is a play of the turn (ttcg-4.4). */
const BRINGS: ReadonlySet<string> = new Set(["play", "enter", "levelUp", "search"]);

/** The last thing that is done, whoever may do it. */
function last(list: readonly Act[]): Act {
  const end = list.at(-1)!;
  return end.do === "may" ? last(listed(end.what as never)) : end;
}

const count = "(does not count|do not count|is not counted|are not counted)";
const plays =
  "[(one of|one of the|any of)] (your|the|those) [two] [card] (play|plays|cards|cards played) [((for|of|in|during) (this|the) turn|this turn|each turn|in your main phase)]";

/** "This does not count as one of your plays": so it is anyway, and so it is said of nothing else. */
const notCounted: Production = read(
  "Act",
  ({ a }: Slots) => (BRINGS.has(last(a as Act[]).do) ? a : undefined),
  [
    `{a:Line}. (this|it|that|this card|that card|that unit) ${count} (as|towards|toward|against|among) ${plays}[.]`,
    `{a:Line}. (this|it|that) (is not|does not use) (one of your|a|one) [two] (play|plays) [(for|of|this) [the] turn][.]`,
  ],
  [
    "{a:Line}。(これ|この効果|それ|そのカード)(は|を)[、][(1ターンに|このターンに)][(プレイできる|プレイした)][カードの](プレイ|プレイの|プレイする|プレイした|出せる|出した)(枚数|回数|数)(に|として|には)(数えない|含まない|含めない|数えられない|カウントしない)[。]",
  ],
);

const head = "[{k:Kinds}] [{n:Often}] [{u:Place},]";
const use = "(activate|use)";

/** When, or if what, an effect can be activated, in a sentence of its own. */
const onlyIf: readonly Production[] = ["", "."].flatMap((stop) =>
  ["{c:If}", "{c:Time}"].map((asks) =>
    read("Text", make({}), [
      `${head} {a:Act} ${use} this effect only ${asks}${stop}`,
      `${head} {a:Act} (this effect|it) (can|may) (only be (activated|used)|be (activated|used) only) ${asks}${stop}`,
      `${head} {a:Act} you (can|may) (only ${use}|${use}) this effect [only] ${asks}${stop}`,
    ]),
  ),
);
const onlyIfFirst: readonly Production[] = ["{c:If}", "{c:Time}"].map((asks) =>
  read("Text", make({}), [
    `${head} ${use} this effect only ${asks}. {a:Act}`,
    `${head} (this effect|it) (can|may) (only be (activated|used)|be (activated|used) only) ${asks}. {a:Act}`,
    `${head} you (can|may) (only ${use}|${use}) this effect only ${asks}. {a:Act}`,
  ]),
);

export const remarks: Production[] = [notCounted, ...onlyIf, ...onlyIfFirst];
