/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "db97168b16edd5af";
