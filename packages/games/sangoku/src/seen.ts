/** What texts see and no program does: events without a body (see also `events.ts`). */
import { event } from "@tefuda/kernel";

/** A card comes to the battlefield. Arguments: card, seat, how. Seen only. */
export const ENTERS = event("enters", { subject: "card", params: 3 });
/** A card leaves the battlefield. Argument: card. Seen only. */
export const LEAVES = event("leaves", { subject: "card", params: 1 });
/** Arguments: general, reinforcement. Seen only. */
export const EQUIPPED = event("equipped", { subject: "card", params: 2, cards: [1] });
/** Argument: general. Seen only. */
export const AWAKENED = event("awakened", { subject: "card", params: 1 });
/** A general was made to stand by Musou (sangoku-9.22). Argument: general. Seen only. */
export const MUSOU = event("musou", { subject: "card", params: 1 });
/** A card is played, whatever it is (sangoku-6.1). Arguments: card, seat. Seen only. */
export const PLAYED = event("played", { subject: "card", params: 2 });
/** sangoku-9.7. Arguments: attacker, the general attacked or NONE for the forts. Seen only. */
export const ATTACKS = event("attacks", { subject: "card", params: 2, cards: [1] });
/** Arguments: the general attacked, attacker. Seen only. */
export const IS_ATTACKED = event("isAttacked", { subject: "card", params: 2, cards: [1] });
/** sangoku-9.8. Arguments: interceptor, attacker. Seen only. */
export const INTERCEPTS = event("intercepts", { subject: "card", params: 2, cards: [1] });
/** Arguments: attacker, interceptor. Seen only. */
export const IS_INTERCEPTED = event("isIntercepted", { subject: "card", params: 2, cards: [1] });
/** sangoku-9.9. Arguments: fighter, the other. Seen only. */
export const OCCURS = event("occurs", { subject: "card", params: 2, cards: [1] });
/** sangoku-7.16. Arguments: winner, 1 as the attacker, 2 as interceptor. Seen only. */
export const WINS = event("wins", { subject: "card", params: 2 });
/** sangoku-9.13. Argument: attacker. Seen only. */
export const HITS_FORTS = event("hitsForts", { subject: "card", params: 1 });
/** A card was drawn, and one or more at once. Arguments: seat, BY_RULE or BY_EFFECT. Seen only. */
export const DRAWS_CARD = event("drawsCard", { subject: "seat", params: 2 });
export const DRAWS_CARDS = event("drawsCards", { subject: "seat", params: 2 });
/** The turn, the resource phase of a player begins. Argument: seat. Seen only. */
export const TURN_BEGINS = event("turnBegins", { subject: "seat", params: 1 });
export const RESOURCES_BEGIN = event("resourcesBegin", { subject: "seat", params: 1 });
/** The main phase, or the end phase, of a player begins. Argument: seat. Seen only. */
export const MAIN_BEGINS = event("mainBegins", { subject: "seat", params: 1 });
export const TURN_ENDS = event("turnEnds", { subject: "seat", params: 1 });
/** A battle is about to end. Argument: the seat whose turn it is. Seen only. */
export const BATTLE_ENDS = event("battleEnds", { subject: "seat", params: 1 });
