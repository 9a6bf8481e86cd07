/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "bc2239af00115e1f";
