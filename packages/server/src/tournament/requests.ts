/** What a page asks of tournaments, done for whoever it is. */
import type { TournamentRequest, TournamentResults } from "@tefuda/host/online/tournament-schemas";
import type { Asker } from "../wire/asker.ts";
import type { TournamentService } from "./service.ts";

type Result = TournamentResults[TournamentRequest["ask"]];

/** Throws a `TournamentError` for what may not be. */
export async function answerTournament(
  service: TournamentService,
  asker: Asker,
  request: TournamentRequest,
): Promise<Result> {
  const { tournaments } = service;
  const { id: user, name, guest } = asker.person;
  switch (request.ask) {
    case "tournaments":
      return await tournaments.list();
    case "openTournament":
      return { tournament: await tournaments.open(request.plan, { user, name, guest }) };
    case "tournament":
      return await show(service, asker, request.tournament, request.on);
    case "enter": {
      const { deck, number } = request.with;
      await tournaments.enter(request.tournament, { user, name, guest }, deck, number);
      return null;
    }
    case "withdraw":
      await service.giveUp(await tournaments.withdraw(request.tournament, user));
      return null;
    case "enterProgram":
      await tournaments.enterProgram(request.tournament, user, request.kind);
      return null;
    case "remove":
      await service.giveUp(await tournaments.remove(request.tournament, user, request.entrant));
      return null;
    case "judgeNot":
      await tournaments.judgeNot(request.tournament, user);
      return null;
    case "startTournament":
      await service.start(request.tournament, user);
      return null;
    case "cancelTournament":
      await tournaments.cancel(request.tournament, user);
      return null;
    case "pick":
      await service.pick(request.tournament, user, request);
      return null;
    case "handIn":
      await service.handIn(request.tournament, user, request.deck);
      return null;
    case "suggest":
      return { deck: await tournaments.suggest(request.tournament, user) };
    case "judging":
      return await service.judging(user, request.tournament);
    case "look":
      return await look(service, asker, request);
    case "rule": {
      const { ask: _, ...ruling } = request;
      return { number: await service.rule(user, ruling) };
    }
  }
}

async function show(service: TournamentService, asker: Asker, id: string, on: boolean): Promise<Result> {
  const { id: user } = asker.person;
  const key = `tournament ${id}`;
  if (on)
    await asker.follow(key, async () => service.follow(id, user, (tournament) => asker.send({ tournament })));
  else asker.unfollow(key);
  return await service.view(id, user);
}

async function look(
  service: TournamentService,
  asker: Asker,
  { on, match, tournament, seat }: Extract<TournamentRequest, { ask: "look" }>,
): Promise<null> {
  const key = `look ${match}`;
  if (!on) {
    asker.unfollow(key);
    return null;
  }
  const { person, language } = asker;
  await asker.follow(key, () =>
    service.look(
      person.id,
      { tournament, match, seat },
      { language, show: (news) => asker.send({ match, news }) },
    ),
  );
  return null;
}
