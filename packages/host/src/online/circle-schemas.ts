/**
 * Circles as they go between a page and a server of people: a club, a league or a season in which people open the same packs,
 * own copies of cards, and trade them. Somebody is told of others what these show, and never what they own.
 */
import { z } from "zod";
import { title } from "./tournament-schemas.ts";

const id = z.string().min(1).max(64);
const card = z.string().min(1).max(100);
const count = z.int().min(1).max(999);
const rank = z.int().min(1).max(10);
/** Milliseconds since 1970. */
const time = z.number();

const bundle = z.array(z.strictObject({ card, count })).max(100);
/** So many copies of so many cards, each card once. */
export type Bundle = z.infer<typeof bundle>;

/** What a circle is opened for; it stays so. */
export const circlePlan = z.strictObject({
  name: title,
  game: z.string().max(40),
  /** How often cards are printed: as the book of the game has it, or every card equally often. */
  printing: z.enum(["book", "equal"]),
  /** In how many regions packs are printed differently, though over all of them the same. */
  regions: z.int().min(1).max(4),
  /** To everybody at the beginning, and each so many days. */
  packs: z.strictObject({
    first: z.int().min(0).max(60),
    each: z.int().min(0).max(20),
    days: z.int().min(1).max(90),
    times: z.int().min(0).max(60),
  }),
  /**
   * So many copies more than they gave may somebody have from others in trades of two, and so much more worth, as far as the price
   * guide is sure of it; null: any number.
   */
  gifts: z.int().min(0).max(1000).nullable(),
  round: z.strictObject({
    rule: z.enum(["one for one", "dominance"]),
    /** Whether a wish weighs the more the nearer its deck is to whole. */
    nearness: z.boolean(),
    /** Days from bell to bell; null: only when the host rings. */
    days: z.int().min(1).max(90).nullable(),
    /** Hours that somebody who is asked has to answer. */
    answer: z.int().min(1).max(168),
  }),
  /** The name of the account that gets the papers of the rounds; null: nobody. */
  auditor: z.string().max(100).nullable(),
  /** In the list for everybody, or for whoever has its address. */
  listed: z.boolean(),
  language: z.enum(["en", "ja"]),
});
export type CirclePlan = z.infer<typeof circlePlan>;

export const circleEntry = z.strictObject({
  id,
  plan: circlePlan,
  host: z.string(),
  members: z.int(),
  open: z.boolean(),
  /** What whoever sees it is there. */
  mine: z.enum(["none", "asks", "in"]),
});
export type CircleEntry = z.infer<typeof circleEntry>;

const aim = z.strictObject({ decks: z.boolean(), playset: z.boolean(), set: z.boolean() });
const consent = z.strictObject({ dear: z.int().min(0).max(10), over: z.enum(["ask", "keep"]) });
/** What others may see: one's binder, and one's name beside copies that went through one's hands. */
const shows = z.strictObject({ binder: z.boolean(), hands: z.boolean() });

/** How somebody collects and trades in a circle. */
export const ways = z.strictObject({ aim, consent, shows });
export type Ways = z.infer<typeof ways>;

const member = z.strictObject({
  id,
  /** Empty where the account is no more. */
  name: z.string(),
  host: z.boolean(),
  state: z.enum(["asks", "in", "left"]),
  /** Whether their binder can be opened. */
  binder: z.boolean(),
  /** Whether whoever sees this has closed themselves to them. */
  shut: z.boolean(),
});
export type CircleMember = z.infer<typeof member>;

/** A trade of two, as one of them sees it. */
const trade = z.strictObject({
  id,
  with: z.strictObject({ member: id, name: z.string() }),
  gives: bundle,
  gets: bundle,
  /** Counts the lists that have been on the table; both agree to one of them. */
  version: z.int(),
  /** Whose proposal lies there. */
  mine: z.boolean(),
  agreed: z.strictObject({ me: z.boolean(), they: z.boolean() }),
  touched: time,
  /** What it would do: to one's own saved decks, copies that they lack before and after; of the other's open wishes, how many it meets. */
  does: z.strictObject({
    decks: z.array(z.strictObject({ name: z.string(), before: z.int(), after: z.int() })),
    /** Null where their binder is closed. */
    theirs: z.strictObject({ wished: z.int(), copies: z.int() }).nullable(),
  }),
});
export type CircleTrade = z.infer<typeof trade>;

/** A trade that lies open no more, and whether it was carried out. */
const endedTrade = z.strictObject({
  id,
  with: z.strictObject({ member: id, name: z.string() }),
  gives: bundle,
  gets: bundle,
  done: z.boolean(),
  at: time,
});
export type EndedTrade = z.infer<typeof endedTrade>;

/** What somebody is asked in a round: would they give this copy for that one? */
const question = z.strictObject({ give: card, get: card, copies: count });

const round = z.strictObject({
  number: z.int(),
  /** Of the secret that breaks ties; told before the bell. */
  hash: z.string(),
  /** Waits for the bell; is worked out; people are asked. */
  step: z.enum(["waits", "works", "asks"]),
  /** Null where only the host rings. */
  bell: time.nullable(),
  /** Until when answers are waited for. */
  until: time.nullable(),
  /** What whoever sees this is asked, and has not answered. */
  questions: z.array(question),
  /**
   * Of how many others an answer is waited for, while any is; `more` from half of the others on, where a number would say who they
   * are.
   */
  waits: z.strictObject({ people: z.int(), more: z.boolean() }).nullable(),
});

const pastRound = z.strictObject({
  number: z.int(),
  at: time,
  hash: z.string(),
  secret: z.string(),
  /** Copies that changed hands, people in rings, of how many who took part, and in how many rings. */
  copies: z.int(),
  people: z.int(),
  took: z.int(),
  rings: z.int(),
  /** What all wishes that it fulfilled weighed together, for its auditor; no round could fulfil more. */
  worth: z.int().nullable(),
  /** Whether whoever sees this may have its papers. */
  papers: z.boolean(),
  /** Whether they were in a ring. */
  mine: z.boolean(),
});
export type PastRound = z.infer<typeof pastRound>;

/** `back`: copies that came back for it, which were surely worth less. */
const gift = z.strictObject({ from: z.string(), to: z.string(), copies: z.int(), back: z.int(), at: time });

/** A circle as somebody sees it. Whoever is not in it sees no more than its plan and how many are. */
export const circleView = z.strictObject({
  id,
  plan: circlePlan,
  host: z.string(),
  open: z.boolean(),
  began: time,
  /** Of the secret that one's own packs come from, for whoever asked to be in; the secret itself once the circle is closed. */
  hash: z.string().nullable(),
  secret: z.string().nullable(),
  count: z.int(),
  mine: z
    .strictObject({
      member: id,
      host: z.boolean(),
      state: z.enum(["asks", "in"]),
      region: z.int(),
      ways,
      packs: z.strictObject({ given: z.int(), opened: z.int(), next: time.nullable() }),
      /** Copies that they may yet have from others without return; null: any number. */
      gifts: z.int().nullable(),
    })
    .nullable(),
  members: z.array(member),
  trades: z.array(trade),
  /** One's own, the latest first. */
  ended: z.array(endedTrade),
  round: round.nullable(),
  /** The latest first. */
  rounds: z.array(pastRound),
  gifts: z.array(gift),
});
export type CircleView = z.infer<typeof circleView>;

const wish = z.strictObject({ card, count, rank, why: z.enum(["mark", "deck", "playset", "set"]) });
const give = z.strictObject({ card, count, rank });
const mark = z.strictObject({ card, keep: z.int().min(0).max(99).nullable(), rank: rank.nullable() });

/** All that somebody owns in a circle, for themselves. */
const collection = z.strictObject({
  /** `held`: copies that a round which is under way has kept back, among the others. */
  cards: z.array(z.strictObject({ card, count, held: z.int() })),
  wishes: z.array(wish),
  gives: z.array(give),
  marks: z.array(mark),
  /** Those that they collect for, as they were kept last. */
  decks: z.array(
    z.strictObject({
      ...{ id: z.string(), name: z.string(), cards: z.array(card), changed: time },
      lacks: z.int(),
    }),
  ),
});
export type Collection = z.infer<typeof collection>;

/** What somebody shows of what they wish for and have to give. */
const binder = z.strictObject({
  member: id,
  name: z.string(),
  wishes: z.array(z.strictObject({ card, count })),
  gives: z.array(z.strictObject({ card, count })),
});
export type Binder = z.infer<typeof binder>;

const reason = z.enum(["packs", "trade", "gift", "round", "gone"]);
export type MoveReason = z.infer<typeof reason>;

const ledger = z.strictObject({
  /** Each of them by card: copies ever printed, and those that are nobody's any more. */
  cards: z.array(z.strictObject({ card, printed: z.int(), retired: z.int() })),
  /** The latest first: what happened, and how many copies it moved. */
  entries: z.array(z.strictObject({ number: z.int(), at: time, reason, copies: z.int() })),
});
export type Ledger = z.infer<typeof ledger>;

/** One copy of a card that somebody owns: which of all that were printed, and whose it was, where these show it. */
const copy = z.strictObject({
  number: z.int(),
  hands: z.array(z.strictObject({ name: z.string().nullable(), at: time, reason })),
});
export type Copy = z.infer<typeof copy>;

/** A ring, as whoever is in it is told of it: person after person gives `card` to the next, the last to the first. */
const ring = z.strictObject({
  steps: z.array(z.strictObject({ name: z.string(), me: z.boolean(), card })),
  copies: count,
});
export type CircleRing = z.infer<typeof ring>;

const worth = z.strictObject({ card, worth: z.number(), error: z.number(), trades: z.int() });
export type Worth = z.infer<typeof worth>;

const circle = id;
const roundNumber = z.int().min(1).max(1_000_000);

/** What a page may ask for. */
export const circleRequests = [
  z.strictObject({ ask: z.literal("circles") }),
  z.strictObject({ ask: z.literal("openCircle"), plan: circlePlan }),
  z.strictObject({ ask: z.literal("circle"), circle, on: z.boolean() }),
  z.strictObject({ ask: z.literal("join"), circle }),
  /** By the host: lets somebody in who asked, or not; and ends somebody's membership, who keeps nothing. */
  z.strictObject({ ask: z.literal("admit"), circle, member: id, yes: z.boolean() }),
  /** One's copies are retired. */
  z.strictObject({ ask: z.literal("leaveCircle"), circle }),
  z.strictObject({ ask: z.literal("closeCircle"), circle }),
  /** The next pack; `number` is how many were opened before, so that one wish opens one. */
  z.strictObject({ ask: z.literal("openPack"), circle, number: z.int().min(0).max(10_000) }),
  z.strictObject({ ask: z.literal("collection"), circle }),
  z.strictObject({ ask: z.literal("ways"), circle, ways }),
  z.strictObject({ ask: z.literal("mark"), circle, mark }),
  /** A deck that one collects for, kept with the account; of two versions the one that was changed later stays. */
  z.strictObject({
    ask: z.literal("keepDeck"),
    circle,
    deck: z.strictObject({
      id,
      name: z.string().trim().min(1).max(80),
      cards: z.array(card).max(500),
      changed: z.int().min(0),
    }),
  }),
  z.strictObject({ ask: z.literal("dropDeck"), circle, deck: id }),
  z.strictObject({ ask: z.literal("shut"), circle, member: id, on: z.boolean() }),
  z.strictObject({ ask: z.literal("binder"), circle, member: id }),
  /** A first offer, or another in place of what lies there, which had this version. */
  z.strictObject({ ask: z.literal("offerTrade"), circle, member: id, gives: bundle, gets: bundle }),
  z.strictObject({
    ask: z.literal("counterTrade"),
    circle,
    trade: id,
    version: z.int(),
    gives: bundle,
    gets: bundle,
  }),
  /** Agrees to what was shown: the version, and both lists once more. */
  z.strictObject({
    ask: z.literal("agreeTrade"),
    circle,
    trade: id,
    version: z.int(),
    gives: bundle,
    gets: bundle,
  }),
  z.strictObject({ ask: z.literal("endTrade"), circle, trade: id }),
  z.strictObject({ ask: z.literal("ring"), circle }),
  /** Answers a question of the round. */
  z.strictObject({
    ask: z.literal("answerRound"),
    circle,
    round: roundNumber,
    give: card,
    get: card,
    yes: z.boolean(),
  }),
  z.strictObject({ ask: z.literal("ringsOf"), circle, round: roundNumber }),
  z.strictObject({ ask: z.literal("papers"), circle, round: roundNumber }),
  z.strictObject({ ask: z.literal("ledger"), circle }),
  z.strictObject({ ask: z.literal("copies"), circle, card }),
  z.strictObject({ ask: z.literal("guide"), circle }),
] as const;
export type CircleRequest = z.infer<(typeof circleRequests)[number]>;

/** What comes back of it. */
export const circleResults = {
  circles: z.array(circleEntry),
  openCircle: z.strictObject({ circle: id }),
  circle: circleView,
  join: z.null(),
  admit: z.null(),
  leaveCircle: z.null(),
  closeCircle: z.null(),
  /** What lay in it, and how many are open now. */
  openPack: z.strictObject({ cards: z.array(card), opened: z.int() }),
  collection,
  ways: z.null(),
  mark: z.null(),
  keepDeck: z.null(),
  dropDeck: z.null(),
  shut: z.null(),
  binder,
  offerTrade: z.strictObject({ trade: id }),
  counterTrade: z.null(),
  /** Whether it is done now, both having agreed. */
  agreeTrade: z.strictObject({ done: z.boolean() }),
  endTrade: z.null(),
  ring: z.null(),
  answerRound: z.null(),
  ringsOf: z.array(ring),
  /** As a file: see Papers of the market. */
  papers: z.string(),
  ledger,
  copies: z.array(copy),
  guide: z.array(worth),
} satisfies Record<CircleRequest["ask"], z.ZodType>;
export type CircleResults = { [Ask in CircleRequest["ask"]]: z.infer<(typeof circleResults)[Ask]> };
