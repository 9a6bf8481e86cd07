/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "74ad80fe24f3ac98";
