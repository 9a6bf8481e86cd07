/**
 * How people say what a table of phrases has in one form: tried where a text is not read as it stands, so that nothing of it can make a
 * text ambiguous that is read. What is then understood is printed anew, and whoever wrote it sees that.
 */

/** More words than are needed, and other ones. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/, including your own\b/gi, ""],
  [/\byou're\b/g, "you are"],
  [/\beach (gets?|gains?|has|have)\b/gi, "$1"],
  [/\b(?:Play|Activate|Use) this (?:craft|ability|effect|text) only\b/g, "Use this only"],
  [/\b(into|to|in|on|onto) their (deck|hand|discard pile)\b/gi, "$1 its owner's $2"],
  [/\bfor as long as\b/gi, "as long as"],
  [/\bfor that (battle|fight|combat|attack)\b/gi, "for this $1"],
  [/\bfor the (?:rest|remainder) of (?:this|the) turn\b/gi, "this turn"],
  [/\b(can't|cannot|may not) attack again\b/gi, "$1 attack"],
  [/\b(?:can|may) only (\w+) if\b/gi, "cannot $1 unless"],
  [/\b(counter|cancel|negate) the effects? of\b/gi, "$1"],
  [/\b(?:chooses?|picks?) and (\w+)\b/gi, "$1"],
  [/\b(is|are|be) sent (from [^,.]+? )?to\b/gi, "$1 put $2into"],
  [/\bsend\b/g, "put"],
  [/\btarget opponent's (\w+)/gi, "target $1 your opponent controls"],
  [/\bin (?:this|the) battle (gets?|gains?) ([^,.]+)(?=[,.])/gi, "in battle $1 $2 this battle"],
  [/\bhave (?:it|that \w+) (?:attack|hit|strike) ([^,.]+?) instead\b/gi, "redirect the attack to $1"],
  [/\b(?:it|that \w+) (?:attacks|hits) ([^,.]+?) instead\b/gi, "redirect the attack to $1"],
  [/\bwhile it is being attacked\b/gi, "while being attacked"],
  [/\bfor every\b/gi, "for each"],
  [/\b(Discard [^.:]+?) to deploy this \w+(?=\.)/g, "$1"],
  [/\bTo deploy this \w+, d(iscard [^.:]+\.)/g, "D$1"],
  [/\bD(iscard [^.:]+?) to (?:play|summon) this \w+(?=\.)/g, "As an additional cost to play this card, d$1"],
  [/\bTo (?:play|summon) this \w+, (discard [^.:]+\.)/g, "As an additional cost to play this card, $1"],
  [/([+-]\d+) attacks? (?:per|each|a) turn\b/g, "$1 attacks"],
  [/\b(?:that )?(belong|belongs) to the same (\w+) as\b/gi, "that share a $2 with"],
  [/\bshares? the same (\w+)\b/gi, "share a $1"],
  [/\bshare a ([aeio])/gi, "share an $1"],
  [/\bIf (it|this \w+|that \w+) (?:is not|isn't) (\w+)(?=[,.])/g, "Unless $1 is $2"],
  [/\bif (it|this \w+|that \w+) (?:is not|isn't) (\w+)(?=[,.])/g, "unless $1 is $2"],
  [/\bgive ([A-Z]\w+(?: [A-Z]\w+)?) to ([^,.]+?)(?= until| this| for)/g, "give $2 $1"],
  [/\bone (?:more|additional|further) (?=(?:face|stunned|tapped|actioned|standing)\b)/gi, "one "],
  [/\b(into|to|in) the discard pile\b/gi, "$1 its owner's discard pile"],
  [/\bneither (\w+) (?:takes|deals) (?=\w+ damage)/gi, "$1s take no "],
  [/, even if (?:it|they) (?:has|have) [^,.]+/gi, ""],
  [/\beven if that (?:opponent|player) has\b/gi, "even if they have"],
  [/\bafterward(?=[.,])/gi, "afterwards"],
  [
    /\btarget opponent (?=(?:discards|draws|loses|chooses|reveals|puts|mills|gains|must|may)\b)/gi,
    "an opponent ",
  ],
  [/ that was just (?:activated|played|used)\b/gi, ""],
  [/\bskip the rest of the (\w+ phase)\b/gi, "end the $1"],
  [/\bput it on the (bottom|top)(?=[,.])/gi, "put it on the $1 of its owner's deck"],
  [/ permanently(?=[.,])/gi, ""],
  [/ If there is a tie, you choose\./g, ""],
  [/\bthe same number of cards(?: they discarded)?\b/gi, "that many cards"],
  [/\b([Yy])ou may play this card only if\b/g, "$1ou may play this only if"],
  [/\b(?:it|they|that \w+) (?:did not|didn't) attack(?=[,.])/gi, "$& this turn"],
  [/(\bunless [^,.]+) first(?=[,.])/gi, "$1"],
  [/\b([Ii])f the (?:player|opponent) does(?: so)?\b/g, "$1f they do"],
  [/\badditional cost to (?:summon|deploy|use|activate) this \w+/gi, "additional cost to play this card"],
  [/\bput the rest back(?= in any order|[,.])/gi, "put the rest on top of their owners' decks"],
  [/\b(control|have|is|are) (["“][^"”]+["”])/gi, "$1 a $2"],
  [/(["“][^"”]+["”]) is on your (?:side of the )?(?:battlefield|field)\b/gi, "you control a $1"],
];

/** The same in Japanese: where a thing lies, and what is asked for. */
const SAME_JA: readonly (readonly [RegExp, string])[] = [
  [/の底(?=に|へ|から)/g, "の一番下"],
  [/(中|状態)(?:なら|ならば|であれば)(?=、)/g, "$1である場合"],
  [/([うくすつぬむるいた])(?:なら|ならば)(?=、)/g, "$1場合"],
  [/好きな数(?:だけ)?/g, "好きな枚数"],
  [/勝利する/g, "勝つ"],
  [/そうしたら(?=、)/g, "そうした場合"],
  [/の武力は([+＋−-]\d+)され(?=、)/g, "は武力$1"],
  [/がフィールドにいる(?:かぎり|限り)/g, "が場にある間"],
];

/** "Choose an opponent. That player discards a card." */
const withOne = (text: string): string =>
  text.replace(/\b([Cc])hoose (?:an|one) opponent\. (?:That (?:player|opponent)|They) /g, (_, c: string) =>
    c === "C" ? "An opponent " : "an opponent ",
  );

/** What sets a text off, asked for as if it were a condition: "If this unit dies, ...", "If it destroys a unit, ..." */
const withWhen = (text: string): string =>
  text.replace(
    /(^|[.:】〕] ?)If (?=[^,.]*\b(?:dies|retires|leaves|destroys|kills|stuns|hits|dodges|wins|attacks|intercepts|deals|plays|draws|(?:is|are|gets) (?:destroyed|discarded|retired|stunned|defeated|killed|attacked))\b[^,.]*,)/g,
    "$1When ",
  );

/** "The first time this unit attacks each turn, ...": what then happens does so once a turn. */
const withOnce = (text: string): string =>
  text
    .replace(/(^|[.:】〕] ?)The first time (?:each turn|in a turn) (?:that )?/g, "$1Once a turn, when ")
    .replace(/(^|[.:】〕] ?)The first time ([^,.]+?) each turn, /g, "$1Once a turn, when $2, ");

/** What happens to a card that was spoken of, as what is done to it: "that card is discarded". */
const DONE: Readonly<Record<string, string>> = {
  discarded: "discard",
  destroyed: "destroy",
  retired: "retire",
  stunned: "stun",
  tapped: "tap",
  actioned: "action",
};
const withDone = (text: string): string =>
  text.replace(
    /(^|[,;.:] )(then )?(that (?:card|unit|general|UNIT|spell|Troop|Vehicle)|it) is (discarded|destroyed|retired|stunned|tapped|actioned)(?=[,.]| and\b| at\b)/gi,
    (_, before: string, then: string | undefined, what: string, done: string) => {
      const does = DONE[done.toLowerCase()]!;
      const verb = /[.:]/.test(before) || before === "" ? does[0]!.toUpperCase() + does.slice(1) : does;
      return `${before}${then ?? ""}${verb} ${what[0]!.toLowerCase()}${what.slice(1)}`;
    },
  );

/** "You may discard this card at any time during your turn. If you do, ..." */
const withTime = (text: string): string =>
  text.replace(
    /\bYou may ([^.:]+?) at any time(?: during your turn)?\. If you do, ([a-z])/g,
    (_, cost: string, does: string) => `${cost[0]!.toUpperCase()}${cost.slice(1)}: ${does.toUpperCase()}`,
  );

/** Among which cards something is most or least, where that is all on the field. */
const withoutField = (text: string): string =>
  text.replace(/(\b(?:highest|lowest|most|least) [\w ]+?) on the (?:field|battlefield)\b/gi, "$1");

/** "Discard a card to draw a card" as a cost and what is done for it, parted at the first "to" or at the last. */
const withCost = (text: string): string[] =>
  ["*?", "*"].map((some) =>
    text.replace(
      new RegExp(`(^|[.:】〕] ?)([A-Z][a-z]+ [^.:]${some}) to ([a-z])(?=[^.]*\\.)`),
      (_, before: string, cost: string, does: string) => `${before}${cost}: ${does.toUpperCase()}`,
    ),
  );

/** "You may discard a card to draw a card." */
const withIfSo = (text: string): string =>
  text.replace(/\b([Yy]ou may [^.:]*?) to ([a-z][^.]*\.)/g, "$1. If you do, $2");

/** A text that is not read, as it may be meant. */
export function looserWays(text: string): string[] {
  const same = [...SAME, ...SAME_JA].reduce((said, [from, to]) => said.replace(from, to), text);
  const plain = [withOne, withOnce, withDone, withTime, withoutField].reduce((said, way) => way(said), same);
  return [plain, withWhen(plain), ...withCost(plain), withIfSo(plain)];
}
