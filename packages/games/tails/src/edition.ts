/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "91ff2ab33ffc2a57";
