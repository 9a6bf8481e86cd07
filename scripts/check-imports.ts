/**
 * The laws that a compiler does not know: which way imports point, that they never run in a circle, and that the
 * kernel knows neither a game nor the world outside. `node scripts/check-imports.ts [root]`
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, posix, sep } from "node:path";
import { parseSync } from "vite";
import { gameNames, gameWords } from "./game-words.ts";

export interface Finding {
  file: string;
  line: number;
  wrong: string;
  right: string;
  warning?: boolean;
}

/** A node of the parsed program: its type and place, and whatever that type has besides. */
interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

interface Source {
  /** From the root, with slashes on every system. */
  file: string;
  text: string;
  program: Node;
  imports: Import[];
}

interface Import {
  to: string;
  line: number;
  /** Only types are imported: nothing of it is left when the program runs. */
  typesOnly: boolean;
}

/** The floors of the house: an import goes to a floor further down, or stays in its own package. */
const floors: readonly (readonly string[])[] = [
  ["kernel"],
  ["cardtext"],
  ["language"],
  ["games/"],
  ["bots", "referee", "market"],
  ["workshop"],
  ["host", "lab", "print"],
  ["web", "cli", "server"],
  ["proof"],
];
const order =
  "proof → web, cli, server → host, lab, print → workshop → bots, referee, market → games → language → cardtext → kernel";

/** What the kernel and the grammar must not reach for (law 7); `Math` is allowed but for its chance. */
const outside = new Set([
  "Date",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "queueMicrotask",
  "fetch",
  "process",
  "console",
  "performance",
  "crypto",
  "navigator",
  "window",
  "document",
  "globalThis",
]);

const longest = 400;

export function check(root: string): Finding[] {
  const files = globSync("packages/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (name) => /(^|[\\/])(node_modules|dist|generated)$/.test(name),
  });
  const findings: Finding[] = [];
  const sources = new Map<string, Source>();
  for (const file of files.map((name) => name.split(sep).join("/")).sort()) {
    const source = read(root, file, findings);
    if (source) sources.set(file, source);
  }
  for (const source of sources.values()) {
    findings.push(...directions(source), ...anys(source), ...length(source));
    if (isPure(source.file)) findings.push(...reachingOut(source));
    findings.push(...gamesNamed(source));
  }
  findings.push(...circles(root, sources));
  return findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function read(root: string, file: string, findings: Finding[]): Source | undefined {
  const text = readFileSync(join(root, file), "utf8");
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) {
    const wrong = `cannot be read: ${errors[0]?.message}`;
    findings.push({ file, line: 1, wrong, right: "mend the syntax; nothing else was checked in this file" });
    return undefined;
  }
  const source: Source = { file, text, program: program as unknown as Node, imports: [] };
  const importing = /^(Import(Declaration|Expression)|Export(All|Named)Declaration|TSImportType)$/;
  walk(source.program, (node) => {
    const from = node.source as { value?: unknown } | null | undefined;
    if (importing.test(node.type) && typeof from?.value === "string") {
      source.imports.push({ to: from.value, line: lineAt(text, node.start), typesOnly: isTypesOnly(node) });
    }
  });
  return source;
}

function isTypesOnly(node: Node): boolean {
  if (node.type === "TSImportType" || node.importKind === "type" || node.exportKind === "type") return true;
  const names = (node.specifiers ?? []) as Node[];
  return names.length > 0 && names.every((name) => name.importKind === "type" || name.exportKind === "type");
}

/** Every import points down (or stays at home), and by the name of the package it goes to. */
function directions({ file, imports }: Source): Finding[] {
  const own = packageOf(file);
  const findings: Finding[] = [];
  for (const { to, line } of imports) {
    const add = (wrong: string, right: string) => findings.push({ file, line, wrong, right });
    if (to.startsWith(".")) {
      const target = posix.join(posix.dirname(file), to);
      const other = packageOf(target);
      if (other === own) continue;
      if (other) add(`reaches into packages/${other} by a path`, `import it as ${nameOf(other)}`);
      // The room of proofs is not shipped: it may use the tools of the repository.
      else if (isShipped(file) && own !== "proof")
        add(`reaches out of packages to ${target}`, "what a package needs lies in it");
    } else if (to.startsWith("@tefuda/")) {
      const other = packageNamed(to);
      if (!other) add(`imports ${to}, which is no package of this house`, `one of: ${order}`);
      else if (other !== own && floorOf(other) >= floorOf(own)) {
        add(`${own} imports ${other}`, `arrows point one way: ${order}; move what both need further down`);
      }
    } else if (isPure(file) && (own === "kernel" || to.startsWith("node:"))) {
      add(`${own} imports ${to}`, "it has no dependency and no outside; hand in what it needs from above");
    }
  }
  return findings;
}

function anys({ file, text, program }: Source): Finding[] {
  const findings: Finding[] = [];
  walk(program, (node) => {
    if (node.type !== "TSAnyKeyword") return;
    const line = lineAt(text, node.start);
    findings.push({ file, line, wrong: "any", right: "say what it is, or unknown and find out" });
  });
  return findings;
}

function length({ file, text }: Source): Finding[] {
  const lines = text.split("\n").length - 1;
  if (lines <= longest) return [];
  const wrong = `${lines} lines; past ${longest} a file usually holds two ideas`;
  return [{ file, line: longest + 1, wrong, right: "one idea a file", warning: true }];
}

function reachingOut({ file, text, program }: Source): Finding[] {
  const findings: Finding[] = [];
  walk(program, (node, parent) => {
    if (node.type !== "Identifier") return;
    const name = node.name as string;
    const chance = name === "random" && isMember(parent, node) && (parent?.object as Node)?.name === "Math";
    if (!chance && (!outside.has(name) || isMember(parent, node) || isKey(parent, node))) return;
    findings.push({
      file,
      line: lineAt(text, node.start),
      wrong: `${packageOf(file)} uses ${chance ? "Math.random" : name}`,
      right: "nothing but seed and choices decides here; clock, chance, files and network come in from above",
    });
  });
  return findings;
}

/** The kernel holds no word of a game; the grammar no game's name. */
function gamesNamed({ file, text }: Source): Finding[] {
  if (!isPure(file)) return [];
  const findings: Finding[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    // The words of camelCase, snake_case and CAPITALS alike.
    const parts = line.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
    for (const word of new Set(parts)) {
      const lower = word.toLowerCase();
      const found = [lower, lower.replace(/s$/, "")].find((form) => gameWords.has(form));
      if (found === undefined || (packageOf(file) !== "kernel" && !gameNames.has(found))) continue;
      const wrong = `"${word}" is ${gameWords.get(found)}`;
      const right = `${packageOf(file)} knows no game; use a word of its own, or move this into the game`;
      findings.push({ file, line: index + 1, wrong, right });
    }
  }
  return findings;
}

/** One finding for each circle that a walk along the imports closes. Types alone close none: they are gone at run time. */
function circles(root: string, sources: ReadonlyMap<string, Source>): Finding[] {
  const findings: Finding[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    path.push(file);
    for (const { to, line, typesOnly } of sources.get(file)?.imports ?? []) {
      if (typesOnly) continue;
      const target = resolve(root, file, to);
      if (target === undefined || done.has(target)) continue;
      if (path.includes(target)) {
        const circle = [...path.slice(path.indexOf(target)), target].join(" → ");
        const right = "move what both need into a file of its own";
        findings.push({ file, line, wrong: `imports run in a circle: ${circle}`, right });
      } else if (sources.has(target)) visit(target);
    }
    path.pop();
    done.add(file);
  };
  for (const file of sources.keys()) if (!done.has(file)) visit(file);
  return findings;
}

function resolve(root: string, file: string, to: string): string | undefined {
  let target: string;
  if (to.startsWith(".")) target = posix.join(posix.dirname(file), to);
  else {
    const other = packageNamed(to);
    if (!other) return undefined;
    const inside = to.split("/").slice(2).join("/") || "index";
    target = `packages/${other}/src/${inside}.ts`;
  }
  return existsSync(join(root, target)) ? target : undefined;
}

/** "kernel", "games/ttcg", …; undefined for what lies in no package. */
function packageOf(file: string): string | undefined {
  return /^packages\/(games\/[^/]+|[^/]+)\//.exec(`${file}/`)?.[1];
}

function nameOf(own: string): string {
  return `@tefuda/${own.replace("games/", "")}`;
}

/** The folder of `@tefuda/name/…`: whatever is no room of the house is a game. */
function packageNamed(to: string): string | undefined {
  const name = /^@tefuda\/([^/]+)/.exec(to)?.[1];
  if (name === undefined) return undefined;
  return floors.flat().includes(name) ? name : `games/${name}`;
}

function floorOf(own: string | undefined): number {
  const room = own?.startsWith("games/") ? "games/" : own;
  const floor = floors.findIndex((rooms) => rooms.includes(room ?? ""));
  // A room that has no floor yet stands on top of all.
  return floor < 0 ? floors.length : floor;
}

function isShipped(file: string): boolean {
  return /^packages\/(games\/)?[^/]+\/src\//.test(file) && !/\.test\.tsx?$/.test(file);
}

function isPure(file: string): boolean {
  return isShipped(file) && /^packages\/(kernel|cardtext|language)\//.test(file);
}

/** Whether `node` is what stands behind the dot: `x.node`, `X.node`. */
function isMember(parent: Node | undefined, node: Node): boolean {
  if (parent?.type === "TSQualifiedName") return parent.right === node;
  return parent?.type === "MemberExpression" && parent.property === node && parent.computed !== true;
}

/** Whether `node` only names a field or method: `{ node: 1 }`, `interface X { node: number }`. */
function isKey(parent: Node | undefined, node: Node): boolean {
  return parent?.key === node && parent.computed !== true && parent.shorthand !== true;
}

function walk(node: Node, visit: (node: Node, parent?: Node) => void, parent?: Node): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === "object" && typeof child.type === "string")
        walk(child as Node, visit, node);
    }
  }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

export function print({ file, line, wrong, right, warning }: Finding): string {
  return `${file}:${line}: ${warning ? "warning: " : ""}${wrong}: ${right}`;
}

if (import.meta.main) {
  const root = process.argv[2] ?? dirname(import.meta.dirname);
  const findings = check(root);
  for (const finding of findings) console.log(print(finding));
  const wrong = findings.filter((finding) => !finding.warning).length;
  console.log(wrong === 0 ? "The laws hold." : `${wrong} to mend.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
