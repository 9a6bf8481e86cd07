/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "6a57582b77d38419";
