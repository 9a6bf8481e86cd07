/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "190894ed41a4b5d4";
