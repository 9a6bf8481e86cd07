/** Pictures of somebody's own cards as addresses for an image, each made once when a card first shows it. */

/** By their names: null while one is on its way, empty where it is not kept here. */
const addresses = new Map<string, string | null>();

/**
 * The address of a picture, as in {@link addresses}; whoever asks first has it loaded.
 * @param come is called when it has come, or is found not to be kept.
 */
export function addressOfPicture(name: string, come: () => void): string | null {
  const there = addresses.get(name);
  if (there !== undefined) return there;
  addresses.set(name, null);
  const take = (address: string): void => {
    addresses.set(name, address);
    come();
  };
  void import("./kept.ts")
    .then(({ keptPicture }) => keptPicture(name))
    .then((kept) => {
      const blob = kept && new Blob([new Uint8Array(kept.bytes)], { type: "image/jpeg" });
      take(blob ? URL.createObjectURL(blob) : "");
    })
    // what cannot be looked up is not there: the card has the picture that is made of its words
    .catch(() => take(""));
  return null;
}

/** One that was not kept here is now: whoever asks next has it looked for again. */
export function lookAgain(name: string): void {
  if (addresses.get(name) === "") addresses.delete(name);
}
