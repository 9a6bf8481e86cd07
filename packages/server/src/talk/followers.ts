/** Who on this machine follows what is said in a place: told of it once each, in its order. */
import type { Place, Said } from "@tefuda/host/online/talk-schemas";

export interface Follower {
  user: string;
  place: Place;
  /** All up to this number was told. */
  since: number;
  tell(said: readonly Said[]): void;
}

export interface Followers {
  /** Tells what was said since, and then what is said; what comes back of it ends that. */
  follow(follower: Follower): Promise<{ said: Said[]; leave: () => void }>;
  /** Something of that number was said in a place. */
  heard(place: Place, number: number): Promise<void>;
  /** Something may have been missed. */
  catchUp(): Promise<void>;
}

type Read = (user: string, place: Place, since: number) => Promise<Said[]>;

export function createFollowers(read: Read): Followers {
  const places = new Map<string, Set<Follower>>();
  const turns = new WeakMap<Follower, Promise<unknown>>();
  const keyOf = ({ kind, id }: Place): string => `${kind} ${id}`;

  /** For one follower one thing is read after the other, so that nothing is told twice. */
  function inTurn<T>(follower: Follower, work: () => Promise<T>): Promise<T> {
    const done = (turns.get(follower) ?? Promise.resolve()).then(work);
    turns.set(
      follower,
      done.catch(() => {}),
    );
    return done;
  }

  /** What is new for somebody, up to a number that was heard of. */
  async function news(follower: Follower, number: number): Promise<Said[]> {
    const said = await read(follower.user, follower.place, follower.since);
    // what is not for these eyes is passed over for good
    follower.since = Math.max(follower.since, number, said.at(-1)?.number ?? 0);
    return said;
  }

  const tellNews = (follower: Follower, number: number): Promise<void> =>
    inTurn(follower, async () => {
      if (number > 0 && number <= follower.since) return;
      const said = await news(follower, number);
      if (said.length > 0) follower.tell(said);
    });

  const tellAll = async (followers: Iterable<Follower>, number: number): Promise<void> => {
    await Promise.all([...followers].map((one) => tellNews(one, number)));
  };

  return {
    async follow(follower) {
      const key = keyOf(follower.place);
      const all = places.get(key) ?? new Set();
      places.set(key, all.add(follower));
      const leave = (): void => {
        all.delete(follower);
        if (all.size === 0 && places.get(key) === all) places.delete(key);
      };
      try {
        // from here on nothing is missed: what is heard of meanwhile comes after this
        return { said: await inTurn(follower, () => news(follower, 0)), leave };
      } catch (error) {
        leave();
        throw error;
      }
    },
    heard: (place, number) => tellAll(places.get(keyOf(place)) ?? [], number),
    async catchUp() {
      for (const followers of places.values()) await tellAll(followers, 0);
    },
  };
}
