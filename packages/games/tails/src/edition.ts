/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "0b44220a060f5f58";
