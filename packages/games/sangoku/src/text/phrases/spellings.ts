/**
 * Spellings that are read as another: the rulebook is in English, so whoever writes Japanese cards calls its things in words of
 * their own.
 */
import { nations } from "./names.ts";

/** What the rulebook calls tapped is at rest (sangoku-5.9), and "the rest" is something else. */
const atRest: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["is", "are", "was", "were", "becomes"].map((be) => [`${be} rest`, `${be} tapped`])),
  ...Object.fromEntries(
    "general generals card cards resource resources"
      .split(" ")
      .map((noun) => [`rest ${noun}`, `tapped ${noun}`]),
  ),
  ...Object.fromEntries(
    "this that it them one two three a an all each your any another up target"
      .split(" ")
      .map((whom) => [`rest ${whom}`, `tap ${whom}`]),
  ),
  rested: "tapped",
  rests: "taps",
  ...Object.fromEntries(["is", "are", "was", "were"].map((be) => [`${be} stand`, `${be} standing`])),
};

/** English. */
export const alike: Readonly<Record<string, string>> = {
  ...atRest,
  ...Object.fromEntries(["is", "are", "was", "were"].map((be) => [`${be} not tapped`, `${be} standing`])),
  // as the rulebook writes it
  calvary: "cavalry",
  ...Object.fromEntries(
    ["is", "are", "was", "were"].flatMap((be) =>
      ["", " not"].map((not) => [`${be}${not} in battle`, `${be}${not} fighting`]),
    ),
  ),
  "general in battle": "fighting general",
  "generals in battle": "fighting generals",
  "you then have": "you have",
  "you now have": "you have",
  "discard target": "drop",
  "discard one target": "drop",
  enemy: "opposing",
  untap: "stand",
  untaps: "stands",
  untapped: "standing",
  "resource zone": "resources",
  "resource area": "resources",
  "resource row": "resources",
  ...Object.fromEntries(
    ["into", "to", "in"].flatMap((to) =>
      ["", " zone", " area", " row"].map((zone) => [`${to} your resource${zone}`, `${to} your resources`]),
    ),
  ),
  ...Object.fromEntries(
    ["", " row", " zone", " area", " cards"].map((row) => [`your fort${row}`, "your forts"]),
  ),
  mana: "resources",
  "mana zone": "resources",
  "fighting against": "fighting",
  "fights against": "fights",
  "fight against": "fight",
  "this one": "this card",
  "cost number": "cost",
  "tactics card": "tactic",
  "tactics cards": "tactics",
  "all traits": "all emblems",
  "equipped with a reinforcement": "equipped",
  "battle win": "battle success",
  "forsaken tactic": "forsaken tactics",
  "dancing mode": "dance mode",
  "awakened mode": "awaken mode",
  "awakening mode": "awaken mode",
  "surprise attacks": "surprise attack",
  ...Object.fromEntries(
    ["attack", "a attack", "an attack", "attacks"].map((attack) => [`declare ${attack} on`, "attack"]),
  ),
  battling: "fighting",
  battles: "fights",
  "fort cards": "forts",
  "fort row": "forts",
  "declares interception": "intercepts",
  "maximum hand size": "hand limit",
  "hand size limit": "hand limit",
  fortress: "fort",
  "deck top": "top of your deck",
};

/** Each of several words as one. */
const as = (meant: string, said: string): Record<string, string> =>
  Object.fromEntries(said.split(" ").map((word) => [word, meant]));

/** Names of texts in brackets of either sort. */
const bracketed = (meant: string, said: string): Record<string, string> =>
  Object.fromEntries(
    said.split(" ").flatMap((word) => ["【", "{", "｛"].map((open) => [`${open}${word}`, `【${meant}`])),
  );

/** Where cards lie, and how. */
const places: Readonly<Record<string, string>> = {
  ...as("山札", "デッキ"),
  ...as("捨て札", "トラッシュ 捨札 墓地 捨て札置き場 捨札置き場 捨て札置場 捨て山"),
  ...as(
    "国力",
    "資源 資源置き場 資源置場 資源ゾーン 資源エリア 資源場 リソース リソースゾーン リソースエリア 国力ゾーン",
  ),
  ...as("戦場", "フィールド バトルフィールド 戦場ゾーン"),
  ...as("城壁", "砦 要塞 砦カード"),
  ...as("城壁の列", "砦の並び 砦列 砦の列 砦ゾーン 砦置き場"),
  ...as("攻城力", "砦へのダメージ"),
  ...as("山札の一番上", "山札の1番上 山札のトップ デッキの一番上 デッキの1番上 デッキトップ"),
  ...as("山札の一番下", "山札の1番下 山札の底 デッキの一番下 デッキの1番下 デッキの底"),
  ...as("疲弊", "タップ レスト 横向き"),
  ...as("待機", "アンタップ スタンド 縦向き 起立"),
  ...as("待機させる", "起こす 立たせる"),
  ...as("待機させ", "起こし 立たせ"),
};

/** Cards, and what they are. */
const cards: Readonly<Record<string, string>> = {
  ...as("増援", "援軍 援兵 援軍カード 増援部隊 兵隊 兵隊カード 増援カード"),
  ...as("武将", "ジェネラル"),
  ...as("計略", "戦術 策略"),
  ...as(
    "メイン計略",
    "主計略 主要計略 主要戦術 主戦術 メイン戦術 メインフェイズ計略 メインフェイズの計略 メインフェイズ戦術",
  ),
  ...as("戦闘計略", "バトル計略 戦闘戦術 バトル戦術 戦闘フェイズ計略"),
  ...as("エンブレム", "紋章 エンブレム能力"),
  ...as("武力", "パワー 戦力 戦闘力 攻撃力"),
  ...as(
    "元の武力",
    "元のパワー 元々のパワー もとのパワー 本来のパワー 本来の武力 基本パワー 基本武力 印刷されたパワー",
  ),
  ...as("国", "勢力"),
  ...as("相手の", "敵の 敵側の 相手側の"),
  ...as("相手の武将", "敵武将 相手武将 敵の武将 敵将"),
  ...as("自分の武将", "味方武将 自軍武将 自分側の武将 自軍の武将"),
  ...as("騎兵", "騎馬 騎馬兵"),
  ...as("象兵", "戦象兵"),
  ...as("終了フェイズ", "エンドフェイズ エンドフェーズ 終了フェーズ エンドステップ"),
  ...as("メインフェイズ", "メインフェーズ 主要フェイズ 主要フェーズ 主フェイズ 主フェーズ"),
  ...as(
    "メインフェイズの開始時に",
    "メインフェイズの初めに メインフェイズの始めに メインフェイズのはじめに メインフェイズの最初に",
  ),
  ...as("ドローフェイズ", "ドロー・フェイズ"),
  ...as("ドローフェイズ", "ドローフェーズ"),
  ...as("国力フェイズ", "資源フェイズ 資源フェーズ リソースフェイズ リソースフェーズ 国力フェーズ"),
};

/** Emblems and the names of texts. */
const names: Readonly<Record<string, string>> = {
  "1回制限": "ターン1回",
  ...as("突破", "阻止不能 迎撃不能 迎撃不可 迎撃無効 迎撃無視"),
  ...as("蹂躙", "貫通 トランプル"),
  ...as("速攻", "ヘイスト"),
  ...as("射撃", "登場射撃 召喚射撃 登場時射撃 召喚時射撃"),
  ...as("先制", "先制攻撃"),
  ...as("無双連撃", "多重無双 連続無双 複数無双 重複無双"),
  ...as(
    "防備",
    "防御陣 防御の陣 防御態勢 防御体勢 防御体制 防御の構え 防御姿勢 守備態勢 守りの構え 守勢 防陣",
  ),
  ...as("戦象", "戦闘象"),
  ...as("連射", "連続射撃"),
  ...as("奇襲", "奇襲攻撃"),
  ...as("愛国", "愛国心"),
  ...as("補佐", "補佐役 アシスタント"),
  ...as("君主", "主君 ロード"),
  ...as("威圧", "威嚇"),
  ...as("支援", "サポート"),
  ...as("伏兵", "アンブッシュ"),
  ...as("出向", "アウトソース 外注"),
  ...as("同盟", "アライアンス"),
  ...as(
    "秘計",
    "捨身 捨て身 捨身の計 捨て身の計 捨身の策 捨て身の策 捨て身の計略 捨て身計略 捨身計略 捨て身の戦術 捨て身戦術 捨て計略 捨て身の一計",
  ),
  ...as("舞", "舞い 舞踏 ダンス 舞踊"),
  ...as(
    "舞状態",
    "舞モード 舞い状態 舞いモード 舞踏状態 舞踏モード 舞踏中 舞い中 舞中 ダンスモード ダンス中 ダンス状態",
  ),
  ...as("覚醒状態", "覚醒モード 覚醒中"),
  ...as("覚醒誘発", "覚醒時 覚醒トリガー"),
  // In which brackets the names of texts stand is all the same.
  "{": "【",
  "}": "】",
  "｛": "【",
  "｝": "】",
  ...bracketed("登場", "登場時 戦場登場 出陣 出陣時 自陣配備 自陣配備時 自陣配置 自陣配置時 配備時"),
  ...bracketed("撤退", "撤退時 退却 退却時"),
  ...bracketed("無双", "無双時 無双発動 無双連撃時 無双発動時"),
  ...bracketed("攻撃側撤退", "攻撃側撤退時"),
  ...bracketed("防御側撤退", "防御側撤退時"),
  ...bracketed("戦闘撤退", "戦闘撤退時"),
  ...bracketed("攻城成功", "攻城成功時 攻城勝利時"),
  ...bracketed("戦闘成功", "戦闘成功時 戦闘勝利時"),
  ...bracketed("攻撃成功", "攻撃成功時 攻撃勝利時"),
  ...bracketed("迎撃成功", "迎撃成功時 迎撃勝利時"),
  ...bracketed("覚醒誘発", "覚醒誘発時"),
  ...as("攻撃側撤退", "攻撃時撤退 攻撃撤退 攻撃者撤退"),
  ...as("防御側撤退", "防御時撤退 防御撤退 防御者撤退 守備側撤退"),
  ...as("戦闘撤退", "戦闘時撤退 戦闘中撤退"),
  ...as("攻城成功", "城攻め成功 攻城戦成功 砦攻撃成功 攻砦成功 砦攻略成功 攻撃砦成功 砦成功 城壁攻撃成功"),
  ...as("戦闘成功", "戦闘勝利"),
  ...as("攻撃成功", "攻撃勝利"),
  ...as("迎撃成功", "迎撃勝利"),
  ...bracketed("戦闘発生", "戦闘発生時 戦闘開始 戦闘開始時 戦闘確定 戦闘確定時 戦闘時"),
  ...bracketed("攻撃宣言", "攻撃宣言時 攻撃時"),
  ...bracketed("迎撃宣言", "迎撃宣言時 迎撃時"),
  ...bracketed("常時", "常在 永続 パッシブ 常時効果"),
  ...bracketed("誘発", "自動 発動 誘発型 誘発効果"),
  ...bracketed("メイン", "起動 主動 主要"),
  ...as("城壁トリガー", "砦トリガー"),
};

/** Prices in quotation marks, which are no names: one of any colour is the least of them. */
const prices: Readonly<Record<string, string>> = {
  "「無」": "無1",
  ...Object.fromEntries(
    ["無", "無色", ...Object.values(nations).map(([, ja]) => ja)].flatMap((colour) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`「${colour}${n}」`, `${colour}${n}`]),
    ),
  ),
};

/** What is done. */
const deeds: Readonly<Record<string, string>> = {
  ...as("召集", "召喚"),
  ...as("撤退", "退却"),
  捨て札にする: "捨て札に置く",
  捨て札にし: "捨て札に置き",
  捨て札にして: "捨て札に置いて",
  捨て札にした: "捨て札に置いた",
  ...as("山札の一番下に置く", "山札の下に送る"),
  自軍の: "自分の",
  敵軍の: "相手の",
  相手ターン: "相手のターン",
  自分ターン: "自分のターン",
  居る: "いる",
  ...as("コスト", "使用コスト 召集コスト 召喚コスト プレイコスト 装備コスト"),
  そのターン中: "このターン中",
  そのターンの間: "このターンの間",
  の時に: "のときに",
  の時のみ: "のときのみ",
  以下の時: "以下のとき",
  以上の時: "以上のとき",
  い時: "いとき",
  戦っている: "戦闘している",
  戦っていた: "戦闘していた",
  戦っていない: "戦闘していない",
  戦う: "戦闘する",
  戦った: "戦闘した",
  攻撃を宣言する: "攻撃する",
  攻撃を宣言した: "攻撃した",
  攻撃宣言した: "攻撃した",
  攻撃宣言する: "攻撃する",
  迎撃を宣言した: "迎撃した",
  迎撃を宣言する: "迎撃する",
};

/** Japanese. */
export const same: Readonly<Record<string, string>> = { ...places, ...cards, ...names, ...prices, ...deeds };
