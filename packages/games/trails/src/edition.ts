/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "01c01ea2f79c39bf";
