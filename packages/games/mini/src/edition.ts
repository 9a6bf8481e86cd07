/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e43271d5d8af28c8";
