/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "ce1e35e3ade451ce";
