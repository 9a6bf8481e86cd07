/** Whether a part of the page could not be fetched. Browsers have no other sign of it than their words. */
export const isUnfetched = ({ message }: Error): boolean =>
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(message);
