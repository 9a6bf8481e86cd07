/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "2403303dc5c75e1c";
