/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "04b4d041bb5dc500";
