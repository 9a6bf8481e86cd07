/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "a8b6316da924b2e0";
