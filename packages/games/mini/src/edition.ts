/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "86a2b9c7b0639ddd";
