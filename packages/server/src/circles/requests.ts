/** What a page asks of circles, done for whoever it is. */
import { type CircleRequest, type CircleResults, circleResults } from "@tefuda/host/online/circle-schemas";
import type { Asker } from "../wire/asker.ts";
import { admit, closeCircle, join, leaveCircle, listCircles, openCircle } from "./circles.ts";
import { dropDeckOf, keepDeck, openPackOf, setMark, setShut, setWays } from "./own.ts";
import { answerRound, ring } from "./rounds.ts";
import type { CircleService } from "./service.ts";
import { binder, collection, copiesOf, guide, ledger, papers, ringsOf } from "./telling.ts";
import { agreeTrade, counterTrade, endTrade, offerTrade } from "./trades.ts";

export const isOfCircles = (request: { ask: string }): request is CircleRequest =>
  Object.hasOwn(circleResults, request.ask);

type Deeds = {
  [Ask in CircleRequest["ask"]]: (
    service: CircleService,
    asker: Asker,
    request: Extract<CircleRequest, { ask: Ask }>,
  ) => Promise<CircleResults[Ask]>;
};

const DEEDS: Deeds = {
  circles: ({ ground }, { person }) => listCircles(ground.db, person.id),
  openCircle: async ({ ground }, asker, { plan }) => ({
    circle: await openCircle(ground, plan, sitterOf(asker)),
  }),
  circle: show,
  join: ({ ground }, asker, { circle }) => nothing(join(ground, circle, sitterOf(asker))),
  admit: ({ ground }, { person }, { circle, member, yes }) =>
    nothing(admit(ground, circle, person.id, member, yes)),
  leaveCircle: ({ ground }, { person }, { circle }) => nothing(leaveCircle(ground, circle, person.id)),
  closeCircle: ({ ground }, { person }, { circle }) => nothing(closeCircle(ground, circle, person.id)),
  openPack: ({ ground }, { person }, { circle, number }) => openPackOf(ground, circle, person.id, number),
  collection: ({ ground }, { person }, { circle }) => collection(ground, circle, person.id),
  ways: ({ ground }, { person }, { circle, ways }) => nothing(setWays(ground, circle, person.id, ways)),
  mark: ({ ground }, { person }, { circle, mark }) => nothing(setMark(ground, circle, person.id, mark)),
  keepDeck: ({ ground }, { person }, { circle, deck }) => nothing(keepDeck(ground, circle, person.id, deck)),
  dropDeck: ({ ground }, { person }, { circle, deck }) =>
    nothing(dropDeckOf(ground, circle, person.id, deck)),
  shut: ({ ground }, { person }, { circle, member, on }) =>
    nothing(setShut(ground, circle, person.id, member, on)),
  binder: ({ ground }, { person }, { circle, member }) => binder(ground, circle, person.id, member),
  offerTrade: async ({ ground }, { person }, request) => ({
    trade: await offerTrade(ground, request.circle, person.id, request.member, request),
  }),
  counterTrade: ({ ground }, { person }, request) =>
    nothing(counterTrade(ground, request.circle, person.id, request)),
  agreeTrade: async ({ ground }, { person }, request) => ({
    done: await agreeTrade(ground, request.circle, person.id, request),
  }),
  endTrade: ({ ground }, { person }, { circle, trade }) =>
    nothing(endTrade(ground, circle, person.id, trade)),
  ring: async (service, { person }, { circle }) => {
    await ring(service.ground, circle, person.id);
    return await nothing(service.advance(circle));
  },
  answerRound: async (service, { person }, request) => {
    await answerRound(service.ground, request.circle, person.id, request);
    return await nothing(service.advance(request.circle));
  },
  ringsOf: ({ ground }, { person }, { circle, round }) => ringsOf(ground, circle, person.id, round),
  papers: ({ ground }, { person }, { circle, round }) => papers(ground, circle, person.id, round),
  ledger: ({ ground }, { person }, { circle }) => ledger(ground, circle, person.id),
  copies: ({ ground }, { person }, { circle, card }) => copiesOf(ground, circle, person.id, card),
  guide: ({ ground }, { person }, { circle }) => guide(ground, circle, person.id),
};

/** Throws a `CircleError` for what may not be. */
export function answerCircle<Ask extends CircleRequest["ask"]>(
  service: CircleService,
  asker: Asker,
  request: Extract<CircleRequest, { ask: Ask }>,
): Promise<CircleResults[Ask]> {
  const deed: Deeds[Ask] = DEEDS[request.ask];
  return deed(service, asker, request);
}

const sitterOf = ({ person: { id: user, name, guest } }: Asker) => ({ user, name, guest });

async function nothing(done: Promise<unknown>): Promise<null> {
  await done;
  return null;
}

async function show(
  service: CircleService,
  asker: Asker,
  { circle: id, on }: Extract<CircleRequest, { ask: "circle" }>,
): Promise<CircleResults["circle"]> {
  const { id: user } = asker.person;
  const key = `circle ${id}`;
  if (on) await asker.follow(key, async () => service.follow(id, user, (circle) => asker.send({ circle })));
  else asker.unfollow(key);
  return await service.view(id, user);
}
