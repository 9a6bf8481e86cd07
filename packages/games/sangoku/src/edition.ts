/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "736e0e1c56d71d36";
