/** A record that is watched: played again, or shown as it was seen where that comes to something else now. */
import {
  type Forecast,
  forecast,
  type Game,
  type GamePackage,
  Match,
  type MatchError,
  WordsError,
} from "@tefuda/kernel";
import type { SavedRecord } from "@tefuda/referee/record";
import type { Reading } from "@tefuda/referee/records/reading";
import { RECORD } from "@tefuda/referee/records/says";
import { type Watched, watch } from "@tefuda/referee/records/watched";
import type { MadeRuling, Moment } from "@tefuda/workshop/filing";
import { type BranchAsked, branchOf } from "./branch.ts";
import { aheadIn, type Course, courseOf, type Measure } from "./course.ts";
import {
  type Act,
  type Advice,
  HostError,
  type HostSettings,
  type PlayerKind,
  type SavedMatch,
  type Since,
} from "./host.ts";
import { type Adviser, adviserOf, clock } from "./players.ts";
import type { RoomOptions } from "./room.ts";
import type { Shelf } from "./shelf.ts";
import { actOf, atTable, formatOf } from "./telling.ts";

export class Watching {
  private readonly pack: GamePackage;
  private readonly record: SavedRecord;
  private readonly reading: Reading;
  private readonly watched: Watched;
  /** Whether it is shown as it was seen then. */
  private readonly asSeen: boolean;
  private readonly options: RoomOptions;
  /** Who sat there; where nobody has said, people. */
  private readonly players: PlayerKind[];
  private settings: HostSettings;
  private advises: Adviser | undefined;
  /** After how many answers it is shown. */
  private step = 0;

  /** Throws a WordsError for a record that cannot be played again and does not hold what was seen. */
  constructor(
    pack: GamePackage,
    record: SavedRecord,
    reading: Reading,
    options: RoomOptions & { players?: PlayerKind[] | undefined },
  ) {
    const { match, broken, end, seen } = reading;
    this.pack = pack;
    this.record = record;
    this.reading = reading;
    this.asSeen = seen !== undefined && (broken !== undefined || end === "other");
    if (broken && !seen) throw inWords(broken, record.edition, reading.book.game.editions.length);
    this.watched = this.asSeen ? seen! : watch(match!);
    this.options = options;
    this.settings = options.settings;
    this.players = record.lists.map((_, seat) => options.players?.[seat] ?? "person");
  }

  get gameId(): string {
    return this.pack.id;
  }

  private get game(): Game {
    return this.reading.book.game;
  }

  /** Sends all that was told up to here. */
  open(): Promise<void> {
    return this.send(this.step, null, true);
  }

  /** Goes to a place in it. */
  seek(to: number): Promise<void> {
    const step = Math.max(0, Math.min(this.watched.length, to));
    return step === this.step + 1 ? this.send(step, this.nextAct(), false) : this.send(step, null, true);
  }

  async configure(settings: HostSettings): Promise<void> {
    const { language } = this.settings;
    this.settings = settings;
    if (language !== settings.language) await this.open();
  }

  save(): SavedMatch {
    return { record: this.record, players: this.players, held: [] };
  }

  /** Through the eyes of any seat. What was only seen cannot be played on. */
  forecast(seat: number, step: number, say: string | null): Forecast | null {
    const { match } = this.reading;
    if (this.asSeen || step !== this.step || this.record.lists[seat] === undefined) return null;
    return forecast(match!.machine, seat, say, this.pack, this.settings.language);
  }

  /** What the strongest program would do there, with what the seat knew that was asked. */
  hint(step: number): Advice | null {
    const { match } = this.reading;
    if (this.asSeen || step !== this.step || match!.asked === null) return null;
    this.advises ??= adviserOf(this.pack, clock);
    return this.advises(match!, this.settings.language);
  }

  /** How it went. */
  course(measure: Measure | null): Course {
    const { layout, score } = this.pack;
    const asked = { measure, layout, language: this.settings.language };
    const { match } = this.reading;
    const judge = this.asSeen ? undefined : () => aheadIn(match!.machine, score);
    const course = courseOf(this.watched, asked, judge);
    // it stands again where it is shown
    this.watched.view(this.step, 0);
    return course;
  }

  /** The record up to a place, with how things stand there: whoever plays it again sees whether it comes to the same. */
  part(step: number): SavedMatch {
    const { match } = this.reading;
    if (this.asSeen || step < 0 || step > this.watched.length)
      throw new HostError("That part cannot be played again.");
    this.watched.view(step, 0);
    const { end } = match!;
    this.watched.view(this.step, 0);
    const { seen: _, ...record } = this.record;
    return {
      record: { ...record, choices: record.choices.slice(0, step), end },
      players: this.players,
      held: [],
    };
  }

  /** The match that goes on from here otherwise. What was only seen cannot be played on, nor what is over there. */
  branch(asked: BranchAsked): SavedMatch {
    if (this.asSeen || this.watched.view(this.step, 0).over)
      throw new HostError("Nothing can be played on from there.");
    return branchOf(this.pack, this.record, asked);
  }

  /** A moment of it as a ruling. What was only seen cannot be played again. */
  async file(moment: Moment, { files, data }: Shelf): Promise<MadeRuling> {
    const { pack, record, game } = this;
    const { from } = moment;
    if (this.asSeen || from < (record.opening?.after ?? 0) || from > record.choices.length)
      throw new HostError("That part cannot be played again.");
    const [{ filedRuling }, { Standing }] = await Promise.all([
      import("@tefuda/workshop/filing"),
      import("@tefuda/referee/standing"),
    ]);
    const standing = new Standing(pack, files?.cards ?? [], data.formats);
    return filedRuling(moment, record, pack.layout, (until) => Match.replay(game, record, until), standing);
  }

  private nextAct(): Act | null {
    const choice = this.record.choices[this.step];
    return choice ? actOf(this.game, this.watched.view(this.step, choice.seat).question, choice) : null;
  }

  /** It stands there only when it has been told: what was seen may be of no use at some place. */
  private async send(step: number, act: Act | null, fresh: boolean): Promise<void> {
    const { watched, record, players, options } = this;
    const { language } = this.settings;
    const sights = players.map((_, seat) => ({
      seat,
      // nothing is asked of whoever watches
      view: { ...atTable(watched.view(step, seat, language)), question: null },
      log: watched.log(step, seat, language, fresh ? undefined : step - 1),
    }));
    this.step = step;
    const since = this.since();
    await options.tell({
      step,
      of: watched.length,
      fresh,
      act,
      sights,
      people: [],
      players,
      format: formatOf(options.formats ?? [], record.settings)?.id ?? null,
      canUndo: false,
      canRedo: false,
      watched: true,
      ...(since ? { since } : {}),
    });
  }

  /** What has changed since it was played, if anything has. */
  private since(): Since | undefined {
    const { reading, record, asSeen } = this;
    const { broken, end, others, unread = [], parts } = reading;
    const { editions } = this.game;
    const now = editions.length;
    if (!broken && end !== "other" && others.length === 0 && record.edition === now) return undefined;
    return {
      edition: record.edition,
      now,
      changes: editions
        .map(({ en, ja }, i) => ({ edition: i + 1, says: { en, ja } }))
        .filter(({ edition }) => edition > record.edition),
      cards: [...others, ...unread],
      asSeen,
      parts: parts ?? null,
      broken: broken?.words ?? null,
      otherEnd: end === "other",
    };
  }
}

/** What does not fit, and that the rules are others where they are known to be. */
const inWords = (broken: MatchError, then: number, now: number): WordsError =>
  then > 0 && then !== now ? new WordsError(RECORD.otherRules(broken.words, then, now)) : broken;
