/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "8777bf0822b23cbf";
