/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "79e7aed9a5f05b6d";
