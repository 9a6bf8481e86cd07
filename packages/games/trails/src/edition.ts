/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e6e0aae3a706b2a6";
