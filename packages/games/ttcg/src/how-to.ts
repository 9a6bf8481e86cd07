/** How the True Trading Card Game (TTCG) is played, for somebody who has never seen it. */
import type { HowTo } from "@tefuda/cardtext/entry";

export const howTo: HowTo = {
  aim: {
    en: "You both start with 20 points. Bring your opponent to 0 first.",
    ja: "どちらのプレイヤーも20ポイントで始めます。先に相手のポイントを0にしましょう。",
  },
  sections: [
    {
      title: { en: "On the table", ja: "テーブルの上" },
      says: [
        {
          en: "Your units fight in front; spells lie behind them. Each row holds five. You begin with seven cards.",
          ja: "前に並ぶのが戦うユニットで、その後ろにスペルを置きます。ユニットは5体、スペルは5枚まで置けます。最初の手札は7枚です。",
        },
        {
          en: "A unit shows its type (such as fire), rank (stars), attack (left) and defense (right). Upright cards are untapped, sideways ones tapped.",
          ja: "ユニットには、火や水などのタイプと、星の数で表すランク、それに攻撃力（左）と防御力（右）が書かれています。縦向きのカードはアンタップ状態、横向きのカードはタップ状態です。",
        },
      ],
      rules: ["ttcg-2.2", "ttcg-3.1", "ttcg-11.4", "ttcg-12.3"],
    },
    {
      title: { en: "Your turn", ja: "あなたのターン" },
      says: [
        {
          en: "Draw phase: draw a card. Main phase: play up to two cards. Battle phase: each of your units may attack once. Finally, discard down to ten cards in hand.",
          ja: "ドローフェイズに、カードを1枚引きます。メインフェイズには、カードを2枚まで出せます。バトルフェイズには、自分のユニットがそれぞれ1回ずつ攻撃できます。最後に、手札が10枚を超えていたら、10枚になるまで捨てます。",
        },
        {
          en: "Whoever begins neither draws nor attacks in the first turn.",
          ja: "ただし、先攻のプレイヤーは、最初のターンにカードを引かず、攻撃もできません。",
        },
      ],
      rules: ["ttcg-2.3", "ttcg-3.3", "ttcg-4.1", "ttcg-4.3"],
    },
    {
      title: { en: "Playing and levelling up", ja: "カードを出す・レベルアップする" },
      says: [
        {
          en: "Playing cards costs nothing, but only cards of rank 1, or without stars, come straight from hand. Lay a higher one on your card of the same type and one rank lower. This level-up is one of your two plays.",
          ja: "カードを出すのにコストはかかりません。ただし、手札からそのまま出せるのは、ランク1のカードと星のないカードだけです。ランク2以上のカードは、タイプが同じでランクが1つ低い自分のカードに重ねて出します。これがレベルアップです。レベルアップも、1ターンに出せる2枚のうちの1枚に数えます。",
        },
        {
          en: "Play Lantern Scout (fire, rank 1), then Brand Dancer (fire, rank 2) on it, even in one turn. They are one unit with the Dancer's numbers.",
          ja: "例：「灯の斥候」（火、ランク1）を出し、そこに「松明の踊り子」（火、ランク2）を重ねます。同じターンに続けて行ってもかまいません。2枚は1体のユニットになり、攻撃力と防御力は上の「松明の踊り子」のものになります。",
        },
      ],
      rules: ["ttcg-5.2", "ttcg-8.1", "ttcg-8.3", "ttcg-8.6"],
    },
    {
      title: { en: "Using effects", ja: "効果を使う" },
      says: [
        {
          en: "Every card has two effects. Using one taps the card. Use a unit's in your turn, that of a spell on the field in either. New cards need not wait.",
          ja: "カードの効果は2つずつあり、どちらかを使うと、そのカードはタップ状態になります。ユニットの効果は自分のターンに、場のスペルの効果はどちらのターンにも使えます。出したばかりのカードの効果も、すぐに使えます。",
        },
        {
          en: "An effect starting with “When” happens by itself, if its card is untapped, and taps it.",
          ja: "「～とき」で始まる効果は、カードがアンタップ状態なら自動的に働きます。このときも、カードはタップ状態になります。",
        },
        {
          en: "Tapped cards stay tapped, even in your next turn. Choose well.",
          ja: "ターンが変わっても、カードはひとりでにアンタップ状態には戻りません。どちらの効果を使うか、よく考えて選びましょう。",
        },
      ],
      rules: ["ttcg-6.3", "ttcg-6.5", "ttcg-7.1", "ttcg-7.7"],
    },
    {
      title: { en: "Words before effects", ja: "効果の前に書かれた言葉" },
      says: [
        {
          en: "Passive: always on, and never taps its card. Dormant: only for tapped cards, not in the turn they were tapped; it untaps them. Equip: attaches its card to another, changing that one. Counter: only answers what your opponent does.",
          ja: "「常時」は、タップ状態でもずっと働き、カードをタップしません。「休眠」は、カードがタップ状態のときだけ使え、使うとアンタップ状態に戻ります。ただし、タップされたそのターンには使えません。「装備」は、カードをほかのカードに付けて、そのカードを変化させます。「カウンター」は、相手のしたことに応じるときだけ使えます。",
        },
      ],
      rules: ["ttcg-7.3", "ttcg-7.4", "ttcg-7.8", "ttcg-7.9"],
    },
    {
      title: { en: "Attacking", ja: "攻撃" },
      says: [
        {
          en: "Attack an enemy unit with one of yours. If your attack is above its defense, the enemy is destroyed; if below, your unit; if equal, neither. However a unit is destroyed, its owner loses points equal to its rank.",
          ja: "攻撃するユニットと、相手のユニット1体を選びます。攻撃する側の攻撃力が相手の防御力より高ければ、相手のユニットが破壊されます。低ければ、攻撃したユニットが破壊されます。同じなら、どちらも破壊されません。戦闘でも効果でも、ユニットが破壊されると、その持ち主はランクと同じポイントを失います。",
        },
        {
          en: "Brand Dancer (rank 2, attack 560) attacks Prism Adder (rank 2, defense 480): the Adder is destroyed; your opponent loses 2. Against Daymark Warden (defense 570), you lose the Dancer and 2 points.",
          ja: "例：「松明の踊り子」（ランク2、攻撃力560）で「虹色の毒ヘビ」（ランク2、防御力480）を攻撃すると、「虹色の毒ヘビ」が破壊され、相手は2ポイントを失います。「昼標の衛士」（防御力570）を攻撃すると、「松明の踊り子」のほうが破壊され、あなたが2ポイントを失います。",
        },
        {
          en: "Only an opponent without units is attacked directly, and loses your attacker's rank in points.",
          ja: "相手のユニットが1体もいないときだけ、直接攻撃できます。相手は、攻撃したユニットのランクと同じポイントを失います。",
        },
      ],
      rules: ["ttcg-9.2", "ttcg-9.3", "ttcg-9.4", "ttcg-10.2"],
    },
    {
      title: { en: "Easily missed", ja: "見落としやすいこと" },
      says: [
        {
          en: "New and tapped units may attack; attacking does not tap.",
          ja: "出したばかりのユニットも、タップ状態のユニットも攻撃できます。攻撃してもタップ状態にはなりません。",
        },
        {
          en: "You may be asked to respond, even to your own play: you can use effects before your opponent. The last answer happens first.",
          ja: "何かが起こると、応答するかどうかを聞かれることがあります。自分がカードを出したときに聞かれるのは、相手より先に効果を使う機会です。効果にさらに応答したときは、あとから使った効果が先に起こります。",
        },
        {
          en: "Used spells fill their row: clear tapped ones away in your main phase. An attached one then stops working.",
          ja: "使ったスペルは、タップ状態のまま場に残ります。自分のメインフェイズに片付ければ、場所が空きます。ただし、装備しているスペルを片付けると、その効果もなくなります。",
        },
      ],
      rules: ["ttcg-3.5", "ttcg-4.6", "ttcg-6.6", "ttcg-9.1"],
    },
    {
      title: { en: "End and tips", ja: "決着とコツ" },
      says: [
        {
          en: "At 0 points or less, you lose. An empty deck costs you 5 points in each of your draw phases.",
          ja: "ポイントが0以下になったプレイヤーの敗北です。山札がないと、自分のドローフェイズのたびに、引く代わりに5ポイントを失います。",
        },
        {
          en: "Keep a unit on your side. Level up tapped units: the new card comes untapped, with fresh effects.",
          ja: "コツ：自分のユニットを1体は残しておきましょう。また、タップ状態のユニットこそレベルアップの好機です。重ねたカードはアンタップ状態で出るので、新しい効果をすぐに使えます。",
        },
      ],
      rules: ["ttcg-8.7", "ttcg-9.4", "ttcg-10.3", "ttcg-10.4"],
    },
  ],
};
