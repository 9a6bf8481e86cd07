/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "1c4a2c7d78af08da";
