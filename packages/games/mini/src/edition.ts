/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "670cd2335684c5f4";
