/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "a82a57958c2a12c6";
