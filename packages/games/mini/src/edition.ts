/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "25bdcc339d55a4dd";
