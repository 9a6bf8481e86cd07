/** The levels of the programs by name, the weakest first. */
export const levelNames = ["novice", "apprentice", "journeyman", "expert", "master"] as const;
export type LevelName = (typeof levelNames)[number];
