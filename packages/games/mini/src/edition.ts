/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "b3f5fb1bde5de4ea";
