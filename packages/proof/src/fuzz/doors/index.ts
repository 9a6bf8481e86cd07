/** Every door through which something comes in from outside. A further door is one more entry. */
import type { Door } from "../door.ts";
import { cards } from "./cards.ts";
import { commands } from "./commands.ts";
import { lists } from "./lists.ts";
import { messages } from "./messages.ts";
import { replays } from "./replays.ts";
import { saves } from "./saves.ts";
import { scenarios } from "./scenarios.ts";
import { texts } from "./texts.ts";

export const doors: readonly Door[] = [texts, cards, lists, saves, replays, messages, commands, scenarios];
