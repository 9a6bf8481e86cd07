/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "d213421b94f1b0ee";
