/**
 * The trading round of a circle. It waits for its bell; then what everybody wishes and gives is written down, and the copies are
 * kept back. It is worked out; whoever is to give what is dearer than they said is asked; what they refuse is struck, and it is
 * worked out anew. In the end all of it is done in one step, and the next round waits.
 */
import type { CirclePlan } from "@tefuda/host/online/circle-schemas";
import { mustAsk, type Swap, shuffled, TRIES } from "@tefuda/market";
import type { Queries } from "../people/belongings.ts";
import { freeKept, keepBack, type Move, move, type Offer } from "./copies.ts";
import { change, type Ground, type Held, setOf, shelfOf } from "./ground.ts";
import { memberIn } from "./members.ts";
import { CircleError } from "./refusal.ts";
import { currentRound, type Questions, type Round, type RoundInput } from "./rows.ts";
import { chanceOf, type Solved, type SolvedRing, type Solving } from "./solving.ts";
import { sidesOf } from "./wanting.ts";
import { guideOf, writtenWorths } from "./worth.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** The next round, whose secret is drawn now, and its hash told, before anybody knows what will go into it. */
export async function nextRound(
  trx: Queries,
  { drawn }: Pick<Ground, "drawn">,
  { id, plan }: { id: string; plan: CirclePlan },
  number: number,
  after: number,
): Promise<void> {
  const { days } = plan.round;
  await trx
    .insertInto("trading_rounds")
    .values({
      ...{ circle: id, number, ...drawn.secret(), step: "waits" as const, turn: 0, tries: 0 },
      bell: days === null ? null : after + days * DAY,
      ...{
        until: null,
        input: null,
        questions: "{}",
        result: null,
        summary: null,
        papers: null,
        ended: null,
      },
    })
    .execute();
}

type RoundValues = Partial<Pick<Round, "step" | "until" | "turn" | "tries" | "papers" | "ended">> & {
  input?: string | null;
  questions?: string;
  result?: string;
  summary?: string;
  worths?: string;
};
async function setRound(trx: Queries, { circle, number }: Round, values: RoundValues): Promise<void> {
  await trx
    .updateTable("trading_rounds")
    .set(values)
    .where("circle", "=", circle)
    .where("number", "=", number)
    .execute();
}

/** The host rings before the time. */
export function ring(ground: Ground, id: string, user: string): Promise<void> {
  return change(ground, id, [], async (held) => {
    if (held.circle.host !== user) throw new CircleError("notHost");
    const round = await currentRound(held.trx, id);
    if (!held.circle.open || round?.step !== "waits") throw new CircleError("cannot");
    await begin(held, ground, round);
  });
}

/** The bell: from here on nothing that anybody changes enters this round, and what they offer is kept back for it. */
async function begin({ trx, circle, members }: Held, ground: Ground, round: Round): Promise<void> {
  const set = setOf(shelfOf(ground, circle.plan));
  const cards = [...set.keys()];
  const numbers = new Map(cards.map((card, i) => [card, i]));
  const numbered = <T extends { card: string; count: number; rank: number }>(lines: readonly T[]) =>
    lines.map(({ card, count, rank }) => ({ card: numbers.get(card)!, count, rank }));
  const taking = members.filter(({ state }) => state === "in");
  // of a secret that is thrown away: nobody learns who stands where in the papers
  const order = shuffled(taking.length, chanceOf(ground.drawn.secret().secret));
  const sides = await sidesOf(trx, circle, taking, set);
  const parts: RoundInput["parts"] = [];
  const offers: Offer[] = [];
  for (const place of order) {
    const { id, ways } = taking[place]!;
    const { wishes, gives } = sides.get(id)!;
    const { consent } = ways;
    const offered = gives.filter(({ rank }) => rank <= consent.dear || consent.over === "ask");
    if (wishes.length === 0 || offered.length === 0) continue;
    offers.push(...offered.map(({ card, count }) => ({ holder: id, card, count })));
    const said = { agreed: [], struck: [] };
    parts.push({ member: id, gives: numbered(offered), wishes: numbered(wishes), consent, said });
  }
  const closed = await closedIn(trx, circle.id, parts);
  const input: RoundInput = { cards, parts, closed, refused: false };
  await keepBack(trx, circle.id, round.number, offers);
  await setRound(trx, round, { step: "works", turn: round.turn + 1, input: JSON.stringify(input) });
}

/** Who is closed to whom, by their places. */
async function closedIn(
  trx: Queries,
  circle: string,
  parts: RoundInput["parts"],
): Promise<[number, number][]> {
  const places = new Map(parts.map(({ member }, i) => [member, i]));
  const rows = await trx
    .selectFrom("shut")
    .select(["member", "other"])
    .where("circle", "=", circle)
    .execute();
  const pairs = new Map<string, [number, number]>();
  for (const { member, other } of rows) {
    const [a, b] = [places.get(member), places.get(other)];
    if (a === undefined || b === undefined) continue;
    const pair: [number, number] = a < b ? [a, b] : [b, a];
    pairs.set(pair.join(), pair);
  }
  return [...pairs.values()];
}

/** What is to be worked out, and which turn of the round that is. */
export interface Work extends Solving {
  number: number;
  turn: number;
}

/** Does what its time has come for; what is to be worked out then, if anything. */
export function goOn(ground: Ground, id: string): Promise<Work | null> {
  return change(ground, id, [], async (held) => {
    const { trx, circle, now } = held;
    const before = await currentRound(trx, id);
    if (before?.step === "waits" && before.bell !== null && before.bell <= now)
      await begin(held, ground, before);
    if (before?.step === "asks" && before.until !== null && before.until <= now)
      await refuseRest(trx, before);
    const round = await currentRound(trx, id);
    if (round?.step !== "works" || !round.input) return null;
    const { number, turn, tries, secret, input } = round;
    return { number, turn, tries, secret, input, rule: circle.plan.round.rule };
  });
}

/** Takes in what was worked out, unless the round has gone on since. */
export function takeIn(ground: Ground, id: string, work: Work, solved: Solved): Promise<void> {
  return change(ground, id, [], async (held) => {
    const round = await currentRound(held.trx, id);
    if (round?.number !== work.number || round.turn !== work.turn || round.step !== "works") return;
    const questions = work.tries < TRIES ? questionsOf(work.input, solved.rings) : {};
    if (Object.keys(questions).length === 0) {
      await settle(held, ground, round, work.input, solved);
      return;
    }
    await setRound(held.trx, round, {
      step: "asks",
      until: held.now + held.circle.plan.round.answer * HOUR,
      questions: JSON.stringify(questions),
    });
  });
}

/** What is given in all rings together is asked about at once. */
function questionsOf({ parts, cards }: RoundInput, rings: readonly SolvedRing[]): Questions {
  const swaps = new Map<string, { part: number; rank: number; swap: Swap }>();
  for (const { steps, copies } of rings)
    for (const [i, { part, card: give, rank }] of steps.entries()) {
      const get = steps.at(i - 1)!.card;
      const key = `${part} ${give} ${get}`;
      const before = swaps.get(key)?.swap.copies ?? 0;
      swaps.set(key, { part, rank, swap: { give, get, copies: before + copies } });
    }
  const questions: Questions = {};
  for (const { part, rank, swap } of swaps.values()) {
    const { member, consent, said } = parts[part]!;
    if (!mustAsk(swap, rank, consent, said)) continue;
    const { give, get, copies } = swap;
    questions[member] ??= [];
    questions[member].push({ give: cards[give]!, get: cards[get]!, copies });
  }
  return questions;
}

/** Somebody's answer to one question; with the last of all the round is worked out anew. */
export function answerRound(
  ground: Ground,
  id: string,
  user: string,
  { round: number, give, get, yes }: { round: number; give: string; get: string; yes: boolean },
): Promise<void> {
  return change(ground, id, [], async (held) => {
    const { trx } = held;
    const { id: member } = memberIn(held, user);
    const round = await currentRound(trx, id);
    if (round?.number !== number || round.step !== "asks" || !round.input) throw new CircleError("late");
    const { input, questions } = round;
    const own = questions[member] ?? [];
    const asked = own.find((one) => one.give === give && one.get === get);
    if (!asked) throw new CircleError("late");
    const rest = own.filter((one) => one !== asked);
    const { said } = input.parts.find((part) => part.member === member)!;
    const numberOf = (card: string): number => input.cards.indexOf(card);
    if (yes) said.agreed.push({ give: numberOf(give), get: numberOf(get), copies: asked.copies });
    else {
      said.struck.push(numberOf(give));
      input.refused = true;
    }
    if (rest.length > 0) questions[member] = rest;
    else delete questions[member];
    await written(trx, round, input, questions);
  });
}

/** Whoever has not answered in time has refused. */
async function refuseRest(trx: Queries, round: Round): Promise<void> {
  const input = round.input!;
  for (const { member, said } of input.parts)
    said.struck.push(...(round.questions[member] ?? []).map(({ give }) => input.cards.indexOf(give)));
  input.refused = true;
  await written(trx, round, input, {});
}

async function written(trx: Queries, round: Round, input: RoundInput, questions: Questions): Promise<void> {
  const open = Object.keys(questions).length > 0;
  await setRound(trx, round, {
    input: JSON.stringify(open ? input : { ...input, refused: false }),
    questions: JSON.stringify(questions),
    ...(open
      ? {}
      : {
          step: "works" as const,
          until: null,
          turn: round.turn + 1,
          tries: round.tries + (input.refused ? 1 : 0),
        }),
  });
}

/** Whoever has gone is in no ring of the round that is under way. */
export async function dropFromRound(trx: Queries, circle: string, member: string): Promise<void> {
  const round = await currentRound(trx, circle);
  const own = round?.input?.parts.find((part) => part.member === member);
  // whoever has gone before, or brought nothing, changes nothing of it
  if (!round?.input || !own || own.gives.length + own.wishes.length === 0) return;
  own.gives = [];
  own.wishes = [];
  await setRound(trx, round, {
    ...{ step: "works", until: null, turn: round.turn + 1, questions: "{}" },
    input: JSON.stringify(round.input),
  });
}

/** All rings in one step, whole or not at all; what was kept back and not given is free again, and the next round waits. */
async function settle(
  { trx, circle, now }: Held,
  ground: Ground,
  round: Round,
  { parts, cards }: RoundInput,
  { rings, worth, papers }: Solved,
): Promise<void> {
  const told = rings.map(({ steps, copies }) => ({
    copies,
    steps: steps.map(({ part, card }) => ({ member: parts[part]!.member, card: cards[card]! })),
  }));
  const kept = await trx
    .selectFrom("copies")
    .select(["id", "card", "holder"])
    .where("circle", "=", circle.id)
    .where("kept", "=", round.number)
    .orderBy("number", "desc")
    .execute();
  const byWhat = Map.groupBy(kept, ({ holder, card }) => `${holder} ${card}`);
  const moves = told.flatMap(({ steps, copies }) =>
    steps.flatMap(({ member, card }, i) => {
      const to = steps[(i + 1) % steps.length]!.member;
      const given = byWhat.get(`${member} ${card}`)?.splice(0, copies) ?? [];
      if (given.length < copies)
        throw new Error(`round ${round.number} gives copies that it has not kept back`);
      return given.map(({ id }): Move => ({ copy: id, from: member, to }));
    }),
  );
  const of = `${round.number}`;
  await move(trx, { circle: circle.id, reason: "round", of, at: now, kept: round.number, moves });
  await freeKept(trx, circle.id);
  await setRound(trx, round, {
    ...{ step: "done", ended: now, until: null, papers, questions: "{}", input: null },
    result: JSON.stringify({ rings: told }),
    summary: JSON.stringify({
      ...{ copies: moves.length, rings: told.length, took: parts.length, worth },
      people: new Set(moves.map(({ from }) => from)).size,
    }),
  });
  await setRound(trx, round, { worths: writtenWorths(await guideOf(trx, ground, circle)) });
  await nextRound(trx, ground, circle, round.number + 1, lastBell(circle.plan, round.bell, now));
}

/** The last time before now at which a bell would have rung: one that was missed rings once. */
function lastBell({ round: { days } }: CirclePlan, bell: number | null, now: number): number {
  if (days === null || bell === null || bell > now) return now;
  return bell + Math.floor((now - bell) / (days * DAY)) * days * DAY;
}

/** Circles whose round has something to be done. */
export async function overdueRounds(db: Queries, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("trading_rounds")
    .select("circle")
    .where((is) =>
      is.or([
        is("step", "=", "works"),
        is.and([is("step", "=", "waits"), is("bell", "<=", now)]),
        is.and([is("step", "=", "asks"), is("until", "<=", now)]),
      ]),
    )
    .execute();
  return rows.map(({ circle }) => circle);
}
