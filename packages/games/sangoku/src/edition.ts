/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f8097520e682623e";
