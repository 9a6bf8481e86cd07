/** Why a match is not played here, or not just now. */

/** A build plays it that is not at hand, and this one did not come to the same. */
export class OtherBuild extends Error {}

/** There is no such match. */
export class Unknown extends Error {}

/** It cannot be written or read just now: it may be sent again. */
export class Unavailable extends Error {}
