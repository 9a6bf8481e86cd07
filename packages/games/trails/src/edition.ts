/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "47e55a2321759bdb";
