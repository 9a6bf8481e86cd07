/** How somebody becomes the first operator, and nobody a second. */

import { afterEach, beforeEach, expect, test } from "vitest";
import { browser, DAY, type Town, town } from "../../test/people.ts";
import { becomeOperator } from "./operator.ts";

let place: Town;
beforeEach(async () => {
  place = await town();
});
afterEach(() => place.end());

test("an account with the code is the operator, once", async () => {
  const code = (await place.people.operatorCode()) ?? "";
  expect(Buffer.from(code, "base64url")).toHaveLength(16);
  expect(JSON.stringify(await place.db.selectFrom("operator_code").selectAll().execute())).not.toContain(
    code,
  );
  const guest = browser(place.people);
  await guest.guest("Guest");
  expect((await guest.post("/operator", { code })).body).toMatchObject({ code: "guest" });
  expect((await browser(place.people).post("/operator", { code })).status).toBe(401);
  const kiku = browser(place.people);
  await kiku.account("Kiku");
  expect((await place.people.who(kiku.headers()))?.role).toBe("player");
  expect((await kiku.post("/operator", { code: `${code.slice(1)}A` })).body).toMatchObject({
    code: "wrong_code",
  });
  expect((await kiku.post("/operator", { code })).status).toBe(200);
  expect((await place.people.who(kiku.headers()))?.role).toBe("operator");
  const ran = browser(place.people);
  await ran.account("Ran");
  expect((await ran.post("/operator", { code })).status).toBe(403);
  expect(await place.people.operatorCode()).toBeNull();
  // one who goes away is followed by another
  await kiku.post("/delete", { password: "correct horse" });
  const next = await place.people.operatorCode();
  expect(next).not.toBe(code);
  expect((await ran.post("/operator", { code: next })).status).toBe(200);
});

test("of many who come with it at the same time one is", async () => {
  const { db, people, clock } = place;
  const code = (await people.operatorCode()) ?? "";
  const ids: string[] = [];
  for (let n = 0; n < 8; n++) ids.push(await browser(people).account(`Many ${n}x`));
  // as many connections are there before it begins
  await Promise.all(ids.map((id) => people.exportMine(id)));
  const done = await Promise.all(ids.map((id) => becomeOperator(db, id, code, clock.now)));
  expect(done.filter(Boolean)).toHaveLength(1);
  const operators = place.db.selectFrom("users").select("id").where("role", "=", "operator");
  expect(await operators.execute()).toHaveLength(1);
});

test("a code is good for a day, and only the last one", async () => {
  const kiku = browser(place.people);
  await kiku.account("Kiku");
  const first = await place.people.operatorCode();
  const second = await place.people.operatorCode();
  expect((await kiku.post("/operator", { code: first })).status).toBe(403);
  place.clock.now += DAY;
  expect((await kiku.post("/operator", { code: second })).status).toBe(403);
  expect((await kiku.post("/operator", { code: await place.people.operatorCode() })).status).toBe(200);
});
