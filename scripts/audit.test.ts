import { expect, test } from "vitest";
import { readAudit } from "./audit.ts";

test("an audit names what is grave, and says where nobody answered", () => {
  const vulnerabilities = {
    rope: { severity: "high", via: [{ title: "It frays" }] },
    cart: { severity: "critical", via: ["rope"] },
    lamp: { severity: "low", via: [{ title: "It flickers" }] },
  };
  expect(readAudit(JSON.stringify({ vulnerabilities })).grave).toEqual([
    "rope (high): It frays",
    "cart (critical): by what it needs",
  ]);
  expect(readAudit(JSON.stringify({ vulnerabilities: {} })).grave).toEqual([]);
  expect(readAudit(JSON.stringify({ message: "405 Method Not Allowed" }))).toEqual({
    grave: undefined,
    says: "Not audited: 405 Method Not Allowed",
  });
  expect(readAudit("").grave).toBeUndefined();
});
