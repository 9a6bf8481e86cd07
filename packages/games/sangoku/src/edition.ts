/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "167670dbaf6a8a2a";
