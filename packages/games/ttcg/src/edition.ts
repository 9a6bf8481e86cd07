/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "99f4960846b9a37c";
