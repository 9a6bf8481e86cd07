/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "d4f33e7d64164c69";
