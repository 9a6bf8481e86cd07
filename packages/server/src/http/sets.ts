/** Sets that people keep here, over HTTP. */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../database/database.ts";
import { counter, type Limit, networkOf } from "../people/limits.ts";
import { ANSWERS, PEOPLE } from "../people/words.ts";
import { LARGEST_PICTURES, pictureIn, picturesIn } from "../sets/pictures.ts";
import { SetReader } from "../sets/reading.ts";
import { SetRefused } from "../sets/refused.ts";
import {
  dropSet,
  filesIn,
  hashFrom,
  keepSet,
  LARGEST_SET,
  setOf,
  setsOf,
  takeSetDown,
} from "../sets/sets.ts";
import type { Person } from "../wire/services.ts";
import { type Doors, isFromOurPage } from "./doors.ts";

const MINUTE = 60_000;
/** Keeping is for a person, asking for an address. */
export const SET_LIMITS = {
  keepSet: { most: 30, per: 60 * MINUTE },
  askSet: { most: 600, per: 10 * MINUTE },
} satisfies Record<string, Limit>;

export interface SetDoor {
  db: Database;
  doors: Doors;
  /** What is counted is known by a hash with this key. */
  secret: string;
  games: readonly string[];
  now(): number;
  who(request: IncomingMessage): Promise<Person | null>;
  addressOf(request: IncomingMessage): string;
  limits?: Partial<Record<keyof typeof SET_LIMITS, Limit>>;
  report(error: unknown): void;
}

/** Bytes of a body: the files and pictures, with what JSON writes around them. */
const LARGEST_BODY = 2 * LARGEST_SET + Math.ceil(1.5 * LARGEST_PICTURES);

export function serveSets(app: FastifyInstance, door: SetDoor): void {
  const { db, doors, games, secret, now } = door;
  const count = counter(db, { ...SET_LIMITS, ...door.limits }, secret, now);
  const reader = new SetReader();

  async function often(what: keyof typeof SET_LIMITS, subject: string, reply: FastifyReply): Promise<void> {
    const wait = await count.count(what, subject);
    if (wait === 0) return;
    reply.header("retry-after", `${Math.ceil(wait / 1000)}`);
    throw new SetRefused(429, ANSWERS[429]);
  }
  const asked = ({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> =>
    often("askSet", networkOf(door.addressOf(raw)), reply);

  /** An account whose page asks; a guest may be gone in a month, and what is kept with them. */
  async function account({ raw }: FastifyRequest): Promise<Person> {
    if (raw.method !== "GET" && !isFromOurPage(doors, raw.headers)) throw new SetRefused(403, ANSWERS[403]);
    const person = await door.who(raw);
    if (!person) throw new SetRefused(401, PEOPLE.signedOut);
    if (person.guest) throw new SetRefused(403, PEOPLE.guest);
    return person;
  }

  app.register(async (scope) => {
    scope.setErrorHandler(async (error: Error & { statusCode?: number }, _, reply) => {
      const known = error instanceof SetRefused ? error.status : (error.statusCode ?? 500);
      if (known >= 500 && !(error instanceof SetRefused)) door.report(error);
      const words =
        error instanceof SetRefused ? error.words : (ANSWERS[known as keyof typeof ANSWERS] ?? ANSWERS[500]);
      return await reply.code(known).send({ message: words.en, words });
    });
    scope.addHook("onSend", async (_, reply) => void reply.header("cache-control", "no-store"));

    // of nobody else so much is read
    const known = async (request: FastifyRequest): Promise<void> => void (await account(request));
    scope.post("/api/sets", { bodyLimit: LARGEST_BODY, onRequest: known }, async (request, reply) => {
      const person = await account(request);
      await often("keepSet", person.id, reply);
      const files = filesIn(request.body);
      const sent = picturesIn(request.body);
      const { about, leftOut, pictures: named } = await reader.read({ files, games });
      const kept = files.filter(({ path }) => !leftOut.includes(path));
      // of others the set says nothing
      const pictures = sent.filter(({ name }) => named.includes(name));
      await keepSet(db, person.id, { about, files: kept, pictures }, now());
      return { about, leftOut };
    });
    scope.get("/api/sets", async (request, reply) => {
      await asked(request, reply);
      return { sets: await setsOf(db, (await account(request)).id) };
    });
    scope.get<{ Params: { hash: string } }>("/api/sets/:hash", async (request, reply) => {
      await asked(request, reply);
      return await setOf(db, hashFrom(request.params.hash));
    });
    scope.get<{ Params: { hash: string; name: string } }>(
      "/api/sets/:hash/pictures/:name",
      async (request, reply) => {
        await asked(request, reply);
        const { hash, name } = request.params;
        const bytes = await pictureIn(db, hashFrom(hash), name);
        return await reply.type("image/jpeg").header("x-content-type-options", "nosniff").send(bytes);
      },
    );
    scope.delete<{ Params: { hash: string } }>("/api/sets/:hash", async (request, reply) => {
      await asked(request, reply);
      const { id } = await account(request);
      const hash = hashFrom(request.params.hash);
      if (!(await dropSet(db, id, hash))) throw new SetRefused(404, ANSWERS[404]);
      return {};
    });
    scope.delete<{ Params: { hash: string } }>("/api/sets/:hash/all", async (request, reply) => {
      await asked(request, reply);
      const { id, role } = await account(request);
      if (role === "player") throw new SetRefused(403, ANSWERS[403]);
      await takeSetDown(db, id, hashFrom(request.params.hash), now());
      return {};
    });
  });
}
