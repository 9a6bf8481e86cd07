/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "aa3a625763bfec81";
