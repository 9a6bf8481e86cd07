/** The terminal's own words in Japanese. */
import type { Grade } from "@tefuda/bots";
import { isOpen } from "@tefuda/kernel/secret";
import { formatIn } from "@tefuda/referee/problems";
import { oneLine } from "../paint.ts";
import { drawing } from "./drawing.ja.ts";
import type { TerminalWords } from "./en.ts";
import { lab } from "./lab.ja.ts";
import { market } from "./market.ja.ts";
import { program } from "./program.ja.ts";
import { rulings } from "./rulings.ja.ts";
import { trouble } from "./troubles.ts";

const quoted = (name: string): string => `「${name}」`;
const anyOf = (names: readonly string[]): string => names.map(quoted).join("か");
const meant = (names: readonly string[]): string =>
  names.length > 0 ? `。${anyOf(names)}のことですか？` : "";
const range = (min: number, max: number): string => (min === max ? `${min}` : `${min}～${max}`);
const GRADES: Readonly<Record<Grade, string>> = {
  best: "最善",
  nearly: "ほぼ同じ",
  little: "やや劣る",
  clearly: "はっきり劣る",
};
const WAYS = {
  1: "そのまま",
  2: "選択のたびに取り消してやり直す",
  3: "選択のたびに保存して読み込む",
  4: "確かめるたびに記録から再生する",
};

export const ja: TerminalWords = {
  name: quoted,
  joined: (names) => names.join("、"),
  listed: (names) => names.join("、"),
  problem: (problem) => oneLine(formatIn("ja")(problem)),
  program,
  fault: (message) => `ルールの処理中に異常が起きました：${message}`,
  ownFault: (what) => `プログラム自体に異常があります。次の内容を報告してください：\n${what}`,

  args: {
    notWhole: (text) => `「${text}」は整数ではありません。`,
    bounds: (min, max) => `${min}から${max}までです。`,
    notNames: "名前をコンマで区切って並べてください。",
    notOneOf: (words) => `使えるのは ${words.join(", ")} です。`,
  },

  misuse: {
    noFile: (path) => `ファイル ${path} がありません`,
    notAFile: (path) => `${path} はファイルではありません`,
    noFolder: (path) => `フォルダ ${path} がありません`,
    readsTooLong: (seconds) =>
      `この記録は独自のカードを含み、読み込みに${seconds}秒より長くかかるか、メモリーを使いすぎるため、開きません`,
    notOurs: (path) => `${path} は対戦記録ではないファイルなので、上書きしません`,
    noName: "ファイルの名前が空です",
    cannotWrite: (path, code) => `${path} に書き込めません：${trouble(code, "ja")}`,
    outputLost: (code) => `出力を書き込めません：${trouble(code, "ja")}`,
    systemRefuses: (path, code) => `システムが ${path} を拒みました：${trouble(code, "ja")}`,
    keptByAnother: (path, pid, lock) =>
      `${path} には別のプログラム${pid > 0 ? `（プロセス ${pid}）` : ""}が対戦を保存しています。もう動いていなければ ${lock} を消してください`,
    noGame: (id, games, near) =>
      `ゲーム「${id}」はありません。あるのは ${games.map((g) => `${g.id}（${g.title}）`).join("、")}${meant(near)}`,
    notSold: (game) => `${game} にはパックがありません`,
    noPacks: (name, ids, near) =>
      `パック「${name}」はありません。あるのは ${ids.join("、")}${meant(near.slice(0, 1))}`,
    noPapers: (file) => `${file}は交換会の書類ではありません`,
    notMeasured: (game) =>
      `${game} のデッキの勝率がまだ分からないか、そろっていません。tefuda market winners --game ${game} で測れます`,
    noBounds: (game) =>
      `${game} にはまだ交換の限界がありません。tefuda market bounds --game ${game} --write で定められます`,
    labOfOne: "デッキ、セット、限界は1つのゲームのものです。allではなくゲームを指定してください",
    packsAlone: "--packs はシールド戦で開けるパックです。--sealed も書いてください",
    noLists: (game) => `${game} には用意されたデッキがありません`,
    noDeck: (name, ids, near) =>
      `デッキ「${name}」はなく、そのようなファイルもありません。あるのは ${ids.join("、")}${meant(near.slice(0, 1))}`,
    noFormats: (game) => `${game} にフォーマットはありません`,
    noFormat: (name, ids, near) =>
      `フォーマット「${name}」はなく、そのようなファイルもありません。あるのは ${ids.join("、")}${meant(near.slice(0, 1))}`,
    noPlayer: (name, known, near) =>
      `プレイヤー「${name}」はいません。選べるのは ${known.join("、")}${meant(near.slice(0, 1))}`,
    playersForSeats: (game, seats, n) => `${game} は${seats}人用ですが、--seats には${n}人の名前があります`,
    resumed: "再開する対戦のデッキ、フォーマット、シードはもう決まっています",
    fromRuling: "裁定の始まりから遊ぶ対戦のカード、フォーマット、運は、その裁定で決まっています",
    noRuling: (file, n) =>
      n === 0 ? `${file}に裁定はありません` : `${file}の裁定は#1から#${n}までです。どれかを指定してください`,
    otherGame: (game, path) => `これは ${game} の対戦です：tefuda play ${game} --resume ${path}`,
    sealedDecks: "シールド戦では開けたパックがデッキになります",
    decksForSeats: (decks, seats) => `${seats}人に対してデッキが${decks}個あります`,
    randomDecks: "--random-decks のときはデッキを指定できません",
    noPlayouts: (one, other) =>
      `--playouts は先を読むプログラムのためのものですが、${one} も ${other} も先を読みません`,
    notAhead: (game) =>
      `${game} はまだ学習されていないので調べられません。先に「tefuda learn ${game}」を行ってください`,
    allNamed: "--decks all はすべてのデッキを指します",
    noTurnLimit: (game) => `${game} にターン数の上限はありません`,
    playedBy: (game, min, max, asked) =>
      `${game} は${range(min, max)}人用ですが、--seats は${asked}人になっています`,
    botsForGame: (game, seats, n) => `${game} は${seats}人用ですが、--bots には${n}人の名前があります`,
    botsForSeats: (seats, n, fits) =>
      `${seats}人で遊びますが、--bots には${n}人の名前があります。${seats}人分か、全員に使う1人の名前を書いてください` +
      (fits ? `。${n}人で遊ぶには --seats ${n} を加えます` : ""),
    noSeat: (seat) => `この対戦に ${seat} はいません`,
    notOneRuling: "再生して違う結果になる対戦は、裁定にできません",
    noAnswer: (answers, at) => `この対戦は${answers}手までで、${at}手目はありません`,
    checkOne: "--check はゲームのルール全体を調べます。1つだけは調べられません",
    whichGame: (ids) => `どのゲームですか？あるのは ${ids.join("、")}`,
    noRule: (id, near) => `ルール「${id}」はありません${meant(near)}`,
    noCardOf: (name, near) => `カード「${name}」はありません${meant(near)}`,
    asksNothing: "知りたいことを書くか、--rule か --card を付けてください",
    emptySet: (path) => `${path}：試すカードもデッキもありません`,
    thereAlready: (path) => `${path} はすでにあるため、上書きしません`,
    printedAlone: "--printed は --json で書き出す内容です。--json も書いてください",
    noPhrases: (game) => `${game} の文の言い回しは示されていません`,
    noNode: (node) =>
      `「${node}」というノードはどのゲームにもありません（tefuda cards matrix で一覧できます）`,
    noForms: (game) => `${game} のファイルの書き方は示されていません`,
    noStarter: (game) => `${game} には、セットを作り始めるためのカードがありません`,
    wordsAlone: "--words はゲームの言葉を並べるもので、ファイルは実行しません",
    puzzleQuestion: (game) =>
      `パズルがどの選択から始まるかを --question で指定してください。一覧は tefuda scenario --words ${game}`,
    noScenarios: (where) => `シナリオのファイルがありません：${where.join("、")}`,
    noneMeant: (only) =>
      `「${only}」というルールのシナリオも、題にその言葉があるシナリオもありません。--only を外すとすべてが対象です`,
    textOrLines: "--text にカードの文を書くか、--lines に文のファイルを指定するか、どちらかにしてください",
    noPlace: ({ card, part }, places) =>
      places.length === 0
        ? "このゲームでは、文がどこに書かれるかを区別しません"
        : `${card === undefined ? "" : `「${card}」`}${part === undefined ? "" : `「${part}」`}に文はありません。ある所：${places
            .map((place) => `${place.card}の${place.part}`)
            .join("、")}`,
    oneChange: "もう一つの版を --against で、または変える数を --set で指定してください（どちらか一方）",
    noChange: (said) =>
      `「${said}」は変更として読めません。「Errand Bee:bite=2」のように「カード:項目=数」と書いてください`,
    twoDecks: "--even にはデッキを2つ指定してください",
    inNoDeck: (card) => `「${card}」はこれらのデッキのどれにも入っていません`,
    noType: (type, types) => `「${type}」という種類のカードはありません。あるのは ${types.join("、")}`,
  },

  table: {
    moment: (turn, seat, phase) =>
      [turn === undefined ? "" : `ターン${turn}`, seat ? `（${seat}）` : "", phase ? `・${phase}` : ""].join(
        "",
      ),
    waits: (n, seat, card, at, stopped) =>
      `待機中  ${n}．${seat}：${card}${at === "" ? "" : ` → ${at}`}${stopped ? "（打ち消し）" : ""}`,
    textOf: (card, n) => `${quoted(card)}の効果${n}`,
    you: "（あなた）",
    isAsked: "選択中",
    hidden: (n) => `非公開${n}枚`,
    onTop: (name) => `（一番上は${quoted(name)}）`,
    over: (name) => `下に${quoted(name)}`,
    attached: (place) => `${place}に装備`,
    aside: (what) => `（${what.join("、")}）`,
    detail: (name, value) => `${name}：${value}`,
  },

  play: {
    begins: (game, seed) =>
      `${game}、${isOpen(seed) ? `公開シード${seed}：これを知る人は、伏せられているものを割り出せます` : `運は終わりまで秘密です。その秘密のSHA-256は ${seed.hash}`}。「ヘルプ」と入力すると、使える言葉が出ます。`,
    opened: (seed) => `運の秘密は ${seed.secret} でした。各席が加えた数：${seed.numbers.join("、")}。`,
    help: `
  〈番号〉          その番号を選ぶ（いくつか選ぶとき：1 3）
  〈選択肢の言葉〉  一覧に出ている言葉のまま選ぶ
  なぜ 〈言葉〉     それができるか、できないならどのルールのためか
  ヒント            一番強いプログラムならどうするか、その先どうなると見ているか
  見る 〈カード名〉 カードに書かれていることをすべて見る
  表                テーブルをもう一度出す
  ログ [数]         これまでに起きたこと（数を書くと最後の何行か）
  戻す / やり直す   最後の選択を取り消す、もう一度行う
  保存 [ファイル]   対戦を保存する
  投了              負けを認めて終える
  終了              席を立つ（--save があれば対戦は残る）
`,
    commands: {
      help: ["ヘルプ"],
      quit: ["終了"],
      table: ["表"],
      why: ["なぜ"],
      hint: ["ヒント"],
      look: ["見る"],
      log: ["ログ"],
      undo: ["戻す"],
      redo: ["やり直す"],
      save: ["保存"],
    },
    next: (seat) => `── ${seat}の選択 ──`,
    asks: (seat, source, words) => `${seat}：${source === undefined ? "" : `${quoted(source)} `}${words}`,
    pick: (min, max) =>
      max === 0
        ? "（選べるものはありません。0 で進みます）"
        : `（${range(min, max)}枚選ぶ${max > 1 ? "。例：1 3" : ""}${min === 0 ? "　選ばない：0" : ""}）`,
    whyWhat: "何についてですか？例：なぜ パス",
    lookWhat: (name) => `どのカードですか？例：見る ${name}`,
    logHowMany: "何行見ますか？例：ログ 10　すべて見るなら：ログ",
    noNumber: (options) =>
      options === 0
        ? "選べるものはありません。0 で進みます。"
        : options === 1
          ? "選択肢は1つです。1か、選択肢の言葉を入力してください。"
          : `選択肢は${options}個です。1から${options}までの番号か、選択肢の言葉を入力してください。`,
    oneNumber: "ここで選べるのは1つだけです。番号を1つ入力してください。",
    before: (lines) => `（これより前のログが${lines}行あります。「ログ」で見られます）`,
    hintNone: "ここで選べることはありません。",
    hintHead: (turns) =>
      `一番強いプログラムならどうするかを、よい順に、入力するものと並べて示します。その先は、見えないものを仮に決めて${
        turns === 0
          ? "この段階が終わるまで"
          : turns === 1
            ? "次のターンが始まるまで"
            : `このターンを含めて${turns}ターンが終わり、その次が始まるまで`
      }何度も遊んだときの平均です。`,
    hintAnswer: (type, words, grade) => `${type}  ${words === "" ? "何もしない" : words}（${GRADES[grade]}）`,
    hintEnds: (won, lost, worlds) => `先を遊んだ${worlds}回のうち、そこまでで${won}回勝ち、${lost}回負け`,
    hintChange: (seat, what, now, then) => `${seat}：${what} ${now} → ${then}`,
    hintSame: "数えられるものは何も変わらない",
    saveWhere: "どこに保存しますか？例：保存 game.json",
    saved: (path) => `${path} に保存しました。`,
    savedAgain: (path) => `${path} にまた保存できるようになりました。`,
    notSaved: (why) => `保存できません：${why}`,
    nothingToUndo: "取り消せる選択がありません。",
    nothingToRedo: "やり直せる選択がありません。",
    cameToLight: "（その後に非公開の情報が明らかになっていました。）",
    cannotCarryOut: (why) => `実行できません。ゲームは元のままです：${why}`,
    noCard: (name, near) =>
      `カード「${name}」はありません。${near.length > 0 ? `${anyOf(near)}のことですか？` : ""}`,
    allowed: "できます。",
    forbidden: "できません。次のことが必要です：",
    reason: (rule, needs) => `${rule}：${needs}`,
    notUnderstood: (part) => `「${part}」は分かりません。`,
    knownHere: "ここで使える言葉：",
    won: (seat, rule) => `${seat === undefined ? "引き分け" : `${seat}の勝ち`}${rule ? `（${rule}）` : ""}。`,
    shuffled: (zone) => `（${zone}をシャッフル）`,
    moved: (card, from, to) => `（${card}：${from} → ${to}）`,
    packs: (seat) => `${seat}が開けたパック：`,
    pack: (n) => `パック${n}`,
  },

  replay: {
    at: (n, of) => `${of}手中${n}手目。`,
    asked: (seat) => `${seat}の選択です。`,
    verified: (answers, over, hash) =>
      `確認済み：${answers}手、${over ? "最後まで終了" : "途中まで"}、状態 ${hash}`,
    notSaid: (answers, over, hash) =>
      `再現済み：${answers}手、${over ? "最後まで終了" : "途中まで"}、状態 ${hash}。記録に終わり方が書かれていないため、確認はできません`,
    endsOtherwise: "確認できません：再現すると、記録と違う終わり方になります。",
    notPlayable: (why) => `確認できません：最後まで再現できません。${why}`,
    parts: (answers) =>
      answers === 0 ? "始めから別の対戦になります。" : `${answers}手目のあとから別の対戦になります。`,
    asSeen: "表示は、当時見えていたとおりのものです。",
    ownCards: (names) => `記録にあるカードで再現しています。今のカードと違うもの：${names}`,
    gone: (name) => `${name}（今はない）`,
    edition: (then, now) =>
      then === 0
        ? `ルールの版が数えられる前の記録です。今のルールは第${now}版です。`
        : `この対戦のルールは第${then}版です。今のルールは第${now}版です。`,
    since: (edition, sentence) => `  第${edition}版：${sentence}`,
    keys: "Enter：次へ、b：前へ、数字：その手へ、q：終わる > ",
    said: (seat, what) => `${seat}：${what}`,
    pack: (seat, n, names) => `${seat}のパック${n}：${names}`,
    program: (seat, sign) => `${seat}のプログラム：${sign}`,
  },

  simulate: {
    games: "対戦数",
    gamesFrom: (games, stopped, seed) => `${games}${stopped ? "（中断）" : ""}、公開シードは${seed}から`,
    decisions: "選択の数",
    aGame: (n, each) => `${n}、1戦あたり${each}`,
    time: "時間",
    speed: (seconds, games, decisions) => `${seconds}秒：毎秒${games}戦、毎秒${decisions}回の選択`,
    workers: "同時",
    fewerWorkers: (used, asked, cores, batches, size) =>
      `${used}（指定は${asked}。コア${cores}個、${size}戦ずつ${batches}組）`,
    firstWon: "先攻の勝ち",
    seatWon: (seat, bot) => `${seat}（${bot}）の勝ち`,
    botWon: (bot) => `${bot} の勝ち`,
    share: (n, of, share, low, high) => `${of}戦中${n}、${share}（95 %区間：${low}～${high}）`,
    turns: "ターン数",
    turnsFrom: (min, max, median) => `${min}～${max}、中央値${median}`,
    draws: "引き分け",
    atTurnLimit: (n) => `、うちターン数の上限で${n}`,
    unfinished: "未決着",
    failed: "異常終了",
    endedBy: "決着のルール",
    deck: (id) => `デッキ ${id}`,
    applied: "使われたルール",
    of: (n, all, never) => `${all}中${n}${never === "" ? "" : `。一度もないもの：${never}`}`,
    hash: "ハッシュ",
    fault: (seed, message) => `シード${seed}：${message}`,
    drawn: "引かれたカード",
    played: "使われたカード",
    outOfHands: "手札からの使い方",
    carriedOut: "働いた効果",
    nothingToCarryOut: "働きのない文",
    progress: (done, games, speed, left) =>
      `${games}戦中${done}戦、毎秒${speed}戦、残り${left}秒。Ctrl-C で中断`,
  },

  duel: {
    deals: "配り",
    interval: (low, high) => `（95 %区間：${low}～${high}）`,
    byDeal: "2度とも同じ側が勝った配り",
    playouts: (playouts) => `プレイアウト${playouts}回`,
    thinks: (bot) => `${bot} の考慮時間`,
    ms: (ms) => `1回の選択に${ms}ミリ秒`,
    speed: (seconds, decisions, workers) => `${seconds}秒で${decisions}回の選択、同時に${workers}`,
  },

  exam: {
    progress: (done, of) => `${of}局面中${done}局面。Ctrl-C で中断`,
    tried: "調べた局面",
    plain: "答えが明らかな局面",
    right: (player) => `${player} が正解`,
  },

  puzzle: {
    unsolved: "解けません：何が起きても目標に届く答えがありません",
    judged: ({ choices, decisions, unique, greedyFails, sure }) =>
      [
        `選択${choices}回、うち間違えうるもの${decisions}回`,
        unique ? "解は一通り" : "解は複数",
        greedyFails ? "一手先を読むだけでは足りない" : "一手先を読めば足りる",
        ...(sure ? [] : ["すべては調べきれていない（--positions を参照）"]),
      ].join("、"),
    found: (found, tried) => `${tried}の局面から${found}個見つかりました`,
  },
  lesson: {
    none: "このゲームにレッスンはありません",
    goesThrough: "最後まで進みます",
    stops: (step: number) => `ステップ${step}で止まります`,
    otherWords: "その回答はできますが、質問にあるとおりに書いてください",
  },

  solve: {
    reaches: {
      win: (seat, answer) => `${seat}の勝ち：${answer}`,
      survive: (seat, answer) => `${seat}は負けない：${answer}`,
    },
    never: {
      win: (seat) => `${seat}には、何があっても勝てる手はない`,
      survive: (seat) => `${seat}には、何があっても負けない手はない`,
    },
    notProven: {
      win: (seat) => `${seat}が必ず勝てるとも、勝てないとも証明できない`,
      survive: (seat) => `${seat}が必ず負けずに済むとも、済まないとも証明できない`,
    },
    obstacle: {
      worlds: "（伏せられたカードの並びが多すぎる。--worlds を参照）",
      chance: "（運による分かれ方が多すぎる）",
      order: "（大きな山のカードの順番による）",
      picks: "（カードの選び方が多すぎる）",
      positions: "（先の局面が多すぎる。--positions を参照）",
      fault: "（先に、ゲームを続けられない局面がある）",
    },
    looked: (worlds, positions) => `（伏せられたカードの並び${worlds}通り、局面${positions}）`,
    notReached: (title) => `${title}：局面に到達しない`,
  },

  learn: {
    playing: (done, games) => `学習用の対戦：${games}戦中${done}戦。Ctrl-C で中断`,
    learned: (round, games, agree) =>
      `${round}回目：${games}戦から学習。学習に使っていない対戦の選択を${agree}当てる`,
    trying: (done, games) => `比較中：${games}戦中${done}戦。Ctrl-C で中断`,
    toStage: "段階の終わりまで",
    toTurn: (turns) => (turns === 1 ? "ターンの終わりまで" : `${turns}ターン先まで`),
    inPlans: "（手順を立てて）",
    share: (look, against, share) => `  ${look}：${against} に対して${share}`,
    kept: (look, file) => `採用：${look}。${file} に保存しました`,
    notAhead: (file) => `先読みの効果がないため、1手先だけを見ます。${file} に保存しました`,
    stopped: "中断しました。何も保存していません",
  },

  levels: {
    won: (above, below, share) => `${above} は ${below} に${share}勝った`,
    spaced: (doubts, file) =>
      `これからの見誤りの幅（弱い方から）：${doubts.join("、")}。${file} に保存しました`,
  },

  try: {
    rulings: (tally) => `裁定：${tally}`,
    noDeckFor: (card, why) => `${quoted(card)}の入るデッキを作れません：${why}`,
    madeDeck: (name, cards, own) =>
      `セットにデッキがないため、${quoted(name)}をもとに作りました。${cards}枚のうち${own}枚がセットのカードです（--json で一覧）`,
    players: "プレイヤー",
    bothSeats: (bots) => `両方とも ${bots}、どの組み合わせも席を入れ替えて対戦`,
    won: "セットの勝ち",
    against: (id) => `対 ${id}`,
    cards: "カードの使い手が勝った対戦（95 %のWilson区間つき）：",
    never: "なし",
    whenDrawn: "引いたとき",
    whenPlayed: "使ったとき",
    allHappened: "どのカードの効果も働きました。",
    neverHappened: (texts) => `一度も働かなかった効果：${texts}`,
    nothingToDo: (texts) => `ルールが読むだけで、働きの見えない文：${texts}`,
    inNoDeck: (cards) => `どのデッキにもなく、試されなかったカード：${cards}`,
  },

  scenario: {
    note: (what) => `注：${what}`,
    failed: (title, how) => `失敗 ${title}${how === "" ? "" : `（${how}）`}`,
    way: (way) => WAYS[way],
    words: {
      zones: "各プレイヤーの領域",
      shared: "共有の領域",
      playerNumbers: "プレイヤーの数値",
      gameNumbers: "ゲームの数値",
      values: "カードの値",
      cardNumbers: "カードの数値",
      phases: "フェイズ",
      questions: "質問",
      answers: "回答",
      settings: "設定",
      terms: "変化の期間",
      formats: "フォーマット",
    },
    hidden: "（ルールの内部の数値。誰にも見えません）",
  },
  made: (
    run,
    folder,
    title,
    game,
  ) => `${folder}：${title} のセットです。カードが種類ごとに1枚、デッキと裁定が1つずつ入っています。
  カードは cards、デッキは decks、裁定は scenarios のフォルダに、セットの名前は set.yaml にあります。
次にできること：
  ${run} cards check ${folder} --lang ja
  ${run} scenario --with ${folder} --lang ja
  ${run} try ${folder} --lang ja
  ${run} play ${game} --with ${folder} --lang ja
`,
  tally: (passed, failed) => `成功${passed}、失敗${failed}`,

  rules: {
    limitedBook: "リミテッド",
    note: "一部のルールの文は英語のみです。",
    ruling: "裁定",
    shows: "確かめ方",
    code: "コード",
    scenarios: "シナリオ",
    bounds: "測定による限界",
    nowhere: "なし",
    lacks: (id, topic, lacks) =>
      `${id.padEnd(12)} ${topic}：${lacks.map((what) => (what === "code" ? "コード" : "シナリオまたは測定の限界")).join("と")}がありません`,
    counts: (game, rules, cited, reasons, shown, bounded) =>
      `${game}：ルール${rules}件。プログラムが引くもの${cited}件、引けない理由を記したもの${reasons}件、シナリオで確かめたもの${shown}件${bounded > 0 ? `、測定の限界で示したもの${bounded}件` : ""}`,
  },

  matrix: {
    legend:
      "x ゲームで実行された   o 実行するものがない   ? 読めるが実行を見ていない   e・j 英語だけ・日本語だけ\n- 言葉がない   ! まだ",
    sorts: {
      text: "文",
      cost: "コスト",
      trigger: "きっかけ",
      condition: "条件",
      action: "行動",
      statement: "効いている間のこと",
      cards: "枚数と、誰が選ぶか",
      quality: "どのカードか",
      place: "場所",
      reference: "前に出たカード",
      amount: "数",
    },
    ran: {
      ran: "ゲームで実行された",
      fact: "実行するものがない（カードの性質）",
      never: "読めるが、実行を見ていない",
    },
    sum: ({ said, ran, fact, never, lacking, notYet }) =>
      `英語${said.en}、日本語${said.ja}：実行${ran}、性質${fact}、未確認${never}。言葉がない${lacking}、まだ${notYet}`,
  },
  cards: {
    warning: (what) => `注意：${what}`,
    allRead: (n) => `${n}枚、すべて読めました`,
    problems: (n) => `問題${n}件`,
    installed: (n, others) => `すでにあるカードが${n}枚：同じもの${n - others}枚、違うもの${others}枚`,
    differs: (name, fields) => `${quoted(name)}：${fields}`,
    read: (kind, print) => `読めました${kind ? `（${kind}）` : ""}：${print}`,
    notRead: (what) => `読めません：${what}`,
    readings: (n) => `（読み方が${n}通り）`,
    readOf: (n, of) => `${of}行中${n}行が読めました`,
    setNotRight:
      "セットにはまだ直すところがあります（tefuda cards check で分かります）。この文はセットの言葉を使って読みました",
    count: (n) => `${n}枚`,
  },

  packs: {
    pack: (n, of) => `${of} パック${n}`,
    progress: (done, of) => `${of}パック中${done}パック。Ctrl-C で中断`,
    packs: "パック",
    cards: (packs, cards) => `${packs}パック、${cards}枚`,
    seen: (n, expected) => `${n}（定められた確率では${expected}）`,
    sorts: "レアリティ",
    kinds: "種類",
    fit: (square, freedom, p) => `カイ二乗 ${square}、自由度${freedom}、p = ${p}`,
    nothingVaries: "ばらつきなし",
    each: (kinds, low, high, fit) => `${kinds}種、それぞれ${low}～${high}回。${fit}`,
    strange: "セット外のカード",
    none: "なし",
    limitedProgress: (done, of) => `${of}のうち${done}。Ctrl-C で中断`,
    printing: "印刷",
    printings: {
      stated: "セットの割合どおり",
      equal: "均等",
      regional: "均等（地域別、最初の地域のパック）",
    },
    pools: "プール",
    legal: (legal, of) => `${of}のうち${legal}から正しいデッキを作れる`,
    early: "両者が3ターン目までにカードを出せる",
    picked: "値打ちで選んだデッキ（無作為に選んだデッキとの対戦）",
    pickedShare: (pairs, share, low, high) => `${pairs}組の対戦で勝率${share}（95 %：${low}～${high}）`,
    worthSaved: (games, file) => `${games}回の対戦。${file} に保存`,
  },

  drawing,
  lab,
  market,
  rulings,
};
