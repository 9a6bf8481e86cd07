/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c364e184f7c1197c";
