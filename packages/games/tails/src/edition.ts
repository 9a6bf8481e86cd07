/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "463408c954d9f867";
