/** The rows of people's tables. What the library keeps has its times as dates. */
import type { ColumnType, Generated, JSONColumnType } from "kysely";

export type Role = "player" | "moderator" | "operator";
export type Language = "en" | "ja";

export interface UserRow {
  id: string;
  name: string;
  /** What the name of an account looks like; null of a guest. */
  look: string | null;
  guest: boolean;
  role: Generated<Role>;
  language: Language;
  email: Generated<string>;
  email_verified: Generated<boolean>;
  image: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface SessionRow {
  id: string;
  user_id: string;
  token: string;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
}

/** A password; the columns of the library that nothing is ever written to are left out. */
export interface CredentialRow {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface PasskeyRow {
  id: string;
  user_id: string;
  name: string | null;
  public_key: string;
  credential_id: string;
  counter: number;
  device_type: string;
  backed_up: boolean;
  transports: string | null;
  aaguid: string | null;
  created_at: Date;
}

export interface ChallengeRow {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
}

export interface DeckRow {
  user: string;
  id: string;
  game: string;
  name: string;
  cards: JSONColumnType<string[]>;
  changed: number;
}

/** How often something was tried until some time. */
export interface LimitRow {
  key: string;
  count: number;
  until: number;
}

/** Of the code that makes the first operator. */
export interface OperatorCodeRow {
  only: ColumnType<boolean, true | undefined, never>;
  hash: string;
  until: number;
}
