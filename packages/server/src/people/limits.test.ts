/** Whose address it is. */
import { expect, test } from "vitest";
import { networkOf } from "./limits.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::1", "0:0:0:0"],
  ["2001:DB8::", "2001:db8:0:0"],
  ["2001:db8:0:1:2:3:4:5", "2001:db8:0:1"],
  ["2001:0db8:0000:0001::9", "2001:db8:0:1"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["what", "what"],
])("%s is of %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
