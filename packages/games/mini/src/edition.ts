/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f846b042cdd4335c";
