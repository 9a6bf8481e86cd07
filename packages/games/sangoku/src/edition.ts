/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "64507ddcd4e59fbc";
