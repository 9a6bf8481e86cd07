/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "4a9bc3f1befb7d7e";
