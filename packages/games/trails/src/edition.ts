/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "98db1f2520d4e6af";
