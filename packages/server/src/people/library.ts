/** How the library that knows cookies and passkeys is set up. What it reads and writes are our tables. */
import { passkey } from "@better-auth/passkey";
import type { BetterAuthOptions, BetterAuthPlugin } from "better-auth";
import type { Database } from "../database/database.ts";
import type { PasskeyHooks } from "./passkeys.ts";
import { COOKIE_LASTS, SESSION_LASTS } from "./sessions.ts";

export const BASE = "/api/auth";

const times = { createdAt: "created_at", updatedAt: "updated_at" };

const tables = {
  user: {
    modelName: "users",
    fields: { ...times, emailVerified: "email_verified" },
    additionalFields: {
      guest: { type: "boolean", required: true, input: false },
      look: { type: "string", required: false, unique: true, input: false },
    },
  },
  session: {
    modelName: "sessions",
    fields: {
      ...times,
      userId: "user_id",
      expiresAt: "expires_at",
      ipAddress: "ip_address",
      userAgent: "user_agent",
    },
  },
  account: {
    modelName: "credentials",
    fields: {
      ...times,
      userId: "user_id",
      accountId: "account_id",
      providerId: "provider_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      idToken: "id_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
    },
  },
  verification: { modelName: "challenges", fields: { ...times, expiresAt: "expires_at" } },
} satisfies Pick<BetterAuthOptions, "user" | "session" | "account" | "verification">;

const passkeys = {
  modelName: "passkeys",
  fields: {
    userId: "user_id",
    publicKey: "public_key",
    credentialID: "credential_id",
    deviceType: "device_type",
    backedUp: "backed_up",
    createdAt: "created_at",
  },
};

/** The address that the world knows the server by, where that is safe; null elsewhere. */
export const safeUrl = (publicUrl: string | null): URL | null => {
  const url = publicUrl === null ? null : new URL(publicUrl);
  return url?.protocol === "https:" ? url : null;
};

export interface LibraryOptions {
  db: Database;
  secret: string;
  publicUrl: string | null;
  /** From where pages may ask. */
  origins: string[];
  now(): number;
}

/** What the library is told. Passkeys are there only where the address is safe. */
export function libraryOptions(
  { db, secret, publicUrl, origins, now }: LibraryOptions,
  routes: BetterAuthPlugin,
  hooks: PasskeyHooks,
) {
  const safe = safeUrl(publicUrl);
  return {
    appName: "Tefuda",
    // nothing is taken from what a request says that it was sent to
    baseURL: publicUrl ?? "http://localhost",
    basePath: BASE,
    trustedOrigins: origins,
    secrets: [{ version: 1, value: secret }],
    database: { db, type: "postgres", transaction: true },
    ...tables,
    session: {
      ...tables.session,
      expiresIn: COOKIE_LASTS / 1000,
      disableSessionRefresh: true,
      freshAge: 0,
    },
    databaseHooks: {
      session: {
        create: {
          // as those that are begun here: kept are neither addresses nor browsers
          before: async (session) => ({
            data: {
              ...session,
              expiresAt: new Date(now() + SESSION_LASTS),
              ipAddress: null,
              userAgent: null,
            },
          }),
        },
      },
    },
    advanced: {
      // the prefix says so itself
      useSecureCookies: false,
      cookiePrefix: safe ? "__Host-tefuda" : "tefuda",
      defaultCookieAttributes: { httpOnly: true, sameSite: "strict", secure: safe !== null, path: "/" },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    onAPIError: { throw: true },
    plugins: [routes, ...(safe ? passkeysOf(safe, hooks) : [])],
  } satisfies BetterAuthOptions;
}

const passkeysOf = (safe: URL, hooks: PasskeyHooks): BetterAuthPlugin[] => [
  passkey({
    rpID: safe.hostname,
    rpName: "Tefuda",
    origin: safe.origin,
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    registration: { afterVerification: hooks.registered },
    advanced: { webAuthnChallengeCookie: "passkey" },
    schema: { passkey: passkeys },
  }),
  hooks.plugin,
];
