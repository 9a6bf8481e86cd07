/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "953ae1b4adb1814e";
