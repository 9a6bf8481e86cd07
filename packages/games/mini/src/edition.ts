/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "20ddd2a9a3063662";
