/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "d54b4697ba0bc6d8";
