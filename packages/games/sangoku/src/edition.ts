/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "9d700773691adfc4";
