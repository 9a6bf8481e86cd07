/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "8c6ddb594c295d09";
