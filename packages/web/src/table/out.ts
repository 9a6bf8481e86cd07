/** Who has left a game that others go on with. */
import type { Look, View } from "@tefuda/kernel";

/** Whether it is so of whoever looks. */
export function isOut({ seats, observer }: View, { out }: Look): boolean {
  const own = seats.find(({ seat }) => seat === observer);
  return out !== undefined && own !== undefined && (own.numbers[out] ?? 0) !== 0;
}
