/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "636c57626fe05a8d";
