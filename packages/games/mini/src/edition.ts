/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "675dfa59e12549a7";
