/** Everybody but you, as whoever a verb is said of. */
export const others = { by: ["opponent", "both", "owner", "its", "that", "turnPlayer"] };
