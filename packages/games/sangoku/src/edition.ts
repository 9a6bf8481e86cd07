/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "270d90fa85860e3d";
