/** What is told of a scenario file, of other files of a game, and of files as such. */
import type { Messages, Words } from "@tefuda/kernel";

export const FILE = {
  noBoundsTest: (path: string): Words => ({
    en: `the test that holds these bounds is not there, or does not read them: ${path}`,
    ja: `この限界を確かめるテストがないか、限界を読んでいません：${path}`,
  }),
  none: { en: "there is no such file", ja: "そのファイルはありません" },
  noFile: { en: "this is no file", ja: "これはファイルではありません" },
  noneOrFolder: { en: "there is no such file or folder", ja: "そのファイルやフォルダはありません" },
  most: (bytes: number): Words => ({
    en: `a file has at most ${bytes} bytes`,
    ja: `ファイルは${bytes}バイトまでです`,
  }),
  unread: (code: string | undefined): Words => ({
    en: `this cannot be read (${code ?? "no reason told"})`,
    ja: `読めません（${code ?? "理由は不明です"}）`,
  }),
  unseen: (code: string | undefined): Words => ({
    en: `this cannot be looked through (${code ?? "no reason told"})`,
    ja: `中を調べられません（${code ?? "理由は不明です"}）`,
  }),
  mostFiles: (most: number): Words => ({
    en: `more than ${most} files lie here; name those that are meant`,
    ja: `ファイルが${most}個を超えています。使うものを指定してください`,
  }),
  empty: {
    en: "the file is empty; a saved match is expected",
    ja: "ファイルが空です。保存した対戦記録が必要です",
  },
  noFormats: (game: string): Words => ({
    en: `${game} has no formats`,
    ja: `${game} にフォーマットはありません`,
  }),
  notSold: (game: string): Words => ({
    en: `${game} is not sold in packs`,
    ja: `${game} にパックはありません`,
  }),
  noProgram: {
    en: "this cannot be read as a program",
    ja: "プログラムとして読めません",
  },
  isApplied: (id: string, place: string): Words => ({
    en: `${id} needs no reason here: ${place} names it`,
    ja: `${id} に理由は要りません。${place} がこのルールを引いています`,
  }),
  noRule: (id: string): Words => ({ en: `there is no rule ${id}`, ja: `ルール ${id} はありません` }),
  whichGame: {
    en: "neither its folder nor its rules say which game this is",
    ja: "フォルダからもルールからも、どのゲームか分かりません",
  },
} satisfies Messages;

/** What has become otherwise since a ruling was filed; each is a sentence. */
export const FILED = {
  changed: (names: readonly string[]): Words => ({
    en: `Changed since it was filed: ${names.join("; ")}.`,
    ja: `その後に変わったカード：${names.map((name) => `「${name}」`).join("")}。`,
  }),
  gone: (names: readonly string[]): Words => ({
    en: `Gone since it was filed: ${names.join("; ")}.`,
    ja: `その後になくなったカード：${names.map((name) => `「${name}」`).join("")}。`,
  }),
  edition: (then: number, now: number): Words => ({
    en: `It was filed in edition ${then} of the rules, and these are edition ${now}.`,
    ja: `ルール第${then}版のときに記録されたもので、今は第${now}版。`,
  }),
} satisfies Messages;

export const LESSON = {
  oneAnswer: {
    en: "a step holds words under tell:, or the answer of one seat, or both",
    ja: "ステップには、tell: の言葉か、1人の答えか、その両方を書きます",
  },
  noDeck: (deck: string): Words => ({
    en: `there is no deck "${deck}"`,
    ja: `「${deck}」というデッキはありません`,
  }),
  noFormat: (format: string): Words => ({
    en: `there is no format "${format}"`,
    ja: `「${format}」というフォーマットはありません`,
  }),
} satisfies Messages;

export const SET = {
  file: (keys: readonly string[]): Words => ({
    en: `a set says ${keys.join(", ")}, each as "key: value"`,
    ja: `セットには ${keys.join("、")} を「キー: 値」の形で書きます`,
  }),
  lacksFile: {
    en: "the folder of a set has a file set.yaml with its name and its game: `tefuda new` makes one",
    ja: "セットのフォルダには、名前（name）とゲーム（game）を書いた set.yaml が必要です。`tefuda new` で作れます",
  },
  noFiles: {
    en: "there is no file of a set here: they end in .yaml, and a folder has a file set.yaml",
    ja: "セットのファイルがありません。ファイルの名前は .yaml で終わり、フォルダには set.yaml があります",
  },
  several: (one: string, other: string): Words => ({
    en: `here is more than one set, ${one} and ${other}: one at a time`,
    ja: `${one} と ${other} の2つのセットがあります。1つずつ読み込んでください`,
  }),
  noCards: {
    en: "there are no cards in this set: they lie in files that end in .yaml, in its folder cards",
    ja: "このセットにはカードがありません。カードは、フォルダ cards の中の .yaml で終わるファイルに書きます",
  },
  mostFiles: (most: number): Words => ({
    en: `a set has at most ${most} files`,
    ja: `セットのファイルは${most}個までです`,
  }),
  tooLong: (most: number): Words => ({
    en: `the files of a set have at most ${most} letters together`,
    ja: `セットのファイルは合わせて${most}文字までです`,
  }),
  readsTooLong: (seconds: number): Words => ({
    en: `this set takes longer than ${seconds} seconds to read, and is not read on`,
    ja: `このセットは読むのに${seconds}秒以上かかるため、読み込みをやめました`,
  }),
  otherGame: (own: string, other: string): Words => ({
    en: `this set is for ${own}, not for ${other}`,
    ja: `このセットは ${own} のもので、${other} のものではありません`,
  }),
  apart: (sets: readonly string[]): Words => ({
    en: `${sets.join(" and ")} are each right and do not go together, for the reasons above: rename what both have (names, numbers and decks that a starter gave them) in one of them, or play with one at a time`,
    ja: `${sets.join(" と ")} は、別々なら正しいのですが、上の理由で一緒には使えません。両方にあるもの（ひな形のままの名前、番号、デッキ）を片方で変えるか、1つずつ使ってください`,
  }),
  deckTaken: (name: string, by: string, file: string): Words => ({
    en: `the deck "${name}" cannot be told from "${by}", in ${file}: give it a name and a file name of its own`,
    ja: `デッキ「${name}」は、${file} の「${by}」と区別できません。名前とファイル名を別のものにしてください`,
  }),
} satisfies Messages;

/** What may be a slip, and is no error. */
export const STRANGE = {
  word: (one: Words, word: string): Words => ({
    en: `no card of the game has the ${one.en} "${word}", and no set declares it (words: in set.yaml)`,
    ja: `「${word}」という${one.ja}は、ゲームのカードにも、セットの words: にもありません`,
  }),
  unsayable: (word: string): Words => ({
    en: `texts cannot speak of "${word}": no card has it, or the game or its texts have it as a word already, or what it is a word for is a closed list in this game`,
    ja: `テキストで「${word}」とは言えません。それを持つカードがないか、すでにゲームやテキストの言葉であるか、このゲームでは増やせない種類の言葉です`,
  }),
  keywordTaken: (word: string): Words => ({
    en: `the keyword "${word}" is a text of the game already, and on cards means that`,
    ja: `キーワード「${word}」はすでにゲームのテキストで、カードではそちらの意味になります`,
  }),
  keywordUnused: (word: string): Words => ({
    en: `no card of the set has the keyword "${word}"`,
    ja: `セットにはキーワード「${word}」を持つカードがありません`,
  }),
  name: (name: string): Words => ({
    en: `a text speaks of "${name}", and no card is called so`,
    ja: `テキストに「${name}」とありますが、その名前のカードはありません`,
  }),
} satisfies Messages;

export const SCENARIO = {
  file: { en: "a scenario file is a list of scenarios", ja: "シナリオのファイルはシナリオのリストです" },
  titleAgain: (line: number): Words => ({
    en: `the title of line ${line} again; each has its own`,
    ja: `${line}行目と同じ題名です。題名はシナリオごとに変えます`,
  }),
  onePart: {
    en: "a step of play is one of do, expect and refuse, in the order of the list",
    ja: "play の1つには、do、expect、refuse のどれか1つを、行う順に書きます",
  },
  showsNothing: {
    en: "this scenario shows nothing: it has neither expect nor refuse",
    ja: "expect も refuse もなく、このシナリオは何も確かめません",
  },
  matchAlone: {
    en: "a start that is a match says everything by it: nothing stands beside `match`",
    ja: "`match` で始まる開始時の状態はそれがすべてを決める。`match` のほかには何も書かない",
  },
  turn: { en: "a turn from 1 to 99", ja: "ターンは1から99までです" },
  underneath: {
    en: "what lies underneath has nothing under it, is attached to nothing, and is not changed",
    ja: "下に重ねたカードには、さらに下のカード、装備先、値の変化を書けません",
  },
  change: {
    en: "a change is one value and how long it lasts",
    ja: "変化には、値を1つと、続く期間を書きます",
  },
  ofWhom: (term: string): Words => ({
    en: `of whom? "${term} of A"`,
    ja: `誰のですか？例：「${term} of A」`,
  }),
  ofNobody: (term: string): Words => ({
    en: `"${term}" is of no one player`,
    ja: `「${term}」はどのプレイヤーのものでもありません`,
  }),
  step: (kind: string): Words => ({
    en: `a step of ${kind} is \`A: notation\``,
    ja: `${kind} の1つは \`A: 選択の言葉\` です`,
  }),
  oneAnswer: { en: "one answer a step", ja: "1つに書ける選択は1つです" },
  answer: {
    en: "an answer is a text, or a list of texts",
    ja: "選択は文字列か、文字列のリストです",
  },
  wholeTurn: { en: "a turn is a whole number", ja: "ターンは整数です" },
  because: {
    en: "a refusal says because of which rule",
    ja: "refuse には、どのルールで断られるか（because）を書きます",
  },
  becauseAll: { en: "because: [all of these]", ja: "because: [ルール（すべて）]" },
  becauseAny: { en: "because: { any: [one of these] }", ja: "because: { any: [ルール（どれか1つ）] }" },
  refusal: {
    en: "a refusal is one `A: notation` with `because`",
    ja: "refuse は1つの `A: 選択の言葉` と `because` です",
  },
  saysNothing: (text: string): Words => ({
    en: `"${text}" says nothing that can be looked up`,
    ja: `「${text}」は確かめられる形になっていません`,
  }),
  expectation: {
    en: "an expectation is one sentence about a card or one `name: what it is`",
    ja: "expect の1つは、カードについての1文か、1つの `名前: 値` です",
  },
  expected: {
    en: "what is expected is a word or a number, or a list of them",
    ja: "期待する値は、言葉か数か、そのリストです",
  },
  notOffered: { en: "it says what is not offered", ja: "選べないはずのものを書きます" },
  trueOrFalse: (key: string): Words => ({
    en: `"${key}" is true or false`,
    ja: `「${key}」は true か false です`,
  }),
  numberOrNames: (key: string): Words => ({
    en: `"${key}" is a number of cards or a list of names`,
    ja: `「${key}」は枚数か、カード名のリストです`,
  }),
  atLeastOne: (key: string): Words => ({
    en: `"${key}" names at least one card`,
    ja: `「${key}」にはカード名を1つ以上書きます`,
  }),
  number: (key: string): Words => ({ en: `"${key}" is a number`, ja: `「${key}」は数です` }),
  chance: {
    en: "chance is a list of what happens by it, in order",
    ja: "chance は、偶然で決まることを順に並べたリストです",
  },
  noChance: { en: "that is nothing that chance decides", ja: "偶然で決まることではありません" },
  chanceShuffle: {
    en: "shuffle A.deck: [the uppermost card, …]",
    ja: "shuffle A.deck: [一番上のカード, …]",
  },
  chancePick: { en: "pick: [a card, …]", ja: "pick: [カード, …]" },
  happenedTo: {
    en: "nothing happened to … (a card or a player)",
    ja: "nothing happened to …（カードかプレイヤー）",
  },
  attachedTo: {
    en: "… is (not) attached to … (or nothing)",
    ja: "… is (not) attached to …（装備先がなければ nothing）",
  },
  hasValue: { en: "… has <value> <number>", ja: "… has 〈値の名前〉 〈数〉" },
  shows: { en: '… shows "words"', ja: '… shows "言葉"' },
} satisfies Messages;

/** What can be named and does not exist, by what it is called in English. */
export const THINGS = {
  key: "キー",
  seat: "席",
  "seat or helper": "席や補助の言葉",
  "seat in this match": "この対戦の席",
  phase: "フェイズ",
  question: "質問",
  format: "フォーマット",
  zone: "領域",
  "zone or number": "領域や数値",
  "number of a card": "カードの数値",
  "value of a card": "カードの値",
  "value or number of a card": "カードの値や数値",
  term: "期間",
  card: "カード",
  place: "場所",
  rule: "ルール",
  answer: "選択",
  "answer to that": "その答え",
  fact: "確かめる項目",
  setting: "設定",
  deck: "デッキ",
  game: "ゲーム",
  player: "プレイヤー",
} as const;
export type Thing = keyof typeof THINGS;

export const NO_SUCH = {
  thing: (thing: Thing, word: string): Words => ({
    en: `there is no ${thing} "${word}"`,
    ja: `「${word}」という${THINGS[thing]}はありません`,
  }),
  all: (known: readonly string[]): Words => ({
    en: `; there is ${known.join(", ")}`,
    ja: `。あるのは ${known.join("、")}`,
  }),
  listedBy: (command: string): Words => ({
    en: `; \`${command}\` lists them`,
    ja: `。\`${command}\` で一覧を見られます`,
  }),
} satisfies Messages;

export const JSON_FILE = {
  not: (why: Words): Words => ({ en: `this is not JSON: ${why.en}`, ja: `JSONになっていません：${why.ja}` }),
  more: { en: "nothing more is expected", ja: "この後には何も書けません" },
  early: { en: "it ends too early", ja: "途中で終わっています" },
  value: { en: "a value is expected", ja: "値が必要です" },
  text: {
    en: "this text has no end, or holds letters that have to be escaped",
    ja: "文字列が閉じていないか、エスケープの必要な文字があります",
  },
  deep: (most: number): Words => ({
    en: `at most ${most} lists and mappings lie in one another`,
    ja: `リストとマッピングの入れ子は${most}段までです`,
  }),
  values: (most: number): Words => ({
    en: `a file of this kind holds at most ${most} values`,
    ja: `この種類のファイルに書ける値は${most}個までです`,
  }),
  items: (most: number): Words => ({
    en: `a list has at most ${most} items`,
    ja: `リストの項目は${most}個までです`,
  }),
  keys: (most: number): Words => ({
    en: `a mapping has at most ${most} keys`,
    ja: `マッピングのキーは${most}個までです`,
  }),
  commaOr: (end: "]" | "}"): Words => ({
    en: `a comma or ${end} is expected`,
    ja: `コンマか「${end}」が必要です`,
  }),
  key: { en: 'a key in "…" is expected', ja: '「"…"」で囲んだキーが必要です' },
  noKey: (key: string): Words => ({ en: `there is no key "${key}"`, ja: `「${key}」というキーはありません` }),
  again: (key: string): Words => ({
    en: `"${key}" stands here a second time`,
    ja: `ここに「${key}」がもう一度あります`,
  }),
  colon: { en: "a colon is expected", ja: "コロンが必要です" },
} satisfies Messages;
