/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "db00c6baf49bc0be";
