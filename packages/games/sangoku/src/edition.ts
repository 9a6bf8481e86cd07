/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "aeb09afd5bf13e62";
