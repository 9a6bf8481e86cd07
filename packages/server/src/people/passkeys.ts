/** What happens here when the library has seen a passkey, and what it is not to tell. */
import type { PasskeyOptions } from "@better-auth/passkey";
import type { BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import { z } from "zod";
import { isTaken, leaveBefore, nameTaken, Refused } from "./accounts.ts";
import { readToken } from "./cookies.ts";
import type { Ground } from "./ground.ts";
import { lookOf } from "./names.ts";
import { refusal } from "./refusal.ts";
import { findSession } from "./sessions.ts";
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

export function passkeyHooks({ db, belongings, now, left }: Ground): PasskeyHooks {
  /** Runs in the transaction that the library writes the passkey in: a guest is an account once it is there. */
  const registered: Registered = ({ ctx, user: { id } }) =>
    refusal(async () => {
      const user = await db
        .selectFrom("users")
        .select(["name", "guest"])
        .where("id", "=", id)
        .executeTakeFirst();
      const had = await db.selectFrom("passkeys").select("id").where("user_id", "=", id).execute();
      if (!user) throw new Refused(401, "signed_out", PEOPLE.signedOut);
      if (had.length >= MOST_PASSKEYS) throw new Refused(409, "many_passkeys", PEOPLE.manyPasskeys);
      if (!user.guest) return;
      if (await isTaken(db, user.name)) throw nameTaken();
      const { internalAdapter } = ctx.context;
      await internalAdapter.updateUser(id, { name: user.name, look: lookOf(user.name), guest: false });
      await internalAdapter.deleteUserSessions(id);
    });

  const before = createAuthMiddleware(async ({ body }) => ({
    // with a new session, so that the one that a guest had opens no account
    context: {
      body: { ...body, name: z.string().max(60).optional().parse(body?.name), createSession: true },
    },
  }));

  const named = createAuthMiddleware(async (ctx) => {
    const options = made.safeParse(ctx.context.returned);
    const token = await readToken(ctx);
    const present = token && (await findSession(db, token, now()));
    if (!options.success || !present) return;
    const { name } = present.person;
    return ctx.json({ ...options.data, user: { ...options.data.user, name, displayName: name } });
  });

  const arrived = createAuthMiddleware((ctx) =>
    refusal(async () => {
      const to = ctx.context.newSession?.user.id;
      if (to === undefined) return;
      const token = await readToken(ctx);
      const present = token === null ? null : await findSession(db, token, now());
      const guest = await db.transaction().execute((trx) => leaveBefore(trx, belongings, to, present));
      left(present, to, guest);
      return ctx.json({ id: to });
    }),
  );

  const at = (path: string) => (ctx: { path?: string }) => ctx.path === path;
  return {
    registered,
    plugin: {
      id: "passkeys-here",
      hooks: {
        before: [{ matcher: at("/passkey/verify-registration"), handler: before }],
        after: [
          { matcher: at("/passkey/generate-register-options"), handler: named },
          { matcher: at("/passkey/verify-registration"), handler: arrived },
          { matcher: at("/passkey/verify-authentication"), handler: arrived },
        ],
      },
    },
  };
}
