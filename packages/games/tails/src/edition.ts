/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "8311a5ff7d1c5dd6";
