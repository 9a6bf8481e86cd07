/** Whatever people are told in words of two languages says the same in both: neither leaves out what the other names. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { gameNames } from "./game-words.ts";

/** A node of the parsed program: its type, and whatever that type has besides. */
interface Node {
  type: string;
  [field: string]: unknown;
}
const root = join(import.meta.dirname, "..");
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** A node and all that it is made of. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) yield* nodesOf(part);
}
const bare = (node: Node): Node =>
  node.type === "ParenthesizedExpression" ? bare(node.expression as Node) : node;
const named = (node: Node | undefined): string => String(node?.name ?? node?.value ?? "");
const propertiesOf = (table: Node): Map<string, Node> =>
  new Map((table.properties as Node[]).map(({ key, value }) => [named(key as Node), value as Node]));

interface Message {
  where: string;
  /** Names of what it is told about. */
  about: string[];
  en: Node | undefined;
  ja: Node | undefined;
}

/** The messages of every table that is said to be one: `{ … } satisfies Messages`. */
function messagesOf(file: string): Message[] {
  const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
  const tables = [...nodesOf(program as unknown as Node)].filter(
    (node) =>
      node.type === "TSSatisfiesExpression" &&
      named((node.typeAnnotation as Node).typeName as Node) === "Messages",
  );
  return tables.flatMap((table) =>
    [...propertiesOf(bare(table.expression as Node))].map(([key, value]) => {
      const made = value.type === "ArrowFunctionExpression" ? bare(value.body as Node) : value;
      const words = made.type === "ObjectExpression" ? propertiesOf(made) : new Map<string, Node>();
      const params = value.type === "ArrowFunctionExpression" ? (value.params as Node[]) : [];
      const about = params.map((param) =>
        named((param.type === "RestElement" ? param.argument : param) as Node),
      );
      return { where: `${file}: ${key}`, about, en: words.get("en"), ja: words.get("ja") };
    }),
  );
}

const files = globSync("packages/**/src/**/*.ts", { cwd: root }).filter((file) =>
  readFileSync(join(root, file), "utf8").includes("satisfies Messages"),
);
const messages = files.flatMap(messagesOf).filter(({ en, ja }) => en ?? ja);

/** What stands in a text as it is, without what is put into it. */
const fixed = (node: Node): string =>
  [...nodesOf(node)]
    .map((part) =>
      part.type === "TemplateElement"
        ? (part.value as { cooked: string }).cooked
        : part.type === "Literal"
          ? String(part.value)
          : "",
    )
    .join("");
const mentions = (node: Node, about: readonly string[]): string[] => {
  const names = new Set([...nodesOf(node)].filter(({ type }) => type === "Identifier").map(named));
  return about.filter((name) => names.has(name));
};

test("there are messages in every room", () => {
  const rooms = new Set(files.map((file) => file.split("/src/")[0]));
  expect(messages.length).toBeGreaterThan(400);
  expect(messages.filter(({ about }) => about.length > 0).length).toBeGreaterThan(150);
  expect([...rooms].sort()).toEqual(
    expect.arrayContaining(
      ["kernel", "cardtext", "language", "referee"]
        .map((room) => `packages/${room}`)
        // a game that is told everything in the house's words has none of its own
        .concat(
          [...gameNames]
            .map((game) => `packages/games/${game}`)
            .filter((room) => existsSync(join(root, room, "src/says.ts"))),
        ),
    ),
  );
});

test("each is told in both languages, and each language has its own letters", () => {
  const half = messages.filter(({ en, ja }) => {
    if (!en || !ja) return true;
    return /[ぁ-んァ-ヶ一-龠]/.test(fixed(en)) || fixed(ja).trim() === "";
  });
  expect(half.map(({ where }) => where)).toEqual([]);
  const english = messages.filter(({ ja }) => ja && / [a-z]+ [a-z]+ [a-z]+ /.test(fixed(ja)));
  expect(english.map(({ where }) => where)).toEqual([]);
});

test("both name everything that the message is about", () => {
  const forgetful = messages.flatMap(({ where, about, en, ja }) =>
    [en, ja].flatMap((words) =>
      words && mentions(words, about).length < about.length
        ? [`${where} names ${mentions(words, about).join(", ")} of ${about.join(", ")}`]
        : [],
    ),
  );
  expect(forgetful).toEqual([]);
});
