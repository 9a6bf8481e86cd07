/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "311b20619ae8d201";
