/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "d33dd5c42f43355d";
