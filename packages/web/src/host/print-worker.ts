/** Cards drawn to be held, beside the page: with the same lines of program as in a terminal, and fonts that are fetched. */
import { answering } from "./answering.ts";
import { FetchedType } from "./fetched-type.ts";
import { fontFiles } from "./font-files.ts";
import { Press } from "./press.ts";

const type = new FetchedType(fontFiles, async (address) => {
  const got = await fetch(address);
  if (!got.ok) throw new Error(`${address}: ${got.status}`);
  return new Uint8Array(await got.arrayBuffer());
});

answering(new Press(type));
