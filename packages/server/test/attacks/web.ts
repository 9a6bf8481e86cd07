/** Attacks over HTTP, each as the bytes that are sent, and what may come back: a status, or "nothing" where it is closed. */

export interface WebAttack {
  name: string;
  bytes(port: number): string;
  comes: readonly string[];
}

interface Parts {
  line?: string;
  headers?: Record<string, string | null>;
  body?: string;
}

const web = (name: string, comes: string, parts: Parts | ((port: number) => string)): WebAttack => ({
  name,
  comes: comes.split(" "),
  bytes: (port) => (typeof parts === "function" ? parts(port) : written(port, parts)),
});

function written(port: number, { line = "GET /health HTTP/1.1", headers = {}, body = "" }: Parts): string {
  const all: Record<string, string | null> = {
    ...{ host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}`, connection: "close" },
    ...(body === "" ? {} : { "content-type": "application/json", "content-length": `${body.length}` }),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return `${[line, ...lines].join("\r\n")}\r\n\r\n${body}`;
}

const post = (path: string): string => `POST /api/auth${path} HTTP/1.1`;
const guest = '{"name":"Mallory","language":"en"}';

export const overHttp: readonly WebAttack[] = [
  web("a body of 1 MB", "413", { line: post("/guest"), body: "x".repeat(1024 * 1024) }),
  web("a body that is announced as 1 TB", "413", {
    line: post("/guest"),
    headers: { "content-length": `${2 ** 40}` },
  }),
  web("a body of broken JSON", "400", { line: post("/guest"), body: "{" }),
  web("a body of nested lists", "400", { line: post("/guest"), body: "[".repeat(30_000) }),
  web("a body of another kind", "400 415", {
    line: post("/guest"),
    headers: { "content-type": "text/xml" },
    body: "<a/>",
  }),
  web("a form from another site", "400 403 415", {
    line: post("/guest"),
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://evil.example" },
    body: "name=Mallory",
  }),
  web("a guest from another origin", "403", {
    line: post("/guest"),
    headers: { origin: "http://evil.example" },
    body: guest,
  }),
  web("a guest from no origin", "403", { line: post("/guest"), headers: { origin: null }, body: guest }),
  web("a route of the library that is closed", "404", { line: post("/sign-up/email"), body: guest }),
  web("a closed route by way of dots", "404", { line: post("/guest/../sign-up/email"), body: guest }),
  web("a closed route with its signs written out", "404", { line: post("/%73ign-up/email"), body: guest }),
  web("a method that is not there", "400", { line: "STEAL /health HTTP/1.1" }),
  web("a method that is not answered", "404", { line: "DELETE /health HTTP/1.1" }),
  web("what comes back of itself", "400 404 405", { line: "TRACE /health HTTP/1.1" }),
  web("a tunnel", "nothing 400 404 405", { line: "CONNECT evil.example:80 HTTP/1.1" }),
  web("a path with dots", "404", { line: "GET /../../../etc/passwd HTTP/1.1" }),
  web("a path with dots that are written out", "404", { line: "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1" }),
  web("a path with slashes that are written out", "404", { line: "GET /..%2f..%2fetc%2fpasswd HTTP/1.1" }),
  web("a path with backslashes", "404", { line: "GET /..\\..\\etc\\passwd HTTP/1.1" }),
  web("a path with a sign that is none", "400", { line: "GET /%ff%zz HTTP/1.1" }),
  web("a path with nothing in it", "400 404", { line: "GET /%00 HTTP/1.1" }),
  web("a path with an end of line written out", "404", { line: "GET /%0d%0aset-cookie:a=b HTTP/1.1" }),
  web("a path with an end of line", "400", { line: "GET /a\r\nb HTTP/1.1" }),
  web("two lengths", "400", {
    line: post("/guest"),
    headers: { "content-length": "5\r\ncontent-length: 50" },
    body: guest,
  }),
  web("a length and chunks", "400", {
    line: post("/guest"),
    headers: { "transfer-encoding": "chunked" },
    body: "0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n",
  }),
  web("chunks of no length", "400", {
    line: post("/guest"),
    headers: { "content-length": null, "transfer-encoding": "chunked" },
    body: "zz\r\n",
  }),
  web("another coding", "400 413 415 501", {
    line: post("/guest"),
    headers: { "transfer-encoding": "xchunked" },
    body: guest,
  }),
  web("a header without end", "431", { headers: { "x-long": "x".repeat(100_000) } }),
  web("a header on two lines", "400", { headers: { "x-a": "b\r\n folded" } }),
  web("a header with a space in its name", "400", { headers: { "x a": "b" } }),
  web("no host", "400", { headers: { host: null } }),
  web("another host", "421", { headers: { host: "evil.example" } }),
  web("a host with a dot", "421", { headers: { host: "localhost." } }),
  web("a host with a sign of itself", "421", { headers: { host: "127.0.0.1@evil.example" } }),
  web("no version", "400 421", () => "GET /health\r\n\r\n"),
  web("another version", "400 505", { line: "GET /health HTTP/3.7" }),
  web("a handshake of TLS", "400", () => "\u0016\u0003\u0001\u0002\u0000\u0001\u0000"),
  web("metrics for whoever was passed on", "404", {
    line: "GET /metrics HTTP/1.1",
    headers: { "x-forwarded-for": "192.0.2.1" },
  }),
  web("metrics for whoever was passed on, in a newer way", "404", {
    line: "GET /metrics HTTP/1.1",
    headers: { forwarded: "for=192.0.2.1" },
  }),
  web("metrics for whoever says that they are here", "404", {
    line: "GET /metrics HTTP/1.1",
    headers: { "x-forwarded-for": "127.0.0.1" },
  }),
];
