/** How Trails TCG is played, for somebody who has never seen it. */
import type { HowTo } from "@tefuda/cardtext/entry";

export const howTo: HowTo = {
  aim: {
    en: "You both start with 40 bond. Bring your opponent's down to 0.",
    ja: "絆は、どちらのプレイヤーも40から始まります。自分の絆を守りながら、相手の絆を0以下まで減らしましょう。",
  },
  sections: [
    {
      title: { en: "On the table", ja: "テーブルの上" },
      says: [
        {
          en: "UNITs, your fighters, and ITEMs, their helpers, stand on your field. Your homebase pays for cards. Used and destroyed cards go to your trail.",
          ja: "場に並ぶのは、戦う仲間のUNITと、それを助けるITEMです。その手前の拠点には、カードを使うための力の源になるカードを置きます。使い終わったカードや破壊されたカードは、軌跡に置かれます。",
        },
        {
          en: "A UNIT shows its cost in CP, its STR (attack) at the left, its DEF (defense) at the right, and the organizations it belongs to. Upright cards are ready; sideways cards are actioned, that is, used.",
          ja: "UNITには、CPコスト、左側にSTR（攻撃の強さ）、右側にDEF（守りの固さ）、それに所属する組織が書かれています。縦向きのカードはレディ状態、横向きのカードは使用済みで、アクション状態といいます。カードを横向きにすることを「アクションする」といいます。",
        },
        {
          en: "You begin with four cards; once, you may put any of them under your deck and draw as many. What can be done glows; ask for a hint with the lamp.",
          ja: "最初の手札は4枚です。一度だけ、好きな枚数をデッキの底に置き、同じ枚数を引き直せます。できることは光って示されます。迷ったら、電球を押すとヒントが出ます。",
        },
      ],
      rules: ["trails-1.7", "trails-2.4", "trails-3.1", "trails-3.2"],
    },
    {
      title: { en: "A turn belongs to both", ja: "ターンは2人で進めます" },
      says: [
        {
          en: "Preparation: the player with the initiative draws two cards, may put one card of any kind face down into the homebase, then deploys cards. The other player does the same. Combat: you attack by turns. Cure: bond is checked and stunned UNITs recover. The initiative changes every turn.",
          ja: "1ターンは3つのフェイズからなり、どのフェイズでも2人が行動します。準備フェイズでは、まずイニシアチブプレイヤーがカードを2枚引き、手札を1枚、種類を問わず拠点に裏向きで置くことができ、そのあとカードを配備します。続いて、もう1人が同じことを行います。戦闘フェイズでは、交互に攻撃します。回復フェイズでは、勝敗を確かめ、スタンしたUNITを回復させます。イニシアチブはターンごとに入れ替わります。",
        },
      ],
      rules: ["trails-5.1", "trails-5.3", "trails-5.5", "trails-8.4"],
    },
    {
      title: { en: "What pays: CP and EP", ja: "コストを支払うCPとEP" },
      says: [
        {
          en: "When your deployment step starts, each homebase card gives 1 CP, even if actioned. Unused CP vanish after that step.",
          ja: "CPは、自分の配備ステップの開始時に、拠点のカード1枚につき1得ます。裏向きでもアクション状態でもかまいません。使わなかったCPは、そのステップの終わりになくなります。",
        },
        {
          en: "For EP, action a ready homebase card: 1 EP each, in your opponent's steps too. Unused EP vanish after the phase.",
          ja: "EPは、拠点にあるレディ状態のカードをアクションすると、1枚につき1得られます。相手のステップや攻撃の最中でもかまいません。使わなかったEPは、フェイズの終わりになくなります。",
        },
      ],
      rules: ["trails-4.2", "trails-4.3", "trails-4.6", "trails-4.7"],
    },
    {
      title: { en: "Playing cards", ja: "カードの使い方" },
      says: [
        {
          en: "CP deploy UNITs and ITEMs from your hand, in your deployment step only.",
          ja: "手札のUNITとITEMは、自分の配備ステップにだけ、CPを支払って場に配備できます。",
        },
        {
          en: "EP play EVENTs, which work once. From your hand they go to the trail; face down in your homebase they are turned up and stay, still giving CP and EP. A UNIT card with an art can be played like an EVENT instead of being deployed.",
          ja: "EVENTは、EPを支払ってプレイし、一度だけ効果を発揮します。手札からプレイすると軌跡に置かれます。拠点に裏向きで置いたEVENTは、表向きにしてプレイします。そのまま拠点に残り、その後もCPやEPのもとになります。アーツを持つUNITのカードは、配備する代わりに、EVENTと同じようにアーツをプレイすることもできます。",
        },
        {
          en: "A BASE lasts and is free: turn it up in your homebase once that holds as many cards as its level.",
          ja: "BASEは、拠点で表向きになっている間、ずっと効果を発揮します。拠点のカードが（そのBASEも含めて）拠点レベル以上の枚数になれば、コストなしで表向きにできます。",
        },
      ],
      rules: ["trails-4.4", "trails-4.9", "trails-4.10", "trails-4.11"],
    },
    {
      title: { en: "Attacking", ja: "攻撃" },
      says: [
        {
          en: "Attack or pass, by turns; two passes running end combat. Pick a ready UNIT, even one just deployed, and an enemy UNIT, ready or not. Only an attacker that can attack no UNIT may attack the player. The attacker is actioned; before the fight both players may answer, with EVENTs for example.",
          ja: "イニシアチブプレイヤーから交互に、攻撃するかパスします。2人が続けてパスすると、戦闘フェイズは終わりです。攻撃できるのはレディ状態のUNITで、このターンに配備したものでもかまいません。攻撃対象は相手のUNITで、アクション状態でも選べます。プレイヤーを攻撃できるのは、攻撃できるUNITが相手の場にいないときだけです。攻撃するUNITはアクション状態になります。戦う前に、どちらのプレイヤーもEVENTなどで対応できます。",
        },
      ],
      rules: ["trails-6.1", "trails-6.2", "trails-6.4", "trails-9.2"],
    },
    {
      title: { en: "The fight", ja: "戦闘の結果" },
      says: [
        {
          en: "Both UNITs strike at once. STR at least equal to the other's DEF stuns it, and its owner loses bond equal to its CP cost. If the attacker's STR is higher than the DEF, the difference is lost too: overkill. An attacked player loses the attacker's whole STR.",
          ja: "2体のUNITは、同時に相手を打ちます。STRが相手のDEF以上なら、打たれたUNITはスタンし、その持ち主はCPコストと同じ数の絆を失います（スタンダメージ）。さらに、攻撃側のSTRが相手のDEFを上回っていれば、その差も相手の絆から引かれます（オーバーキルダメージ）。プレイヤーを攻撃したときは、STRと同じ数の絆を失わせます。",
        },
        {
          en: "Example: your Hound Trooper (CP 3, STR 5, DEF 3) attacks Harbour Watch (CP 1, STR 3, DEF 2). 5 beats 2: the Watch is stunned. Your opponent loses 1, plus 3 overkill. But its STR 3 reaches your DEF 3: the Trooper is stunned, and you lose 3.",
          ja: "例：あなたの「猟犬兵」（CP3、STR5、DEF3）が「港の見張り」（CP1、STR3、DEF2）を攻撃します。STR5はDEF2以上なので、「港の見張り」はスタンします。相手は、スタンダメージ1とオーバーキルダメージ3で、絆を合わせて4失います。一方、「港の見張り」のSTR3も「猟犬兵」のDEF3に届くので、「猟犬兵」もスタンし、あなたは絆を3失います。",
        },
      ],
      rules: ["trails-6.7", "trails-6.8", "trails-6.9", "trails-6.10"],
    },
    {
      title: { en: "Surprises", ja: "間違えやすいところ" },
      says: [
        {
          en: "A stunned UNIT lies face down and counts as absent: it shields nobody.",
          ja: "スタンしたUNITは裏向きになり、場にいないものとして扱われます。攻撃もできず、あなたの盾にもなりません。",
        },
        {
          en: "Ready UNITs sharing one organization may attack together (SCLM), their STR added up. The defending player chooses which of them is struck back. Against a UNIT they cause no overkill.",
          ja: "同じ組織に属するレディ状態のUNITは、何体かで一緒に攻撃できます。これをスクラムといい、STRは合計します。反撃を受ける1体は、攻撃された側のプレイヤーが選びます。UNITを攻撃したスクラムは、オーバーキルダメージを与えません。",
        },
        {
          en: "You may action a ready UNIT to support another that shares an organization: this turn, attacks on it cause no overkill.",
          ja: "レディ状態のUNITをアクションして、同じ組織に属する別のUNIT1体をサポートできます。サポートされたUNITが攻撃されても、そのターンの間、オーバーキルダメージは受けません。",
        },
      ],
      rules: ["trails-3.4", "trails-7.1", "trails-7.4", "trails-7.6"],
    },
    {
      title: { en: "The end, and tips", ja: "ゲームの終わりとコツ" },
      says: [
        {
          en: "Bond is checked only when the cure phase begins: at 0 or less you lose. If both are, higher bond wins; if equal, whoever lacked the initiative. If you must draw and cannot, you lose at once. Otherwise each player may cure one stunned UNIT; the rest go to the trail, and everything is readied.",
          ja: "絆を確かめるのは、回復フェイズの初めだけです。そのとき0以下なら敗北です。2人とも0以下なら絆の多いほうが勝ち、同じなら、そのターンのイニシアチブプレイヤーでなかったほうが勝ちます。また、カードを引かなければならないのに引けないと、すぐに敗北します。勝負がついていなければ、それぞれスタンしたUNITを1体まで回復させることができます。残りのスタンしたUNITは軌跡に置かれ、そのあとすべてのカードがレディ状態になります。",
        },
        {
          en: "Feed your homebase every turn. Before attacking, check what strikes back. Actioned UNITs defend just as well, so attack freely.",
          ja: "拠点には毎ターン1枚ずつ置いて、使えるCPを増やしていきましょう。攻撃する前に、反撃でスタンしないかを確かめましょう。アクション状態のUNITも、レディ状態のときと同じように反撃できるので、守りのために攻撃を控える必要はありません。",
        },
      ],
      rules: ["trails-8.2", "trails-8.3", "trails-8.5", "trails-8.6"],
    },
  ],
};
