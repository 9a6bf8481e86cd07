/** How Three Kingdoms TCG is played, for somebody who has never seen it. */
import type { HowTo } from "@tefuda/cardtext/entry";

export const howTo: HowTo = {
  aim: {
    en: "Bring down your opponent's seven forts, then land one more attack that nobody stops.",
    ja: "相手の7つの城壁をすべて落とし、そのうえでもう一度、迎撃されずに城壁への攻撃を通せば勝ちです。",
  },
  sections: [
    {
      title: { en: "On the table", ja: "テーブルの上" },
      says: [
        {
          en: "Generals fight on the battlefield; resources pay for cards. Sideways cards are tapped (used), others standing.",
          ja: "武将は戦場で戦い、国力はカードのコストを支払います。横向きのカードは使用済みで、疲弊状態といいます。縦向きのカードは待機状態です。",
        },
        {
          en: "A general shows cost in coins, power on the left, fort damage on the right.",
          ja: "武将のカードには、色のついた丸でコストが、左側に武力が、右側に攻城力が書かれています。",
        },
        {
          en: "First you may put any of your hand under your deck and draw as many. Your deck's next seven cards become forts, unseen even by you.",
          ja: "最初のターンの前に一度だけ、手札を好きな枚数だけ山札の底に置き、同じ枚数を引き直せます。そのあと、山札の上から7枚が裏向きに並べられ、あなたの城壁になります。中身は自分でも見られません。",
        },
        {
          en: "What can be done glows; the lamp gives hints.",
          ja: "できることは光って示されます。迷ったら、電球を押すとヒントが出ます。",
        },
      ],
      rules: ["sangoku-2.6", "sangoku-2.9", "sangoku-3.3", "sangoku-5.9"],
    },
    {
      title: { en: "Your turn", ja: "あなたのターン" },
      says: [
        {
          en: "Draw a card. You may place one from your hand as a resource. In the main phase your tapped cards stand up; then play cards and attack in any order. Finally discard down to seven.",
          ja: "ドローフェイズに、カードを1枚引きます。国力フェイズに、手札を1枚、国力に置けます。メインフェイズに入ると、疲弊していた武将と国力がすべて待機状態に戻ります。そのあと、カードを使うことと攻撃することを、好きな順に行います。エンドフェイズに手札が7枚を超えていれば、7枚になるまで捨てます。",
        },
      ],
      rules: ["sangoku-4.2", "sangoku-4.4", "sangoku-4.5", "sangoku-4.9"],
    },
    {
      title: { en: "Costs", ja: "コストと国力" },
      says: [
        {
          en: "Tap one resource per unit of cost. Coloured coins need face-up cards of that nation: Wei red, Shu green, Wu blue, warlords black, Han purple. Pale coins take any; face-down resources pay only these. Tactics and scenarios go only face-down.",
          ja: "コスト1につき、国力を1枚疲弊させて支払います。色のついた丸は、その国の表向きの国力でしか支払えません。魏は赤、蜀は緑、呉は青、群雄は黒、漢は紫です。淡い色の丸は無色で、どの国力でも支払えます。裏向きの国力で支払えるのは、この無色だけです。武将と増援は表向きにも裏向きにも置けますが、計略とシナリオは裏向きにしか置けません。",
        },
        {
          en: "Guan Ping costs one green and one pale: a face-up Shu card and any other.",
          ja: "例：「関平 馬を引く子」のコストは、緑1と無色1です。表向きの蜀の国力1枚と、ほかの国力をどれでも1枚、疲弊させれば召集できます。",
        },
      ],
      rules: ["sangoku-5.1", "sangoku-5.3", "sangoku-5.4", "sangoku-5.7"],
    },
    {
      title: { en: "Playing cards", ja: "カードを使う" },
      says: [
        {
          en: "In your main phase you may summon generals, equip reinforcements to them, play main tactics or a scenario, which lasts until the next. Without 【Haste】, generals cannot attack the turn they are summoned.",
          ja: "メインフェイズには、武将を召集する、自分の武将に増援を装備する、メイン計略をプレイする、シナリオをプレイする、といったことができます。シナリオの効果は、次のシナリオがプレイされるまで続きます。【速攻】を持たない武将は、召集されたターンには攻撃できません。",
        },
      ],
      rules: ["sangoku-1.4", "sangoku-4.6", "sangoku-6.5", "sangoku-6.11"],
    },
    {
      title: { en: "Attacking", ja: "攻撃" },
      says: [
        {
          en: "Tap a standing general to attack the forts or a tapped general. Another opposing general may intercept and fight in the target's place.",
          ja: "待機状態の武将1体を疲弊させ、相手の城壁か、相手の疲弊した武将1体を攻撃します。それに対して、相手は別の武将1体で迎撃できます。迎撃した武将は、攻撃された城壁や武将の身代わりとなって戦います。",
        },
      ],
      rules: ["sangoku-7.2", "sangoku-7.3", "sangoku-7.5", "sangoku-7.7"],
    },
    {
      title: { en: "Fighting", ja: "戦闘" },
      says: [
        {
          en: "If generals fight, each player may ambush: an 【Ambush】 general, its condition met, comes free from hand; the fighter it replaces retires (discarded).",
          ja: "武将どうしの戦闘では、攻撃側も防御側も伏兵を出せます。条件を満たしていれば、手札にある【伏兵】の武将が、戦っている自分の武将に代わってコストなしで現れます。代わられた武将は撤退し、捨て札に置かれます。",
        },
        {
          en: "Next, in every attack, both may play battle tactics. Then fighters deal each other damage equal to their power, simultaneously. A general with as much damage as power retires. Damage adds up until the end phase, weakening nobody.",
          ja: "次に、お互いに戦闘計略をプレイできます。これは、城壁への攻撃が迎撃されなかったときも同じです。最後に、戦っている武将どうしが、自分の武力と同じダメージを同時に与え合います。受けたダメージが武力以上になった武将は撤退します。ダメージはエンドフェイズまで残り、合計されます。ただし、ダメージで武力が下がることはありません。",
        },
        {
          en: "Your Xu Huang (power 2000) attacks the forts; Guan Ping (1500) intercepts and retires. Xu Huang, with 1500 damage, stays; 500 more this turn retires him. No fort falls.",
          ja: "例：あなたの「徐晃 二度物見を出す人」（武力2000）が城壁を攻撃し、相手の「関平 馬を引く子」（武力1500）が迎撃します。「関平」は2000ダメージを受けて撤退します。「徐晃」は1500ダメージを受けますが、持ちこたえます。ただし、このターンにあと500ダメージを受けると撤退します。戦闘に勝っても、迎撃されたので城壁は落ちません。",
        },
      ],
      rules: ["sangoku-7.12", "sangoku-7.14", "sangoku-7.15", "sangoku-10.10"],
    },
    {
      title: { en: "Watch out", ja: "間違えやすいところ" },
      says: [
        {
          en: "Only standing generals intercept, and that taps them. Attackers stay tapped in your opponent's turn: they guard nothing and can be attacked.",
          ja: "迎撃できるのは待機状態の武将だけで、迎撃すると疲弊します。攻撃した武将も、相手のターンの間は疲弊したままです。迎撃できないうえに、攻撃の対象になります。",
        },
        {
          en: "With a Zhao Yun on your battlefield or face-up in resources, you cannot summon another, whatever his epithet.",
          ja: "自分の戦場か、表向きの国力に「趙雲」がいれば、別の「趙雲」は召集できません。二つ名が違っても同じです。",
        },
        {
          en: "Musou: once a turn, discard a copy of your tapped general; it stands and may attack again.",
          ja: "無双連撃という手もあります。1ターンに一度、自分の疲弊した武将と同じカードを手札から1枚捨てると、その武将は待機状態に戻り、もう一度攻撃できます。",
        },
      ],
      rules: ["sangoku-1.9", "sangoku-7.6", "sangoku-9.5", "sangoku-9.6"],
    },
    {
      title: { en: "End and tips", ja: "決着とコツ" },
      says: [
        {
          en: "Unless intercepted, an attack on forts brings down as many as the fort damage, whatever the power. A fallen card's text marked Fort happens free.",
          ja: "城壁への攻撃が迎撃されなければ、攻城力と同じ数の城壁が落ちます。武力は関係ありません。落ちたカードに城壁効果（「城壁」と書かれた文）があれば、持ち主のためにコストなしで働きます。",
        },
        {
          en: "Once none is left, the next such attack wins. You lose if your draw phase finds your deck empty.",
          ja: "城壁が残っていない相手に、迎撃されずに城壁への攻撃を通せば、あなたの勝ちです。また、自分のドローフェイズの初めに山札が尽きていると敗北します。",
        },
        {
          en: "Place a resource every turn, some face-up. Keep a general standing. Attack weaker tapped generals: yours usually survives.",
          ja: "コツ：国力は毎ターン置き、何枚かは表向きにしましょう。迎撃できるように、武将を1体は待機させておきます。また、自分の武将より武力の低い、疲弊した武将を狙いましょう。ダメージは返ってきますが、たいていは自分の武将だけが残ります。",
        },
      ],
      rules: ["sangoku-8.1", "sangoku-8.5", "sangoku-8.7", "sangoku-8.9"],
    },
  ],
};
