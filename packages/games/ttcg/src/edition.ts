/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c85c54d023aa52bd";
