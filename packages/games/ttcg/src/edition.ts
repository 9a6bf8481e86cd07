/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "7fe765d1ecc2a0c7";
