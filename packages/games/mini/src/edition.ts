/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "a8ce938046080e90";
