/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "73e67c7ca6e03066";
