/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "dfa59ddf923a5c6c";
