/** The ways to become somebody, over HTTP. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { People } from "../people/people.ts";

/** What came over the wire, in the form in which the web has it. */
export function headersOf(headers: IncomingHttpHeaders): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? []].flat()) all.append(name, one);
  return all;
}

/** `addressOf` tells whose connection a request came by. */
export function servePeople(
  app: FastifyInstance,
  people: People,
  addressOf: (request: IncomingMessage) => string,
): void {
  app.register(async (scope) => {
    // read as it came: whoever answers checks it
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, async (_: unknown, body: Buffer) => body);
    scope.all("/api/auth/*", async (request, reply) => {
      const { method, headers, url, body, protocol, host } = request;
      const asked = new Request(`${protocol}://${host}${url}`, {
        method,
        headers: headersOf(headers),
        ...(body instanceof Buffer && body.length > 0 ? { body: new Uint8Array(body) } : {}),
      });
      const answer = await people.handler(asked, addressOf(request.raw));
      reply.code(answer.status);
      for (const [name, value] of answer.headers)
        if (name !== "set-cookie" && name !== "content-length") reply.header(name, value);
      const cookies = answer.headers.getSetCookie();
      if (cookies.length > 0) reply.header("set-cookie", cookies);
      return await reply.send(Buffer.from(await answer.arrayBuffer()));
    });
  });
}
