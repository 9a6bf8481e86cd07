/** The page that asks for something, as far as whoever answers it needs to know. */
import type { Message, Wishes } from "@tefuda/host/online/wire";
import type { Person } from "./services.ts";

export interface Asker {
  person: Person;
  language: Wishes["language"];
  send(message: Message): void;
  /** Follows something under a name, in place of what was followed under it. */
  follow(key: string, begin: () => Promise<() => void>): Promise<void>;
  unfollow(key: string): void;
}
