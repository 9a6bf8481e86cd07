/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "384a5b1b4972bdf0";
