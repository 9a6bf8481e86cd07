/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f26a0f90c44d831a";
