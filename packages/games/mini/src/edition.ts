/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "5c1c1aa8e04ffed1";
