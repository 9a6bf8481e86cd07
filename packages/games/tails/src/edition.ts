/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "943bcf8a2ef3b3ff";
