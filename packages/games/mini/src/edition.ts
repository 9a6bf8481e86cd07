/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "1ce81e82aca1f663";
