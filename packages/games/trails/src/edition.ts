/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "4470d6d6e82be504";
