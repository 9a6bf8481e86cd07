/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "18d20f03293c7640";
