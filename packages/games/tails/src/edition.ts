/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "973c540ad63ab08a";
