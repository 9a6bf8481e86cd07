/** The routes of our own. They stand in the library's router, so that it reads and signs the cookies. */
import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { z } from "zod";
import * as accounts from "./accounts.ts";
import { Refused } from "./accounts.ts";
import { type Cookies, giveToken, readPresent, readToken, takeToken } from "./cookies.ts";
import { exportMine } from "./export.ts";
import type { Ground } from "./ground.ts";
import { lookOf, readName } from "./names.ts";
import { becomeOperator } from "./operator.ts";
import { isPossible, wrongPassword } from "./passwords.ts";
import { refusal } from "./refusal.ts";
import { COOKIE_AGES, type Present } from "./sessions.ts";
import { text } from "./text.ts";
import { dropPasskey, waysIn } from "./ways-in.ts";
import { ANSWERS, PEOPLE } from "./words.ts";

const name = text;
const password = text;
const language = z.enum(["en", "ja"]);

/** A name that may be, as it is kept. */
function nameFrom(given: string): string {
  const read = readName(given);
  if ("wrong" in read) throw new Refused(400, "wrong_name", read.wrong);
  return read.name;
}

export function peopleRoutes(ground: Ground): BetterAuthPlugin {
  const { db, belongings, count, hashing, now } = ground;

  const presentOf = (cookies: Cookies) => readPresent(cookies, ground);
  const mustBe = async (cookies: Cookies): Promise<Present> => {
    const present = await presentOf(cookies);
    if (!present) throw accounts.signedOut();
    return present;
  };

  /** Whether it is the right one. As much is reckoned where there is none, so that nobody learns which names there are. */
  async function checked(whose: string, found: { hash: string } | null, given: string): Promise<void> {
    if ((await count.count("passwords", whose)) > 0) throw tooMany();
    if (!isPossible(given)) throw accounts.wrongPassword();
    const right = found
      ? await hashing.verify({ hash: found.hash, password: given })
      : !(await hashing.hash(given));
    if (!right) throw accounts.wrongPassword();
    await count.forgive("passwords", whose);
  }
  const newPassword = async (given: string, of: string): Promise<string> => {
    const wrong = wrongPassword(given, of);
    if (wrong) throw new Refused(400, "wrong_new_password", wrong);
    return await hashing.hash(given);
  };

  const get = <T extends object | null>(path: string, run: (cookies: Cookies) => Promise<T>) =>
    createAuthEndpoint(path, { method: "GET" }, (ctx) => refusal(async () => ctx.json(await run(ctx))));
  const post = <B extends z.ZodType>(
    path: string,
    body: B,
    run: (cookies: Cookies, body: z.output<B>) => Promise<void>,
  ) =>
    createAuthEndpoint(path, { method: "POST", body }, (ctx) =>
      refusal(async () => {
        await run(ctx, body.parse(ctx.body));
        return ctx.json({});
      }),
    );
  const nothing = z.strictObject({});

  const endpoints = {
    me: get("/me", async (ctx) => {
      const present = await presentOf(ctx);
      const token = await readToken(ctx);
      // seldom, as it may cross another cookie that is on its way
      if (present && token !== null && now() - present.began > COOKIE_AGES) await giveToken(ctx, token);
      const { person = null, language = null } = present ?? {};
      return { person, language, passkeys: ground.passkeys };
    }),
    guest: post("/guest", z.strictObject({ name, language }), async (ctx, body) => {
      if (await presentOf(ctx)) throw new Refused(409, "signed_in", PEOPLE.signedIn);
      const token = await accounts.enterAsGuest(db, { ...body, name: nameFrom(body.name) }, now());
      await giveToken(ctx, token);
    }),
    account: post("/account", z.strictObject({ name, password }), async (ctx, body) => {
      const { person } = await mustBe(ctx);
      if (!person.guest) throw new Refused(409, "is_account", PEOPLE.isAccount);
      const own = nameFrom(body.name);
      if (await accounts.isTaken(db, own)) throw accounts.nameTaken();
      const hash = await newPassword(body.password, own);
      await giveToken(ctx, await accounts.becomeAccount(db, { id: person.id, name: own, hash }, now()));
      ground.signedOut(person.id);
    }),
    signIn: post("/sign-in", z.strictObject({ name, password }), async (ctx, body) => {
      const found = await accounts.findPassword(db, { name: body.name });
      await checked(lookOf(body.name), found, body.password);
      if (!found) throw accounts.wrongPassword();
      const before = await presentOf(ctx);
      const { token, guest } = await accounts.comeBack(db, belongings, { ...found, before }, now());
      await giveToken(ctx, token);
      ground.left(before, found.id, guest);
    }),
    signOut: post("/sign-out", nothing, async (ctx) => {
      const present = await presentOf(ctx);
      takeToken(ctx);
      if (!present) return;
      await db.deleteFrom("sessions").where("id", "=", present.session).execute();
      ground.signedOut(present.person.id);
    }),
    signOutEverywhere: post("/sign-out-everywhere", nothing, async (ctx) => {
      const { person } = await mustBe(ctx);
      takeToken(ctx);
      await db.deleteFrom("sessions").where("user_id", "=", person.id).execute();
      ground.signedOut(person.id);
    }),
    name: post("/name", z.strictObject({ name }), async (ctx, body) => {
      const { person } = await mustBe(ctx);
      await accounts.changeName(db, person.id, nameFrom(body.name), now());
      ground.changed(person.id);
    }),
    language: post("/language", z.strictObject({ language }), async (ctx, body) => {
      const { person } = await mustBe(ctx);
      await db.updateTable("users").set(body).where("id", "=", person.id).execute();
    }),
    password: post("/password", z.strictObject({ old: password.nullable(), password }), async (ctx, body) => {
      const { person } = await mustBe(ctx);
      if (person.guest) throw new Refused(403, "guest", PEOPLE.guest);
      const found = await accounts.findPassword(db, { id: person.id });
      if (found) await checked(person.id, found, body.old ?? "");
      const hash = await newPassword(body.password, person.name);
      const change = { id: person.id, old: found?.hash ?? null, hash };
      await giveToken(ctx, await accounts.changePassword(db, change, now()));
      ground.signedOut(person.id);
    }),
    waysIn: get("/ways-in", async (ctx) => waysIn(db, (await mustBe(ctx)).person.id)),
    dropPasskey: post("/drop-passkey", z.strictObject({ id: text }), async (ctx, { id }) => {
      await dropPasskey(db, (await mustBe(ctx)).person.id, id);
    }),
    export: get("/export", async (ctx) => exportMine(db, belongings, (await mustBe(ctx)).person.id)),
    delete: post("/delete", z.strictObject({ password: password.nullable() }), async (ctx, body) => {
      const { person } = await mustBe(ctx);
      const found = await accounts.findPassword(db, { id: person.id });
      if (found) await checked(person.id, found, body.password ?? "");
      takeToken(ctx);
      await accounts.forgetUser(db, belongings, person.id);
      ground.gone(person.id);
    }),
    operator: post("/operator", z.strictObject({ code: text.max(100) }), async (ctx, { code }) => {
      const { person } = await mustBe(ctx);
      if (person.guest) throw new Refused(403, "guest", PEOPLE.guest);
      if (!(await becomeOperator(db, person.id, code, now())))
        throw new Refused(403, "wrong_code", PEOPLE.wrongCode);
      ground.changed(person.id);
    }),
  };
  return { id: "people", endpoints };
}

const tooMany = (): Refused => new Refused(429, "too_many", ANSWERS[429]);
