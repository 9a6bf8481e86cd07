/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "cdd2acde15db0bd7";
