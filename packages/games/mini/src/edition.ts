/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "0e577a5d6e188a39";
