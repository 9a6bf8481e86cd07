/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "080e71dd9cb4c9fc";
