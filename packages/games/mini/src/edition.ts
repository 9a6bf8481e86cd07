/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c0066dd0f27e7dcb";
