/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "946aa57cf27f5cba";
