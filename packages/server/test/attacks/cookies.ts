/** Cookies that are not those of whoever sends them. */
import { withSession } from "../../src/embedded/session.ts";
import type { Server } from "../../src/server.ts";
import { status, upgrade } from "./raw.ts";
import type { Attack } from "./wire.ts";

/** Comes as a guest: the cookie, as a page sends it again. */
async function guest({ port }: Server, name: string): Promise<string> {
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}/api/auth/guest`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ name, language: "en" }),
  });
  const [cookie = ""] = answer.headers.getSetCookie();
  return cookie.split(";")[0]!;
}

let guests = 0;
/** Opens a socket with what is made of a cookie that is good; "done" where it opens. */
const cookie = (
  name: string,
  comes: string,
  make: (good: string, url: string) => string | null | Promise<string>,
): Attack => ({
  ...{ name: `a socket ${name}`, comes, at: "cookies", counts: comes },
  async run({ cookies, url }) {
    const good = await guest(cookies, `Guest ${++guests}`);
    const made = await make(good, url);
    const came = await status(cookies.port, upgrade(cookies.port, { cookie: made, "x-user": "Ayame" }));
    return `upgrade ${came}`;
  },
});

const nameIn = (good: string): string => good.slice(0, good.indexOf("="));
const valueIn = (good: string): string => good.slice(good.indexOf("=") + 1);
/** With another letter in place of the one at a place, counted from the end where it is negative. */
const forged = (good: string, at: number): string => {
  const letters = [...good];
  const place = at < 0 ? letters.length + at : at;
  letters[place] = letters[place] === "a" ? "b" : "a";
  return letters.join("");
};

export const withCookies: readonly Attack[] = [
  cookie("without a cookie", "upgrade 401", () => null),
  cookie("with an empty cookie", "upgrade 401", (good) => `${nameIn(good)}=`),
  cookie("with a cookie of another token", "upgrade 401", (good) => forged(good, nameIn(good).length + 3)),
  cookie("with a cookie of another signature", "upgrade 401", (good) => forged(good, -12)),
  cookie("with a cookie that is cut", "upgrade 401", (good) => good.slice(0, -12)),
  cookie("with a cookie without its signature", "upgrade 401", (good) => good.split(".")[0]!),
  cookie("with a cookie of another name", "upgrade 401", (good) => `another=${valueIn(good)}`),
  cookie("with a long cookie", "upgrade 401", (good) => `${nameIn(good)}=${"x".repeat(8000)}`),
  cookie("with a cookie of percent signs", "upgrade 401", (good) => `${nameIn(good)}=%00%ff%zz`),
  cookie("with two forged cookies", "upgrade 401", (good) => `${forged(good, -12)}; ${forged(good, -13)}`),
  cookie("with a session that has ended", "upgrade 401", async (good, url) => {
    const token = decodeURIComponent(valueIn(good)).split(".")[0];
    await withSession(url, (session) =>
      session.query("update sessions set expires_at = now() - interval '1 hour' where token = $1", [token]),
    );
    return good;
  }),
  cookie("with a session that is not there any more", "upgrade 401", async (good, url) => {
    const token = decodeURIComponent(valueIn(good)).split(".")[0];
    await withSession(url, (session) => session.query("delete from sessions where token = $1", [token]));
    return good;
  }),
];
