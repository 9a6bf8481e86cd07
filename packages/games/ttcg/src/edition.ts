/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c0a90d6f36096fc0";
