/**
 * What is told outside the page while nobody looks at it: that one's own answer is waited for. Browsers do so only where the
 * way to the page is safe.
 */

export const canTell = (): boolean => isSecureContext && "Notification" in globalThis;

/** Asks whoever is here, if they were not asked yet. */
export const askLeave = async (): Promise<boolean> =>
  (await Notification.requestPermission().catch(() => "denied")) === "granted";

/** One of a match takes the place of the one before. Where it is not allowed nothing happens. */
export async function tellOutside(title: string, match: string): Promise<void> {
  if (!canTell() || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // phones know no other way than by the worker
  if (registration) await registration.showNotification(title, { tag: match, data: location.href });
  else new Notification(title, { tag: match }).onclick = () => focus();
}
