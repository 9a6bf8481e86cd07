/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f9d5c80343eadd86";
