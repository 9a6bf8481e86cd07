/** How Trails TCG is played, for somebody who has never seen it. */
import type { HowTo } from "@tefuda/cardtext/entry";

export const howTo: HowTo = {
  aim: {
    en: "Both start with 40 bond. Bring your opponent's to 0.",
    ja: "絆は、どちらのプレイヤーも40から始まります。自分の絆を守りながら、相手の絆を0以下まで減らしましょう。",
  },
  sections: [
    {
      title: { en: "On the table", ja: "テーブルの上" },
      says: [
        {
          en: "UNITs fight on your field, helped by ITEMs. Your homebase pays for cards. Your trail takes used and destroyed ones.",
          ja: "場に並ぶのは、戦う仲間のUNITと、それを助けるITEMです。その手前にある拠点のカードで、コストを支払います。使い終わったカードや破壊されたカードは、軌跡に置かれます。",
        },
        {
          en: "A UNIT shows CP cost, STR (attack), DEF (defense) and organizations. Upright cards are ready, sideways ones actioned (used).",
          ja: "UNITには、CPコスト、STR（攻撃の強さ）、DEF（守りの固さ）、それに所属する組織が書かれています。縦向きのカードはレディ状態、横向きのカードは使用済みで、アクション状態といいます。レディ状態のカードを横向きにすることを「アクションする」といいます。",
        },
        {
          en: "You draw four cards; once, you may exchange any. What can be done glows; ask for a hint with the lamp.",
          ja: "最初の手札は4枚です。一度だけ、好きな枚数をデッキの底に置き、同じ枚数を引き直せます。できることは光って示されます。迷ったら、電球を押すとヒントが出ます。",
        },
      ],
      rules: ["trails-1.7", "trails-2.4", "trails-3.1", "trails-3.2"],
    },
    {
      title: { en: "The shared turn", ja: "2人で進めるターン" },
      says: [
        {
          en: "Preparation: the player with the initiative, who goes first, draws two cards, may put one face down into the homebase, then deploys UNITs and ITEMs; then the other. Combat: you attack. Cure: bond is checked. The initiative alternates.",
          ja: "1ターンは3つのフェイズからなり、どのフェイズでも2人が行動します。準備フェイズでは、先に行動するイニシアチブプレイヤーが、まずカードを2枚引きます。次に、手札を1枚、種類を問わず拠点に裏向きで置くことができ、そのあとUNITやITEMを配備します。それが終わると、もう1人が同じことを行います。戦闘フェイズでは、交互に攻撃します。回復フェイズでは、勝敗を確かめてから、スタンしたUNITを回復させます。イニシアチブはターンごとに入れ替わります。",
        },
      ],
      rules: ["trails-5.1", "trails-5.3", "trails-5.5", "trails-8.4"],
    },
    {
      title: { en: "CP and EP", ja: "コストを支払うCPとEP" },
      says: [
        {
          en: "Your deployment step begins with 1 CP per homebase card, even actioned. Action a ready homebase card for 1 EP at almost any time.",
          ja: "CPは、自分の配備ステップの開始時に、拠点のカード1枚につき1得ます。裏向きのカードも、アクション状態のカードも数えます。EPは、拠点にあるレディ状態のカードをアクションすると、1枚につき1得られます。相手のステップでも、攻撃の最中でもかまいません。",
        },
        {
          en: "Unused CP vanish after that step, EP after the phase.",
          ja: "使わなかったCPはその配備ステップの終わりに、EPはフェイズの終わりになくなります。",
        },
      ],
      rules: ["trails-4.2", "trails-4.3", "trails-4.6", "trails-4.7"],
    },
    {
      title: { en: "Playing cards", ja: "カードの使い方" },
      says: [
        {
          en: "UNITs and ITEMs cost CP, in your deployment step only.",
          ja: "手札のUNITとITEMは、自分の配備ステップにだけ、CPを支払って場に配備できます。",
        },
        {
          en: "EVENTs work once and cost EP. From your hand they go to the trail; face down in the homebase they are turned up and stay. A UNIT card's art is played likewise.",
          ja: "EVENTは、EPを支払ってプレイし、一度だけ効果を発揮します。手札からプレイしたEVENTは、軌跡に置かれます。拠点に裏向きで置いたEVENTは、表向きにしてプレイします。プレイしたあとも拠点に残り、引き続きCPやEPのもとになります。アーツを持つUNITのカードは、配備する代わりに、EVENTと同じようにアーツをプレイすることもできます。",
        },
        {
          en: "A BASE lasts and is free: turn it up once your homebase holds as many cards as its level.",
          ja: "BASEは、まず拠点に裏向きで置きます。拠点のカードが、そのBASEを含めて拠点レベル以上の枚数になれば、コストなしで表向きにできます。それからは拠点にある間、効果が続きます。",
        },
      ],
      rules: ["trails-4.4", "trails-4.9", "trails-4.10", "trails-4.11"],
    },
    {
      title: { en: "Attacking", ja: "攻撃" },
      says: [
        {
          en: "Attack or pass by turns, until both pass in a row. A ready UNIT, even a new one, attacks any opposing UNIT or, if it can attack none, the player. It is actioned; then both may answer with EVENTs.",
          ja: "イニシアチブプレイヤーから交互に、攻撃するかパスします。2人が続けてパスすると、戦闘フェイズは終わりです。攻撃できるのはレディ状態のUNITで、このターンに配備したものでもかまいません。相手のUNITは、アクション状態でも攻撃対象に選べます。プレイヤーを攻撃できるのは、攻撃できるUNITが相手の場に1体もいないときだけです。攻撃するUNITはアクション状態になり、そのあと結果が出る前に、どちらのプレイヤーもEVENTなどで対応できます。",
        },
      ],
      rules: ["trails-6.1", "trails-6.2", "trails-6.4", "trails-9.2"],
    },
    {
      title: { en: "The fight", ja: "戦闘の結果" },
      says: [
        {
          en: "Both strike at once. STR at or above DEF stuns the UNIT struck; its owner loses its CP cost in bond. If the attacker's STR exceeds DEF, the difference is lost too: overkill. Against a player it is the whole STR.",
          ja: "攻撃と反撃は同時に行われます。STRが相手のDEF以上なら、相手のUNITはスタンし、その持ち主はCPコストと同じ数の絆を失います（スタンダメージ）。さらに、攻撃側のSTRが相手のDEFを上回っていれば、その差の分も、攻撃された側の絆が減ります（オーバーキルダメージ）。プレイヤーを攻撃したときは、STRの分がすべてオーバーキルダメージになります。",
        },
        {
          en: "Your Hound Trooper (CP 3, STR 5, DEF 3) attacks Harbour Watch (CP 1, STR 3, DEF 2). The Watch is stunned: your opponent loses 1, plus 3 overkill. Its STR 3 reaches DEF 3: your Trooper is stunned, you lose 3.",
          ja: "例：あなたの「猟犬兵」（CP3、STR5、DEF3）が「港の見張り」（CP1、STR3、DEF2）を攻撃します。STR5はDEF2以上なので、「港の見張り」はスタンします。相手は、スタンダメージ1とオーバーキルダメージ3で、絆を合わせて4失います。一方、「港の見張り」のSTR3も「猟犬兵」のDEF3に届くので、「猟犬兵」もスタンし、あなたは絆を3失います。",
        },
      ],
      rules: ["trails-6.7", "trails-6.8", "trails-6.9", "trails-6.10"],
    },
    {
      title: { en: "Surprises", ja: "初めての人が驚くこと" },
      says: [
        {
          en: "A stunned UNIT lies face down, counts as absent and shields nobody.",
          ja: "スタンしたUNITは裏向きになり、場にいないものとして扱われます。攻撃できないだけでなく、あなたの盾にもなりません。",
        },
        {
          en: "Ready UNITs sharing one organization may attack together (SCLM), adding up STR. Your opponent chooses which is struck back. Against UNITs: no overkill.",
          ja: "同じ組織に所属するレディ状態のUNITは、何体かで一緒に攻撃できます。これをスクラムといい、STRは合計します。反撃を受ける1体は、攻撃された側のプレイヤーが選びます。スクラムでUNITを攻撃しても、オーバーキルダメージは与えません。",
        },
        {
          en: "Action a ready UNIT to support another of its organization: attacks on that cause no overkill this turn.",
          ja: "レディ状態のUNITをアクションして、同じ組織に所属する別のUNITを1体サポートできます。そのターンの間、サポートされたUNITが攻撃されても、あなたはオーバーキルダメージを受けません。",
        },
      ],
      rules: ["trails-3.4", "trails-7.1", "trails-7.4", "trails-7.6"],
    },
    {
      title: { en: "End and tips", ja: "ゲームの終わりとコツ" },
      says: [
        {
          en: "Bond is checked only as cure begins: 0 or less loses; if both do, the higher wins. Otherwise each may cure one stunned UNIT; the rest go to the trail, everything is readied. Who must draw and cannot loses.",
          ja: "絆を確かめるのは、回復フェイズの初めだけです。そのとき0以下なら敗北です。2人とも0以下なら絆の多いほうが勝ち、同じなら、そのターンのイニシアチブプレイヤーでなかったほうが勝ちます。勝負がついていなければ、2人とも、スタンしたUNITを1体ずつ回復させることができます。スタンしたままのUNITは軌跡に置かれ、そのあとすべてのカードがレディ状態になります。なお、カードを引かなければならないのに引けないと、すぐに敗北します。",
        },
        {
          en: "Feed your homebase every turn. Before attacking, check what strikes back: actioned UNITs do.",
          ja: "拠点には毎ターン1枚ずつ置いて、使えるCPを増やしていきましょう。アクション状態のUNITも反撃してきます。攻撃する前に、自分のUNITがスタンしないかを確かめましょう。",
        },
      ],
      rules: ["trails-8.2", "trails-8.3", "trails-8.5", "trails-8.6"],
    },
  ],
};
