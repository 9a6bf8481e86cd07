/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "379d2e386ec1f31d";
