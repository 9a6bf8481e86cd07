/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c667b4759f30002a";
