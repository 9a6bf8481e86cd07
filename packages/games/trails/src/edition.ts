/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "8d4cf8bb0e5c51fb";
