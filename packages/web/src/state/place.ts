/** Which kept game is on the table of this tab, so that a reload goes on with it and with no other. */
const key = "tefuda.table";

export function readPlace(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Nothing may be kept here.
    return null;
  }
}

export function keepPlace(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, id);
  } catch {
    // Nothing may be kept here; it holds for this visit.
  }
}
