/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "12ecadc0d7e7e1d3";
