/**
 * Checks that a circulation is one, and that there is none of greater gain: complementary slackness of linear programs (Ahuja,
 * Magnanti, Orlin: Network Flows, theorem 9.4). It shares nothing with the program that finds one: whoever doubts that can
 * write this anew in twenty lines.
 */
import type { Circulation, Network } from "./network.ts";

/** What is wrong with it, by the numbers of arcs and nodes; null: it is the best there is. */
export function faultOf(
  { nodes, tails, heads, rooms, gains }: Network,
  { flows, prices, gain }: Circulation,
): string | null {
  const gathered = new Float64Array(nodes);
  let sum = 0;
  for (let arc = 0; arc < tails.length; arc++) {
    const [from, to, room, flow] = [tails[arc]!, heads[arc]!, rooms[arc]!, flows[arc]!];
    if (flow < 0 || flow > room) return `arc ${arc} carries ${flow} of ${room}`;
    // what one copy more would win, by the prices at both its ends
    const more = gains[arc]! + prices[to]! - prices[from]!;
    if (more > 0 && flow < room) return `arc ${arc} should carry more`;
    if (more < 0 && flow > 0) return `arc ${arc} should carry less`;
    gathered[from]! -= flow;
    gathered[to]! += flow;
    sum += flow * gains[arc]!;
  }
  const loose = gathered.findIndex((copies) => copies !== 0);
  if (loose >= 0) return `at node ${loose} ${gathered[loose]} copies are over`;
  return sum === gain ? null : `it is worth ${sum}, not ${gain}`;
}
