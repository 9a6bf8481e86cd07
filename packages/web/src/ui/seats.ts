/** The names of seats, the same as in notation and log. */
export const seatName = (seat: number): string => "ABCD"[seat] ?? "?";
