/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "bab8aa251a95f26e";
