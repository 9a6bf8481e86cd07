/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "34331eff9ea5d6f5";
