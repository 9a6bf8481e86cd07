/** How Tails and Tactics is played, for somebody who has never seen it. */
import type { HowTo } from "@tefuda/cardtext/entry";

export const howTo: HowTo = {
  aim: {
    en: "Every base starts with 30 health. Bring your opponent's to 0 first.",
    ja: "どの拠点も、耐久力30で始まります。自分の拠点を守りながら、先に相手の拠点の耐久力を0にしましょう。",
  },
  sections: [
    {
      title: { en: "On the table", ja: "テーブルの上" },
      says: [
        {
          en: "Units stand in front; behind them lie Turfs and New Rules, whose effects last, and face-down Traps.",
          ja: "一番前に並ぶのがあなたのユニットです。その後ろに、効果が続く縄張りと新ルール、そして裏向きの罠が置かれます。",
        },
        {
          en: "Units are Troops, Positions or Vehicles. A card shows health, attacks a turn, and attack and defense against each type.",
          ja: "ユニットは兵士、陣地、車両のどれかです。カードには、耐久力と1ターンの攻撃回数、それに兵士・陣地・車両それぞれに対する攻撃と防御が書かれています。",
        },
      ],
      rules: ["tails-1.4", "tails-1.5", "tails-4.8", "tails-4.9"],
    },
    {
      title: { en: "Before the first turn", ja: "最初のターンの前に" },
      says: [
        {
          en: "You may take a New Rule from your deck. Then secretly lay any Units, Traps, Turfs and New Rules face down, with the cards they require. All but Traps are turned up; requirements, and cards lacking theirs, are discarded. Discard down to 7 in hand.",
          ja: "まず、デッキから新ルールを1枚取り出すことができます。次に、手札のユニット、罠、縄張り、新ルールを、相手に見せずに好きなだけ裏向きで置きます。ほかのカードを必要とするカードは、それも一緒に置いてください。全員の準備が終わると、罠以外はすべて表向きになります。配備条件として置いたカードと、条件を満たせなかったカードは捨てられます。最後に、手札が7枚を超えていれば、7枚になるまで捨てます。",
        },
      ],
      rules: ["tails-2.2", "tails-2.4", "tails-2.5", "tails-2.7"],
    },
    {
      title: { en: "Your turn", ja: "あなたのターン" },
      says: [
        {
          en: "Draw two cards. Then deploy, attack, play Events, lay Traps and use abilities, in any order and number. Finally everyone discards down to 7.",
          ja: "最初にカードを2枚引きます。そのあとは、カードの配備、攻撃、イベントのプレイ、罠を裏向きに置くこと、能力の使用を、好きな順に何度でも行えます。ターンを終えるとき、手札が7枚を超えているプレイヤーは、7枚になるまで捨てます。",
        },
        {
          en: "In an opponent's turn you only dodge and turn up Traps.",
          ja: "相手のターンにできるのは、攻撃を回避することと、裏向きの罠を表向きにすることだけです。",
        },
      ],
      rules: ["tails-3.1", "tails-3.3", "tails-3.4", "tails-6.3"],
    },
    {
      title: { en: "What cards cost", ja: "カードの使い方とコスト" },
      says: [
        {
          en: "A card costs only its requirements: cards discarded from your battlefield (a Troop for Pedal Tank), never your hand. Equipment needs a fitting unit.",
          ja: "コストは、カードに書かれた配備条件だけです。条件のカードは自分の戦場から捨て、手札から捨てることはできません。たとえば「ペダル戦車」の配備条件は、兵士1体を捨てることです。戦場の兵士を1体捨てれば、戦車を配備できます。装備を配備するには、それを装備できるユニットが必要です。",
        },
        {
          en: "Events are played in your turn, then discarded. Traps can be too, or lie face down and be turned up in anybody's turn.",
          ja: "イベントは自分のターンにプレイし、効果を発揮すると捨てられます。罠は、イベントと同じようにプレイしても、裏向きに置いておき、あとから表向きにしてもかまいません。表向きにするのは、誰のターンでもできます。",
        },
      ],
      rules: ["tails-4.3", "tails-4.5", "tails-7.1", "tails-7.2"],
    },
    {
      title: { en: "Attacking", ja: "攻撃" },
      says: [
        {
          en: "Name an attacker and a target: an enemy card with health, or a base that no unit can defend (a hit takes 1). A unit's owner takes the attack or dodges.",
          ja: "まず、攻撃するユニットと攻撃対象を選びます。対象にできるのは、耐久力を持つ相手のカードです。拠点を守れるユニットがいなければ、相手の拠点も攻撃でき、当たれば耐久力が1減ります。ユニットを攻撃されたプレイヤーは、受けるか回避するかを決めます。",
        },
        {
          en: "If it is taken, compare attack against the target's type with defense against the attacker's type. Equal or higher takes 1 health; lower does nothing. The attacker is never hurt.",
          ja: "受けたときは、対象のタイプに対する攻撃側の攻撃と、攻撃側のタイプに対する対象の防御を比べます。攻撃が防御以上なら、対象は耐久力を1失います。攻撃のほうが低ければ、何も起こりません。どちらの場合も攻撃側は無傷です。",
        },
        {
          en: "Boar Riveters (attack 2 against Troops) attack Furrow Recruits (health 2, defense 2 against Troops). 2 is enough: 1 health is left. Damage stays; at 0 a card is discarded.",
          ja: "例：「イノシシ鋲打ち工」（兵士に対する攻撃2）が「うね新兵」（耐久力2、兵士に対する防御2）を攻撃します。攻撃2は防御2以上なので、「うね新兵」の耐久力は残り1になります。失った耐久力はターンが変わっても戻らず、0になったカードは捨てられます。",
        },
      ],
      rules: ["tails-5.2", "tails-5.3", "tails-5.4", "tails-5.5"],
    },
    {
      title: { en: "Dodging", ja: "回避" },
      says: [
        {
          en: "A dodged attack hits your base for 1, whatever the numbers. Positions and Turfs cannot dodge. Explosive and Direct attacks cannot be dodged; Direct ones reach a base past its units.",
          ja: "回避した攻撃は、攻撃や防御の値に関係なく、代わりにあなたの拠点に当たり、耐久力が1減ります。陣地と縄張りは回避できません。また、爆発物のカードの攻撃と直撃の攻撃は回避されません。直撃なら、ユニットがいても相手の拠点を攻撃できます。",
        },
      ],
      rules: ["tails-6.1", "tails-6.2", "tails-5.6", "tails-5.7"],
    },
    {
      title: { en: "Stepping back in time", ja: "時間をさかのぼる" },
      says: [
        {
          en: "After an action you may answer with a Trap, in your turn also with an Event: now, or before that action. Before means: the action is undone, your card works, then the action is made again if possible.",
          ja: "行動が1つ終わると、裏向きの罠で対応できます。自分のターンなら、手札のイベントや罠でも対応できます。対応は、いま行うことも、直前の行動より前に行うこともできます。前に行うと、その行動はいったん取り消され、あなたのカードが先に効果を発揮します。そのあと、まだ可能なら、同じ行動がもう一度行われます。",
        },
        {
          en: "Example: the Riveters (health 2) just hit your Recruits. Your face-down Rake in the Grass deals 2 damage to the attacking unit. Turned up now, it kills the Riveters; the Recruits stay at 1. Turned up before, it kills them before they attack: the Recruits have 2 again. So take the hit, then answer. Answers can be stepped before, too.",
          ja: "例：さきほどの「イノシシ鋲打ち工」（耐久力2）の攻撃を、あなたの「うね新兵」が受けたところです。あなたの裏向きの罠「草むらの熊手」は、攻撃側のユニットに2ダメージを与えます。いま表向きにすると、「イノシシ鋲打ち工」は死亡しますが、「うね新兵」の耐久力は1のままです。直前の行動より前に表向きにすると、「イノシシ鋲打ち工」は攻撃する前に死亡するので、攻撃はなかったことになり、「うね新兵」の耐久力は2に戻ります。つまり、まず攻撃を受け、それから対応すればよいのです。あなたの対応より前に、相手がさらに割り込むこともあります。",
        },
      ],
      rules: ["tails-7.4", "tails-7.5", "tails-7.6", "tails-5.9"],
    },
    {
      title: { en: "End and tips", ja: "ゲームの終わりとコツ" },
      says: [
        {
          en: "You lose when your base is at 0 and nobody answers.",
          ja: "誰も対応しなくなった時点で拠点の耐久力が0以下なら、そのプレイヤーの敗北です。",
        },
        {
          en: "Do not dodge attacks weaker than your defense. Attack with Troops before giving them for a Vehicle; it may attack at once.",
          ja: "防御より低い攻撃は、回避せずに受けましょう。受けても何も失いません。兵士は、攻撃させてから車両の配備条件として捨てるのが得です。車両は配備したターンから攻撃できます。",
        },
      ],
      rules: ["tails-8.1", "tails-4.2", "tails-5.4", "tails-6.1"],
    },
  ],
};
