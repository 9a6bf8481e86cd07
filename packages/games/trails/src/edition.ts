/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "adc3038e3a607732";
