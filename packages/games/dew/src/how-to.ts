/** How Dewfall is played, for somebody who has never seen it. */
import type { HowTo } from "@tefuda/cardtext/entry";

export const howTo: HowTo = {
  aim: {
    en: "Bloom is your garden's life. Make your opponent lose theirs first.",
    ja: "花は、あなたの庭の命です。自分の花がなくなる前に、相手の花をなくしましょう。",
  },
  sections: [
    {
      title: { en: "On the table", ja: "テーブルの上" },
      says: [
        {
          en: "Critters, which fight, and plants, which help, lie on your side of the meadow, as many as you like. Upright cards are alert, sideways ones asleep.",
          ja: "自分の草地には、戦う虫と、それを助ける草を並べます。数に限りはありません。縦向きのカードは起きていて、横向きのカードは眠っています。",
        },
        {
          en: "The first player starts with 18 bloom, the other with 20. Each may once swap a whole hand for as many new cards.",
          ja: "先攻は花18、後攻は花20で始めます。最初の手札が気に入らなければ、一度だけ、すべて戻して同じ枚数を引き直せます。",
        },
      ],
      rules: ["dew-2.2", "dew-2.4", "dew-3.2", "dew-3.4"],
    },
    {
      title: { en: "Your turn", ja: "あなたのターン" },
      says: [
        {
          en: "Morning: your cards wake. Your spring rises by one, up to eight, and gives you that much dew. Draw a card, except in the very first turn.",
          ja: "朝になると、眠っていた自分のカードがすべて起きます。次に、泉が1つ増え（8まで）、泉の数と同じだけの露を得ます。そのあと、カードを1枚引きます。ただし、先攻の最初のターンには引きません。",
        },
        {
          en: "Noon: play cards, use texts and attack, in any order, as often as you can. Dusk ends your turn. In your opponent's turn you only block.",
          ja: "昼には、カードのプレイ、テキストの使用、攻撃を、好きな順に、できるかぎり何度でも行えます。夕暮れが来ると、ターンは終わりです。相手のターンにできるのは、ブロックだけです。",
        },
      ],
      rules: ["dew-4.2", "dew-4.3", "dew-4.4", "dew-4.5"],
    },
    {
      title: { en: "Playing cards", ja: "カードをプレイする" },
      says: [
        {
          en: "Every card has a cost, which you pay in dew. Acorn Roller costs 2: with 3 dew, you have 1 left.",
          ja: "どのカードにもコストがあり、その分の露を支払います。例：露が3あるときに「どんぐり転がし」（コスト2）をプレイすると、露が1残り、ほかのことに使えます。",
        },
        {
          en: "Critters and plants stay on the meadow. A breeze goes to the compost, your discard pile, and does once what it says.",
          ja: "虫と草は草地に残ります。風は一度きりのカードで、プレイすると堆肥に置かれ、書かれていることが起こります。堆肥は、使い終わったカードや倒れた虫が置かれる場所です。",
        },
      ],
      rules: ["dew-1.3", "dew-5.1", "dew-5.2", "dew-5.3"],
    },
    {
      title: { en: "Texts on cards", ja: "カードのテキスト" },
      says: [
        {
          en: "Brackets before a colon hold a price. Web Notary says “(〔Sleep〕, 1 dew): Lull a critter your opponent controls.” Put your alert Notary to sleep and pay 1 dew: an opposing critter falls asleep. Even new cards may do so.",
          ja: "テキストの「：」の前にある（　）の中は、それを使うためのコストです。たとえば「巣の公証人」には「（〔眠り〕、露1）：相手の虫1匹を眠らせる。」と書かれています。起きている「巣の公証人」を眠らせ、露を1支払えば、相手の虫を1匹眠らせることができます。出したばかりのカードでも、そのターンから使えます。",
        },
        {
          en: "Texts without a price work by themselves, even while their card sleeps.",
          ja: "虫や草の、コストのないテキストは、自動的に働きます。カードが眠っていても同じです。",
        },
      ],
      rules: ["dew-6.1", "dew-6.3", "dew-6.4", "dew-6.7"],
    },
    {
      title: { en: "Attacking", ja: "攻撃" },
      says: [
        {
          en: "Choose an alert critter that did not come this turn. It falls asleep and attacks your opponent, never a card. It may be blocked by one alert critter.",
          ja: "起きている虫を1匹選びます。このターンに出た虫は選べません。選んだ虫は眠り、相手プレイヤーを攻撃します。相手の虫や草を攻撃することはできません。相手は、起きている虫1匹でブロックできます。",
        },
        {
          en: "If nobody blocks, your opponent loses as much bloom as the attacker's bite, its left number. Acorn Roller (bite 2) brings 20 bloom down to 18.",
          ja: "ブロックされなければ、相手は、攻撃した虫の牙（左の数字）と同じだけ花を失います。例：「どんぐり転がし」（牙2）の攻撃が通ると、相手の花は20から18に減ります。",
        },
      ],
      rules: ["dew-7.1", "dew-7.2", "dew-7.3", "dew-7.4"],
    },
    {
      title: { en: "When a critter blocks", ja: "ブロックされたとき" },
      says: [
        {
          en: "Both bite at once; no bloom is lost. A critter is composted if the other's bite is at least its own shell, the right number. Smaller bites leave no mark.",
          ja: "2匹は同時に噛み合い、花は減りません。相手の牙が自分の殻（右の数字）以上なら、その虫は堆肥になります。牙が殻より小さければ何も起こらず、傷も残りません。",
        },
        {
          en: "Acorn Roller (bite 2, shell 3) is blocked by Lamp Moth (bite 1, shell 2). The Moth's shell of 2 breaks; the Roller's 3 holds. Blocked by Hive Clerk (bite 2, shell 3), both stay.",
          ja: "例：「どんぐり転がし」（牙2、殻3）を、「灯りの蛾」（牙1、殻2）がブロックします。牙2は殻2以上なので、「灯りの蛾」は堆肥になります。牙1は殻3に届かないので、「どんぐり転がし」は残ります。「巣箱の書記」（牙2、殻3）がブロックしたなら、どちらも残ります。",
        },
        {
          en: "Only 【Winged】 critters block 【Winged】 ones. 【Sting】 composts whatever it fights. A blocked attacker with 【Piercing】 takes bloom by as much as its bite exceeds the blocker's shell.",
          ja: "【羽】を持つ虫をブロックできるのは、【羽】を持つ虫だけです。【毒針】を持つ虫と戦った相手は、殻がいくつでも堆肥になります。【貫き】を持つ虫は、ブロックされても、自分の牙がブロックした虫の殻を上回る分だけ、相手の花を減らします。",
        },
      ],
      rules: ["dew-7.5", "dew-8.2", "dew-8.3", "dew-8.4"],
    },
    {
      title: { en: "Easily missed", ja: "見落としやすいこと" },
      says: [
        {
          en: "A critter that attacked sleeps through your opponent's turn and cannot block; a 【Watchful】 one stays alert. Blockers stay alert and may block again.",
          ja: "攻撃した虫は、次の相手のターンにも眠ったままなので、ブロックできません。【不眠】を持つ虫は、攻撃しても眠りません。ブロックした虫は眠らないので、同じ虫で何度でもブロックできます。",
        },
        {
          en: "A 【Swift】 critter may attack at once. Bloom taken by 【Nectar】 is added to yours.",
          ja: "【俊足】を持つ虫は、出たターンから攻撃できます。【蜜】を持つ虫の攻撃で相手が花を失うと、あなたは同じだけ花を得ます。",
        },
      ],
      rules: ["dew-7.3", "dew-8.1", "dew-8.5", "dew-8.6"],
    },
    {
      title: { en: "End and tips", ja: "決着とコツ" },
      says: [
        {
          en: "You lose when your bloom is gone, or when you must draw from an empty deck.",
          ja: "花がなくなったプレイヤーは敗北します。カードを引くときに山札がなかったプレイヤーも敗北です。",
        },
        {
          en: "Use your dew every turn: none is kept. Before you attack, count who could block in your opponent's turn.",
          ja: "コツ：余った露は次のターンに残りません。毎ターン使い切りましょう。また、攻撃する前に、次の相手のターンにブロックできる虫が何匹残るかを数えておきましょう。",
        },
      ],
      rules: ["dew-4.3", "dew-7.2", "dew-9.1", "dew-9.2"],
    },
  ],
};
