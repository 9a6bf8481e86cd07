/** A machine in a process of its own, for tests that kill it: `machine-process.ts <address of the database>`. Says its port. */
import { startMachine } from "./machine.ts";

const [, , url = ""] = process.argv;
const { port } = await startMachine(url);
console.log(port);
