/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "fc3aca273914705b";
