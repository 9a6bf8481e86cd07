/** Tournaments on this machine: who follows them, what is to be done by itself, and what their judges do at matches. */
import type { JudgedTable, TournamentView } from "@tefuda/host/online/tournament-schemas";
import type { Database } from "../database/database.ts";
import type { Deed } from "../match/entry.ts";
import type { Watcher } from "../match/live.ts";
import type { Matches } from "../match/matches.ts";
import type { Time } from "../match/store.ts";
import { Following } from "../wire/following.ts";
import { checkJudge, judgedTables, rulingOf, writeLook } from "./judging.ts";
import type { Left } from "./leaving.ts";
import { TournamentError } from "./refusal.ts";
import type { Whole } from "./rows.ts";
import type { Tournaments } from "./tournaments.ts";
import { type Shown, shownOf, viewFor } from "./view.ts";

export class TournamentService {
  readonly tournaments: Tournaments;
  private readonly db: Database;
  private readonly matches: Pick<Matches, "of">;
  private readonly time: Pick<Time, "now">;
  private readonly report: (error: unknown) => void;
  private readonly following: Following<{ shown: Shown; whole: Whole }>;

  /** `report` is told of a tournament that does not go on. */
  constructor(
    db: Database,
    tournaments: Tournaments,
    matches: Pick<Matches, "of">,
    time: Pick<Time, "now">,
    report: (error: unknown) => void,
  ) {
    this.db = db;
    this.tournaments = tournaments;
    this.following = new Following(async (id) => {
      const whole = await tournaments.read(id);
      return whole && { shown: shownOf(whole), whole };
    });
    this.matches = matches;
    this.time = time;
    this.report = report;
  }

  async view(id: string, user: string): Promise<TournamentView> {
    const whole = await this.tournaments.read(id);
    if (!whole) throw new TournamentError("gone");
    return viewFor(shownOf(whole), whole, user);
  }

  follow(id: string, user: string, tell: (view: TournamentView) => void): () => void {
    return this.following.follow(id, ({ shown, whole }) => tell(viewFor(shown, whole, user)));
  }

  heard(id: string): Promise<void> {
    return this.following.heard(id);
  }

  catchUp(): Promise<void> {
    return this.following.catchUp();
  }

  /** Goes on with all that have something to be done, whichever machine could have done it. */
  async sweep(): Promise<void> {
    // one that does not go on keeps no other from it
    for (const id of await this.tournaments.overdue(this.time.now()))
      await this.advance(id).catch(this.report);
  }

  async start(id: string, user: string): Promise<void> {
    this.wake(await this.tournaments.start(id, user));
  }

  /** Somebody's pick in a draft, and the deck that they make of it. */
  async pick(id: string, user: string, pick: Parameters<Tournaments["pick"]>[2]): Promise<void> {
    this.wake(await this.tournaments.pick(id, user, pick));
  }
  async handIn(id: string, user: string, deck: readonly string[]): Promise<void> {
    this.wake(await this.tournaments.handIn(id, user, deck));
  }

  /** Whoever has left gives up what they still play. Where that fails their clock settles it. */
  async giveUp(left: Left | null): Promise<void> {
    if (left)
      await this.act(left.match, `left ${left.seat}`, { kind: "resign", seat: left.seat }).catch(() => {});
  }

  async judging(user: string, tournament: string): Promise<JudgedTable[]> {
    await checkJudge(this.db, user, { tournament });
    return await judgedTables(this.db, tournament);
  }

  /** A judge looks at a match of theirs. That is written down first. What comes back ends it. */
  async look(
    user: string,
    at: { tournament: string; match: string; seat: number | null },
    watcher: Omit<Watcher, "observer">,
  ): Promise<() => void> {
    await checkJudge(this.db, user, at);
    const live = this.matches.of(at.match);
    const seats = await live.look(({ head }) => [...head.seats.keys()]);
    const wanted = seats.filter((seat) => at.seat === null || at.seat === seat);
    if (wanted.length === 0) throw new TournamentError("cannot");
    await writeLook(this.db, user, at);
    const ends: (() => void)[] = [];
    for (const observer of wanted) ends.push(await live.follow({ ...watcher, observer }));
    return () => {
      for (const end of ends) end();
    };
  }

  /** A judge sets a match of theirs back, or ends it; the number of the entry. */
  async rule(
    user: string,
    {
      tournament,
      match,
      command,
      ...ruling
    }: {
      tournament: string;
      match: string;
      command: string;
      back?: number | undefined;
      end?: { winner: number | null } | undefined;
    },
  ): Promise<number> {
    await checkJudge(this.db, user, { tournament, match });
    const number = await this.act(match, `judge ${command}`, rulingOf(tournament, ruling));
    // where this fails it is swept up
    await this.advance(tournament).catch(() => {});
    return number;
  }

  private async act(match: string, id: string, deed: Deed): Promise<number> {
    const reply = await this.matches.of(match).submit({ id, deed, lag: 0 });
    if (reply.done) return reply.number;
    throw new TournamentError("refusal" in reply && reply.refusal.why === "over" ? "over" : "cannot");
  }

  private async advance(id: string): Promise<void> {
    this.wake((await this.tournaments.advance(id)).begun);
  }

  /** Programs begin to think; where this machine dies before that, another takes the match up later. */
  private wake(matches: readonly string[]): void {
    for (const id of matches)
      this.matches
        .of(id)
        .wake()
        .catch(() => {});
  }
}
