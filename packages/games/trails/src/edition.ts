/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "833c3386bcc33687";
