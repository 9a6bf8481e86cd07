/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f9f80a75e5aa0c55";
