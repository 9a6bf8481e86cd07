/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "a9cb4b90680aded3";
