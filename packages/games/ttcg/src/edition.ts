/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "96a2245cb7f572d6";
