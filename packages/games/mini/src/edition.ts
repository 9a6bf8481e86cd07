/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "055cf8ae28d9aa8f";
