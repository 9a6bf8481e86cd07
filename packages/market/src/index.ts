export {
  admitted,
  type Consent,
  mustAsk,
  type Said,
  type Swap,
  TRIES,
} from "./collection/consent.ts";
export { gather, type Part } from "./collection/gather.ts";
export { faultInPapers, type Papers, papersOf, readPapers } from "./collection/papers.ts";
export { nextPacks, packsGiven, type Schedule } from "./collection/schedule.ts";
export {
  type Aim,
  countsOf,
  type Give,
  lackOf,
  type Mark,
  type Wish,
  wantingOf,
} from "./collection/wishes.ts";

export {
  beginDraft,
  DRAFT_SEATS,
  DraftError,
  type DraftState,
  isOver,
  pick,
  poolsOf,
  refusalOf,
  withAway,
} from "./draft/draft.ts";

export {
  atRandom,
  draftAmong,
  type Helped,
  type MadePick,
  type Picker,
  pickForAway,
  timeIsUp,
  valuing,
} from "./draft/programs.ts";
export { type DraftView, viewOfDraft } from "./draft/view.ts";
export { EVEN, type Lean, leanOf, leanOfOther, surely, together } from "./guide/lean.ts";
export {
  type Copies,
  type Exchange,
  GUIDE_RULE,
  type PriceGuide,
  priceGuide,
  UNKNOWN,
  type Worth,
} from "./guide.ts";
export { openPack, openPacks, packChance, type SealedDeal, sealedDeal } from "./open.ts";
export { deckFromPool, type PoolDeck, pooledDeal } from "./pool/deck.ts";
export { faultInDeck } from "./pool/fault.ts";
export { type PoolSense, senseOf } from "./pool/sense.ts";
export { type PoolTally, poolNumber, tallyPools } from "./pool/tally.ts";
export {
  cardsOf,
  chancesOf,
  equalPrinting,
  kindsOf,
  PRINTINGS,
  type Printing,
  regional,
} from "./printing.ts";
export { faultOf } from "./round/certificate.ts";
export { greedily } from "./round/greedy.ts";
export type { Ring, Step } from "./round/ledger.ts";
export { faultInMarket, type Lines, type Market, RANKS, type RoundRule } from "./round/market.ts";
export type { Circulation, Network } from "./round/network.ts";
export { type Round, solveRound } from "./round/round.ts";
export { shuffled } from "./shuffled.ts";
export { type PackTally, tallyPacks } from "./tally.ts";
