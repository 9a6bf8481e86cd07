/** One case read twice: by the engine and by the naive reader, question for question and position for position. */
import type { Game, Match } from "@tefuda/kernel";
import { MachineFault, plainSay } from "@tefuda/kernel";
import { Dice } from "../fuzz/dice.ts";
import { type Asked, asked, type Look, layOut, type Table, tableOf } from "./engine.ts";
import type { Kit } from "./kit.ts";
import { type Case, worldOf } from "./laying.ts";
import { forcedBy, isSame, same, told, toldOf } from "./questions.ts";
import { act } from "./reader/actions.ts";
import { type Answer, type Asking, type Question, Unread } from "./reader/asking.ts";
import { holds } from "./reader/conditions.ts";
import { canPay, costsOf, payFor } from "./reader/paying.ts";
import { type Reading, type Said, startOf } from "./reader/reading.ts";
import { readingOf } from "./reader/sense.ts";
import { settle } from "./reader/settling.ts";
import { figure, forbidden } from "./reader/standing.ts";
import { afterPaying, canBegin, chooseTargets } from "./reader/targets.ts";
import type { Text } from "./reader/tree.ts";
import { found, still, type Thing } from "./reader/world.ts";

export type Outcome =
  | { result: "same"; questions: number; turns: number; did: boolean }
  | { result: "different"; what: string; said: string[] }
  | { result: "unread"; node: string }
  | { result: "unplayable" };

const TURNS = 2;
/** What a text calls a turn to come, or the end of this one. */
const TURN = /next|opponents?Turn|turnEnd|turnStart|stays|forGood/i;
/** How much of what can be done besides is done. */
const OFFERS = 2;

class Difference extends Error {}
const differ = (what: string): never => {
  throw new Difference(what);
};

export function tryCase(kit: Kit, game: Game, it: Case): Outcome {
  const said: string[] = [];
  try {
    return new Trial(kit, game, it, said).run();
  } catch (error) {
    if (error instanceof Unread) return { result: "unread", node: error.node };
    if (error instanceof Difference) return { result: "different", what: error.message, said };
    if (error instanceof MachineFault)
      return { result: "different", what: `the engine breaks down: ${error.message}`, said };
    throw error;
  }
}

class Trial {
  private readonly kit: Kit;
  private readonly it: Case;
  private readonly said: string[];
  private readonly match: Match;
  private readonly reading: Reading;
  private readonly names: ReadonlyMap<string, Thing>;
  private readonly shuffles: { seat: number; zone: string; order: string[] }[] = [];
  private readonly rolls: { sides: number; shown: number }[] = [];
  private questions = 0;
  /** Whether a text of the case says something of turns to come. */
  private readonly speaksOfTurns: boolean;

  constructor(kit: Kit, game: Game, it: Case, said: string[]) {
    const { place } = it;
    const match = layOut({ ...place, filler: kit.filler, seed: 1 }, game, kit.pack.layout);
    if (!match) throw new Error("the moment does not come");
    this.kit = kit;
    this.it = it;
    this.said = said;
    this.match = match;
    this.speaksOfTurns = it.cards.some(({ print }) => TURN.test(JSON.stringify(print.texts)));
    const world = worldOf(it, kit.rules);
    this.reading = readingOf(world, kit.rules);
    this.names = new Map(
      world.sides.flatMap(({ zones }) =>
        Object.values(zones)
          .flat()
          .map((thing): [string, Thing] => [thing.name, thing]),
      ),
    );
    const { journal } = match.machine;
    const roll = match.machine.random.bind(match.machine);
    match.machine.random = (sides) => {
      const shown = roll(sides);
      this.rolls.push({ sides, shown });
      return shown;
    };
    const told = journal.shuffled.bind(journal);
    journal.shuffled = (zone) => {
      const m = match.machine;
      const order: string[] = [];
      for (let card = m.first(zone); card >= 0; card = m.next(card)) order.push(m.definitionOf(card).name);
      this.shuffles.push({ seat: m.seatOf(zone), zone: m.zoneShape(zone).id, order });
      told(zone);
    };
  }

  run(): Outcome {
    const { kit, it, match, reading } = this;
    const thing = this.names.get(it.played.name)!;
    this.compare("before anything is done");
    const text = thing.print.texts[0]!;
    const uses = text.kind === "use";
    const say = uses ? kit.use!(it.played) : kit.play(it.played);
    const said = startOf(thing.seat, found(thing));
    if (!uses) reading.resolving = thing;
    const cost = costsOf(text);
    said.due = cost;
    const can =
      (uses || (kit.rules.canPlay?.(reading, thing) ?? true)) &&
      (!uses || !forbidden(reading, thing, "useAbilities")) &&
      canPay(reading, cost, said) &&
      (text.if === undefined || holds(reading, text.if, said)) &&
      canBegin(reading, text.do!, said, afterPaying(reading, cost, said));
    const given = match.answer(match.asked!, say);
    if (given.done !== can) differ(can ? "the engine refuses to play it" : "the engine lets it be played");
    if (!given.done) return { result: "unplayable" };
    this.said.push(say);
    this.together(this.playing(thing), 0);
    this.compare("after the text");
    for (let n = 0; n < OFFERS && !match.over && this.offer(); n++);
    const did = this.questions > 0;
    let turns = 0;
    // what is put off to the end of a turn to come is seen in the one after it
    const most = TURNS + (this.speaksOfTurns ? 1 : 0);
    while (turns < most && !match.over) {
      this.together(kit.rules.passTurn(reading), 1);
      this.compare(`at the next turn (${++turns})`);
      // what lasts until then is seen by what can be done, too
      if (this.speaksOfTurns && !match.over) this.offer();
    }
    return { result: "same", questions: this.questions, turns, did };
  }

  /** Mostly an attack is looked for behind what is done in answer to others, where both pass. */
  private toFight(): void {
    const { kit, match, reading } = this;
    const { fights } = kit;
    if (!fights || reading.world.phase !== fights.phase) return;
    const dice = new Dice(this.it.seed, `fight ${this.said.length}`);
    if (dice.once(3)) return;
    for (let guard = 0; guard < 4; guard++) {
      const question = asked(match, kit.windows);
      if (question?.about !== "window" || question.prompt === fights.prompt) return;
      match.answer(question.who, plainSay(match.view(question.who).question!, kit.pack.layout.passes));
    }
  }

  /** Holds together what can be done besides, and has some of it done. */
  private offer(): boolean {
    const { kit, match, reading } = this;
    this.toFight();
    const question = asked(match, kit.windows);
    if (!kit.offered || !question) return false;
    const offers = kit.rules.offers!(reading, question.who, question.prompt);
    const theirs = question.from.filter((say) => kit.offered!.some((word) => say.startsWith(`${word} `)));
    const own = offers.map(({ say }) => say);
    if (!same([...theirs].sort(), [...own].sort())) {
      const only = (these: string[], those: string[]): string =>
        these.filter((say) => !those.includes(say)).join(", ");
      differ(`what can be done: engine [${only(theirs, own)}], reader [${only(own, theirs)}]`);
    }
    if (offers.length === 0) return false;
    // what is done with the card whose text stands is what most often shows it
    const dice = new Dice(this.it.seed, `offer ${own.join()}`);
    const its = offers.filter(({ say }) => say.includes(this.it.cards.at(-1)!.name));
    const { say, does } = dice.pick(its.length > 0 && !dice.once(4) ? its : offers);
    match.answer(question.who, say);
    this.said.push(`${"AB"[question.who]}: ${say}`);
    this.together(does(reading), 0);
    this.compare(`after "${say}"`);
    return true;
  }

  private *playing(thing: Thing): Asking<void> {
    const r = this.reading;
    const text = thing.print.texts[0]!;
    const said = startOf(thing.seat, found(thing));
    const cost = costsOf(text);
    said.due = cost;
    yield* chooseTargets(r, text.do!, said);
    delete said.due;
    if (text.kind === "use") {
      const isPaid = yield* payFor(r, cost, said);
      if (r.rules.paid) yield* r.rules.paid(r, still([said.self]));
      if (isPaid && this.stands(text, said)) yield* act(r, text.do!, said);
      yield* settle(r);
      r.rules.used?.(r);
      return;
    }
    yield* r.rules.begin(r, thing);
    said.self = found(thing);
    if (this.stands(text, said)) yield* act(r, text.do!, said);
    if (r.rules.endsFirst) r.rules.end(r, thing);
    yield* settle(r);
    if (r.rules.endsFirst) r.rules.used?.(r);
    else r.rules.end(r, thing);
  }

  /** Whether what was announced still is what its text names, now that it comes to be done. */
  private stands({ if: cond, do: action }: Text, said: Said): boolean {
    const { announces } = this.kit.rules;
    if (!announces) return true;
    return (!cond || holds(this.reading, cond, said)) && announces.stillStands(this.reading, action!, said);
  }

  /** Runs both until the engine stands at a window - of a further turn, if so many are wanted - and the reader is done. */
  private together(reader: Asking<void>, turns: number): void {
    const { match, kit } = this;
    const until = this.turn() + turns;
    let step = reader.next();
    for (let guard = 0; ; guard++) {
      if (guard > 2000) differ("there is no end");
      const question = asked(match, kit.windows);
      const stop =
        this.turn() >= until &&
        (kit.stops ?? kit.windows).includes(question?.prompt ?? "") &&
        !this.isFighting();
      if (question?.about === "window" && !stop) {
        match.answer(question.who, plainSay(match.view(question.who).question!, kit.pack.layout.passes));
        continue;
      }
      // nobody has anything to choose: asked so that it is not told that a hidden place holds nothing
      if (question?.about === "cards" && question.from.length === 0) {
        match.answer(question.who, question.none ?? []);
        continue;
      }
      if (!step.done && step.value.about === "shuffle") {
        step = reader.next(this.shuffled(step.value));
        continue;
      }
      if (!step.done && step.value.about === "roll") {
        step = reader.next(this.rolled(step.value));
        continue;
      }
      if (!step.done && step.value.about === "random") throw new Unread("chance");
      const here = question === undefined || question.about === "window";
      if (step.done && here) return;
      if (!step.done && (here || !isSame(question, step.value))) {
        const forced = forcedBy(step.value);
        if (forced === undefined)
          differ(
            `the reader asks ${told(step.value)}, the engine ${question ? toldOf(question) : "nothing more"}`,
          );
        step = reader.next(forced!);
        continue;
      }
      if (step.done) differ(`the engine asks ${toldOf(question!)}, the reader nothing`);
      else step = reader.next(this.answer(question!));
    }
  }

  private turn(): number {
    return this.number("turn");
  }
  private isFighting(): boolean {
    const { fights } = this.kit;
    return fights !== undefined && this.number("phase") === fights.during;
  }
  private number(id: string): number {
    const { match } = this;
    return match.machine.number(match.game.shape.numbers.indexOf(id));
  }

  private shuffled({ seat, zone }: { seat: number; zone: string }): readonly Thing[] {
    // what holds one card or none need not be shuffled; and whose deck is shuffled first is all the same
    const take = (): { order: string[] } | undefined => {
      const isIt = (one: (typeof this.shuffles)[number]): boolean =>
        one.seat === seat && one.zone === zone && one.order.length > 1;
      const at = this.shuffles.findIndex(isIt);
      return at < 0 ? undefined : this.shuffles.splice(at, 1)[0];
    };
    let next = take();
    // of a deck that is shuffled again and again as cards come to it, the last counts
    const there = this.reading.world.sides[seat]!.zones[zone]!.length;
    for (let again = next; again && next!.order.length < there; ) {
      again = take();
      next = again ?? next;
    }
    if (!next) return differ(`the reader shuffles ${zone} of ${seat}, the engine does not`);
    const now = this.reading.world.sides[seat]!.zones[zone]!.map(({ name }) => name);
    if (!same([...now].sort(), [...next.order].sort()))
      differ(`what is shuffled is ${next.order.join(", ")}, for the reader ${now.join(", ")}`);
    return next.order.map((name) => this.names.get(name)!);
  }

  private rolled({ sides }: Extract<Question, { about: "roll" }>): number {
    const next = this.rolls.shift();
    if (next?.sides !== sides)
      return differ(
        `the reader throws one of ${sides}, the engine ${next ? `one of ${next.sides}` : "none"}`,
      );
    return next.shown;
  }

  /** The same answer for both, by what is asked and of whom. */
  private answer(question: Asked): Answer {
    this.questions++;
    const { who, about, from, min, max, notations, none } = question;
    const dice = new Dice(this.it.seed, `${who} ${about} ${from.join()} ${min} ${max} ${this.questions}`);
    const give = (say: string | string[]): void => {
      this.said.push(`${"AB"[who]}: ${Array.isArray(say) ? `[${say.join(", ")}]` : say}`);
      const given = this.match.answer(who, say);
      if (!given.done) throw new Error(`"${String(say)}" is no answer: ${JSON.stringify(given.verdict)}`);
    };
    if (about === "may") {
      const yes = !dice.once(4);
      give(yes ? "yes" : "no");
      return yes;
    }
    if (about === "number") {
      const n = dice.from(min, max);
      give(String(n));
      return n;
    }
    if (about === "part") {
      const part = dice.pick(from);
      give(notations.get(part)!);
      return Number(part) - 1;
    }
    const left = [...from];
    const picked: string[] = [];
    const most = Math.min(max, left.length);
    // the card whose text stands is chosen more often than others
    const last = this.it.cards.at(-1)!.name;
    const first = most > 0 && left.includes(last) && dice.once(2) ? [last] : [];
    for (let n = Math.max(first.length, dice.from(Math.min(min, most), most)); n > 0; n--) {
      const name = first.pop() ?? dice.pick(left);
      left.splice(left.indexOf(name), 1);
      picked.push(name);
    }
    const words = picked.map((name) => notations.get(name)!);
    give(this.match.view(who).question!.shape === "some" ? words : (words[0] ?? none!));
    return picked.map((name) => this.names.get(name)!);
  }

  private compare(when: string): void {
    const { kit, match, reading } = this;
    const engine = tableOf(match, {
      points: kit.points,
      zones: kit.zones,
      stats: kit.stats,
      counts: kit.counts,
      field: kit.inPlay,
    });
    if (match.over !== (reading.world.over !== undefined))
      differ(`${when}: the game is ${match.over ? "" : "not "}over, for the reader it is otherwise`);
    if (match.over) return;
    const mine = this.mine(engine);
    const text = (table: Table): string[] =>
      table.sides.flatMap(({ points, zones }, seat) => [
        ...Object.entries(points).map(([id, n]) => `${"AB"[seat]}.${id}: ${n}`),
        ...Object.entries(zones).flatMap(([id, looks]) => this.lines(`${"AB"[seat]}.${id}`, id, looks)),
      ]);
    const [theirs, own] = [text(engine), text(mine)];
    const only = (these: string[], those: string[]): string =>
      these.filter((line) => !those.includes(line)).join(" | ");
    if (theirs.join("\n") !== own.join("\n"))
      differ(`${when}: engine [${only(theirs, own)}], reader [${only(own, theirs)}]`);
  }

  private lines(where: string, zone: string, looks: readonly Look[]): string[] {
    const each = looks.map((look) => {
      const counts = Object.entries({ ...look.counts, ...look.figures }).map(([id, n]) => `${id} ${n}`);
      const states = [look.turned ? "turned" : "", look.faceDown ? "face down" : ""];
      return `${look.name} ${[...states, ...counts].filter(Boolean).join(" ")}`.trim();
    });
    if (this.kit.inOrder.includes(zone)) return [`${where}: ${each.join(", ")}`];
    return each.sort().map((card) => `${where}: ${card}`);
  }

  private mine(engine: Table): Table {
    const { kit, reading } = this;
    const { sides } = reading.world;
    return {
      over: reading.world.over !== undefined,
      sides: engine.sides.map(({ points, zones }, seat) => ({
        points: Object.fromEntries(Object.keys(points).map((id) => [id, sides[seat]!.points[id] ?? 0])),
        zones: Object.fromEntries(
          Object.keys(zones).map((zone) => {
            const there = kit.inPlay.includes(zone);
            const looks = (sides[seat]!.zones[zone] ?? []).map((thing) => ({
              name: thing.name,
              turned: there && thing.turned,
              faceDown: there && thing.faceDown,
              counts: Object.fromEntries(there ? kit.counts.map((id) => [id, thing.counts[id] ?? 0]) : []),
              figures: Object.fromEntries(
                there && kit.stats[0]! in thing.print.figures
                  ? kit.stats.map((id) => [id, figure(reading, thing, id)])
                  : [],
              ),
            }));
            return [zone, looks];
          }),
        ),
      })),
    };
  }
}
