/** Somebody who opens packs and trades in a circle, whatever happens to the server. */
import type { CircleView } from "@tefuda/host/online/circle-schemas";
import { circlePlan } from "./circle-room.ts";
import { Player } from "./player.ts";

/** What a server says of something that another did first, or that nothing is left of. */
const LATE = /^(late|over|unknown|otherList|copies|kept|gifts|noPack|cannot|full|plan)$/;

export class Trader {
  readonly player: Player;
  /** Trades that the server has confirmed to be done, and packs that it has confirmed to be open. */
  readonly done: string[] = [];
  packs = 0;

  private constructor(player: Player) {
    this.player = player;
  }

  static async enter(name: string, port: number): Promise<Trader> {
    return new Trader(await Player.enter(name, [port], "a good pass phrase"));
  }

  /** The id of a circle with many packs. */
  async openCircle(): Promise<string> {
    const plan = { ...circlePlan, gifts: null, packs: { first: 60, each: 0, days: 1, times: 0 } };
    const { circle } = await this.player.surely((page) => page.ask({ ask: "openCircle", plan }));
    return circle;
  }

  see(circle: string): Promise<CircleView> {
    return this.player.surely((page) => page.ask({ ask: "circle", circle, on: false }));
  }

  /** Does one thing by chance. */
  async act(circle: string): Promise<void> {
    try {
      const view = await this.see(circle);
      const die = Math.random();
      if (die < 0.25) await this.openPack(view);
      else if (die < 0.5) await this.offer(view);
      else if (die < 0.85) await this.agree(view);
      else if (view.mine?.host) await this.player.surely((page) => page.ask({ ask: "ring", circle }));
      else await this.answer(view);
    } catch (error) {
      if (!(error instanceof Error && LATE.test(error.message))) throw error;
    }
  }

  private async openPack({ id: circle, mine }: CircleView): Promise<void> {
    const number = mine?.packs.opened ?? 0;
    await this.player.surely((page) => page.ask({ ask: "openPack", circle, number }));
    this.packs++;
  }

  private async offer({ id: circle, members, mine, trades }: CircleView): Promise<void> {
    const others = members.filter(({ id }) => id !== mine?.member);
    const { id: member } = others[Math.floor(Math.random() * others.length)]!;
    const { cards } = await this.player.surely((page) => page.ask({ ask: "collection", circle }));
    const [give] = cards.toSorted(() => Math.random() - 0.5);
    const { gives } = await this.player.surely((page) => page.ask({ ask: "binder", circle, member }));
    const [get] = gives.toSorted(() => Math.random() - 0.5);
    if (!give || !get || give.card === get.card || trades.length > 20) return;
    const lists = { gives: [{ card: give.card, count: 1 }], gets: [{ card: get.card, count: 1 }] };
    await this.player.surely((page) => page.ask({ ask: "offerTrade", circle, member, ...lists }));
  }

  private async agree({ id: circle, trades }: CircleView): Promise<void> {
    const lies = trades.find(({ mine }) => !mine);
    if (!lies) return;
    const { id: trade, version, gives, gets } = lies;
    const { done } = await this.player.surely((page) =>
      page.ask({ ask: "agreeTrade", circle, trade, version, gives, gets }),
    );
    if (done) this.done.push(trade);
  }

  private async answer({ id: circle, round }: CircleView): Promise<void> {
    const [question] = round?.questions ?? [];
    if (!round || !question) return;
    const { give, get } = question;
    const yes = Math.random() < 0.7;
    await this.player.surely((page) =>
      page.ask({ ask: "answerRound", circle, round: round.number, give, get, yes }),
    );
  }
}
