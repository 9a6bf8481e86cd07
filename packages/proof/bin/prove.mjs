#!/usr/bin/env node
// `npm run prove -- <what> [game]`, whatever Node it is started with.
import module from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { become, findNode, newEnough } from "../../../scripts/node.mjs";

const proof = dirname(dirname(fileURLToPath(import.meta.url)));
if (newEnough) {
  module.enableCompileCache();
  await import("../src/main.ts");
} else {
  try {
    become(findNode(join(proof, "../..")), fileURLToPath(import.meta.url), process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
