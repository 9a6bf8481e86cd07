/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "dd56f81355acf482";
