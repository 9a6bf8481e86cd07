/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c5f2a023fe54b530";
