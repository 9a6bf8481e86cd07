/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "786a3db187d4edb7";
