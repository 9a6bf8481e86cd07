/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "db2beec4044680c0";
