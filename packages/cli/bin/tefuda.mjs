#!/usr/bin/env node
// The command `tefuda`, whatever Node it is started with: src/main.ts under a Node that runs TypeScript.
import module from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { become, findNode, newEnough } from "../../../scripts/node.mjs";

const cli = dirname(dirname(fileURLToPath(import.meta.url)));
if (newEnough) {
  // What Node made of the sources the last time; where it cannot be kept, it is made anew.
  module.enableCompileCache();
  await import("../src/main.ts");
} else {
  try {
    become(findNode(join(cli, "../..")), fileURLToPath(import.meta.url), process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
