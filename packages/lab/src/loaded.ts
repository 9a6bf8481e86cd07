/** What the lab knows of a game: all that is played and shown, and nothing of where its files lie. */
import type { LoadedGame } from "@tefuda/referee/games";

export type Loaded = Pick<LoadedGame, "pack" | "book" | "game">;
