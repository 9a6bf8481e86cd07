/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "798b7da99071c407";
