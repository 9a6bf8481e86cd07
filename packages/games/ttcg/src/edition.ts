/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c6ce8ca51bf02139";
