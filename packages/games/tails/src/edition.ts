/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c2c65f205ee4ca71";
