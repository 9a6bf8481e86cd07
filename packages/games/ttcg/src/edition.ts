/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "81bd50cb018de608";
