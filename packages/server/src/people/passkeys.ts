/** What happens here when the library has seen a passkey, and what it is not to tell. */
import type { PasskeyOptions } from "@better-auth/passkey";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { z } from "zod";
import { isTaken, leaveBefore, mustNotBeBanned, named, nameTaken, Refused, signedOut } from "./accounts.ts";
import { type Cookies, readPresent } from "./cookies.ts";
import type { Ground } from "./ground.ts";
import { lookOf } from "./names.ts";
import { refusal } from "./refusal.ts";
import type { UserRow } from "./rows.ts";
import { text } from "./text.ts";
import { PEOPLE } from "./words.ts";

/** So many somebody may have. */
const MOST_PASSKEYS = 20;

type Registered = NonNullable<NonNullable<PasskeyOptions["registration"]>["afterVerification"]>;

export interface PasskeyHooks {
  registered: Registered;
  plugin: BetterAuthPlugin;
}

/** What is looked at of the options that the library makes for a browser. */
const made = z.looseObject({ user: z.looseObject({ name: z.string(), displayName: z.string() }) });

/** What a browser shows of a passkey, as far as the library does not look at it itself. */
const shown = z.strictObject({
  name: text.max(60).optional(),
  response: z.looseObject({ id: z.string().regex(/^[\w-]{1,1400}$/) }),
});

export function passkeyHooks(ground: Ground): PasskeyHooks {
  const { db, belongings } = ground;
  /** Runs in the transaction that the library writes the passkey in: a guest is an account once it is there. */
  const registered: Registered = ({ ctx, user: { id } }) =>
    refusal(async () => {
      const { internalAdapter } = ctx.context;
      const user = (await internalAdapter.findUserById(id)) as Pick<UserRow, "name" | "guest"> | null;
      if (!user) throw signedOut();
      if (!user.guest) return;
      const { name } = user;
      await named(() => internalAdapter.updateUser(id, { name, look: lookOf(name), guest: false }));
    });

  const presentOf = (cookies: Cookies) => readPresent(cookies, ground);

  /** Before a passkey is made, and again before it is kept: whether it may be. */
  const room = async (cookies: Cookies): Promise<void> => {
    const { person } = (await presentOf(cookies)) ?? {};
    if (!person) throw signedOut();
    const had = await db.selectFrom("passkeys").select("id").where("user_id", "=", person.id).execute();
    if (had.length >= MOST_PASSKEYS) throw new Refused(409, "many_passkeys", PEOPLE.manyPasskeys);
    if (person.guest && (await isTaken(db, person.name))) throw nameTaken();
  };
  const mayRegister = createAuthMiddleware((ctx) => refusal(() => room(ctx)));

  const before = createAuthMiddleware(async (ctx) => {
    const body = shown.safeParse(ctx.body);
    if (!body.success) throw new APIError(400, { code: "validation_error" });
    // with a new session, so that the one that a guest had opens no account
    return { context: { body: { ...body.data, createSession: true } } };
  });

  /** In place of what the library has for an address the name is shown. */
  const withName = createAuthMiddleware(async (ctx) => {
    const options = made.safeParse(ctx.context.returned);
    const present = await presentOf(ctx);
    if (!options.success || !present) return;
    const { name } = present.person;
    return ctx.json({ ...options.data, user: { ...options.data.user, name, displayName: name } });
  });

  const arrived = createAuthMiddleware((ctx) =>
    refusal(async () => {
      const to = ctx.context.newSession?.user.id;
      if (to === undefined) return;
      await mustNotBeBanned(db, to, ground.now());
      const present = await presentOf(ctx);
      const guest = await db.transaction().execute((trx) => leaveBefore(trx, belongings, to, present));
      ground.left(present, to, guest);
      if (ctx.path === "/passkey/verify-registration") ground.signedOut(to);
      return ctx.json({ id: to });
    }),
  );

  const at = (path: string) => (ctx: { path?: string }) => ctx.path === path;
  return {
    registered,
    plugin: {
      id: "passkeys-here",
      hooks: {
        before: [
          { matcher: at("/passkey/generate-register-options"), handler: mayRegister },
          { matcher: at("/passkey/verify-registration"), handler: mayRegister },
          { matcher: at("/passkey/verify-registration"), handler: before },
          { matcher: at("/passkey/verify-authentication"), handler: before },
        ],
        after: [
          { matcher: at("/passkey/generate-register-options"), handler: withName },
          { matcher: at("/passkey/verify-registration"), handler: arrived },
          { matcher: at("/passkey/verify-authentication"), handler: arrived },
        ],
      },
    },
  };
}
