/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "db2b041a9d19264f";
