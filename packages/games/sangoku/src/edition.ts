/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "71917f06fa8ec0d5";
