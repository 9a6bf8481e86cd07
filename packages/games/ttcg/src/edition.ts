/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e05b2e4c79fd6ba2";
