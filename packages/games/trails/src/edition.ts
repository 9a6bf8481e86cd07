/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "b2cefadb4d76d706";
