/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "5002304ca29b42e3";
