/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "3bde646320ec4d9b";
