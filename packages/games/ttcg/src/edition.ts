/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "9ceca315fe225b8d";
