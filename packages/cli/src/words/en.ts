/** The terminal's own words in English. The words of a game come from its package. */

import type { Grade } from "@tefuda/bots";
import type { Problem, SecretSeed, Seed, TextPlace } from "@tefuda/kernel";
import { isOpen } from "@tefuda/kernel/secret";
import { either, formatProblem } from "@tefuda/referee/problems";
import { oneLine } from "../paint.ts";
import type { Judged } from "../puzzles/judge.ts";
import { drawing } from "./drawing.en.ts";
import { lab } from "./lab.en.ts";
import { market } from "./market.en.ts";
import { program } from "./program.en.ts";
import { rulings } from "./rulings.en.ts";
import { trouble } from "./troubles.ts";

const plural = (n: number, one: string, many = `${one}s`): string => (n === 1 ? one : many);
const meant = (names: readonly string[]): string =>
  names.length > 0 ? `; did you mean ${names.join(" or ")}?` : "";

const GRADES: Readonly<Record<Grade, string>> = {
  best: "best",
  nearly: "about as good",
  little: "a little worse",
  clearly: "clearly worse",
};

interface MatrixSum {
  said: { en: number; ja: number };
  ran: number;
  fact: number;
  never: number;
  lacking: number;
  notYet: number;
}

export const en = {
  name: (name: string) => name,
  joined: (names: readonly string[]) => names.join(", "),
  /** Names that may hold commas themselves. */
  listed: (names: readonly string[]) => names.join("; "),
  problem: (problem: Problem) => oneLine(formatProblem(problem)),
  program,
  fault: (message: string) => `the rules ran into a fault: ${message}`,
  /** What nobody thought of, with where it happened. */
  ownFault: (what: string) => `this program has a fault of its own, which is worth reporting:\n${what}`,

  args: {
    notWhole: (text: string) => `"${text}" is not a whole number.`,
    bounds: (min: number, max: number) => `It has to be from ${min} to ${max}.`,
    notNames: "It is a list of names with commas between.",
    notOneOf: (words: readonly string[]) => `It is one of ${words.join(", ")}.`,
  },

  misuse: {
    noFile: (path: string) => `there is no file "${path}"`,
    notAFile: (path: string) => `${path} is no file`,
    noFolder: (path: string) => `there is no folder "${path}"`,
    readsTooLong: (seconds: number) =>
      `this record brings cards of its own, and reading it takes longer than ${seconds} seconds or too much memory; it is not opened`,
    notOurs: (path: string) => `${path} is there already and is no saved match; it is left as it is`,
    noName: "a file has a name",
    cannotWrite: (path: string, code: string) => `${path} cannot be written: ${trouble(code, "en")}`,
    outputLost: (code: string) => `what is told cannot be written: ${trouble(code, "en")}`,
    systemRefuses: (path: string, code: string) => `the system refuses ${path}: ${trouble(code, "en")}`,
    keptByAnother: (path: string, pid: number, lock: string) =>
      `another program${pid > 0 ? ` (process ${pid})` : ""} keeps its match in ${path}; if it does not run any more, delete ${lock}`,
    noGame: (id: string, games: readonly { id: string; title: string }[], near: readonly string[]) =>
      `there is no game "${id}"; there is ${games.map((g) => `${g.id} (${g.title})`).join(", ")}${meant(near)}`,
    notSold: (game: string) => `${game} is not sold in packs`,
    noPacks: (name: string, ids: readonly string[], near: readonly string[]) =>
      `there are no packs "${name}"; there is ${ids.join(", ")}${meant(near.slice(0, 1))}`,
    noPapers: (file: string) => `${file} does not hold the papers of a trading round`,
    notMeasured: (game: string) =>
      `how the decks of ${game} fare is not known, or not of all; tefuda market winners --game ${game} finds out`,
    noBounds: (game: string) =>
      `${game} has no bounds for trade yet; tefuda market bounds --game ${game} --write states them`,
    labOfOne: "decks, sets and bounds are of one game: name it in place of all",
    packsAlone: "--packs names what is opened in sealed play; add --sealed",
    noLists: (game: string) => `${game} comes with no lists of cards`,
    noDeck: (name: string, ids: readonly string[], near: readonly string[]) =>
      `there is no deck "${name}" and no such file; there is ${ids.join(", ")}${meant(near.slice(0, 1))}`,
    noFormats: (game: string) => `${game} has no formats`,
    noFormat: (name: string, ids: readonly string[], near: readonly string[]) =>
      `there is no format "${name}" and no such file; there is ${ids.join(", ")}${meant(near.slice(0, 1))}`,
    noPlayer: (name: string, known: readonly string[], near: readonly string[]) =>
      `there is no player "${name}"; there is ${either(known)}${meant(near.slice(0, 1))}`,
    playersForSeats: (game: string, seats: number, n: number) =>
      `${game} has ${seats} seats, and --seats names ${n} players`,
    resumed: "a match that is resumed has its decks, its format and its seed already",
    fromRuling: "a match that begins where a ruling does has its cards, its format and its chance from there",
    noRuling: (file: string, n: number) =>
      n === 0 ? `no ruling stands in ${file}` : `${file} has rulings #1 to #${n}; name one of them`,
    otherGame: (game: string, path: string) =>
      `that is a match of ${game}: tefuda play ${game} --resume ${path}`,
    sealedDecks: "in sealed play the decks are what is opened",
    decksForSeats: (decks: number, seats: number) => `${decks} decks for ${seats} seats`,
    randomDecks: "with --random-decks no decks are named",
    noPlayouts: (one: string, other: string) =>
      `--playouts is for programs that look ahead, and neither ${one} nor ${other} does`,
    notAhead: (game: string) =>
      `nothing was learned for ${game} to examine by; "tefuda learn ${game}" does that`,
    allNamed: "--decks all names every deck already",
    noTurnLimit: (game: string) => `${game} knows no turn limit`,
    playedBy: (game: string, min: number, max: number, asked: number) =>
      `${game} is played by ${min === max ? min : `${min} to ${max}`}, and --seats asks for ${asked}`,
    botsForGame: (game: string, seats: number, n: number) =>
      `${game} has ${seats} seats, and --bots names ${n} players`,
    botsForSeats: (seats: number, n: number, fits: boolean) =>
      `${seats} seats are played, and --bots names ${n} players: name ${seats}, or one for all of them` +
      (fits ? `; for ${n} add --seats ${n}` : ""),
    noSeat: (seat: string) => `this match has no seat ${seat}`,
    notOneRuling: "what comes to something else when it is played again is no ruling",
    noAnswer: (answers: number, at: number) => `the match has ${answers} answers; there is no answer ${at}`,
    checkOne: "--check looks at all rules of a game, not at one",
    whichGame: (ids: readonly string[]) => `which game? There is ${ids.join(", ")}`,
    noRule: (id: string, near: readonly string[]) => `there is no rule "${id}"${meant(near)}`,
    noCardOf: (name: string, near: readonly string[]) => `there is no card "${name}"${meant(near)}`,
    asksNothing: "say what you want to know, or give --rule or --card",
    emptySet: (path: string) => `${path}: the set has neither cards nor decks to try`,
    thereAlready: (path: string) => `${path} is there already; it is left as it is`,
    printedAlone: "--printed says what --json writes; add --json",
    noPhrases: (game: string) => `${game} does not say what its texts are read by`,
    noNode: (node: string) =>
      `no game says anything called "${node}"; tefuda cards matrix lists what they say`,
    noForms: (game: string) => `${game} does not say what its files are made of`,
    noStarter: (game: string) => `${game} has no cards to begin a set with`,
    wordsAlone: "--words lists the words of a game, and runs no files",
    puzzleQuestion: (game: string) =>
      `say at which question puzzles begin: --question; tefuda scenario --words ${game} lists them`,
    noScenarios: (where: readonly string[]) => `no scenario files in ${where.join(", ")}`,
    noneMeant: (only: string) =>
      `no scenario is about the rule "${only}" or has these words in its title; leave --only out for all of them`,
    textOrLines: "give either --text with a card text or --lines with a file of them",
    noPlace: ({ card, part }: TextPlace, places: readonly Required<TextPlace>[]) =>
      places.length === 0
        ? "this game does not tell texts apart by where they stand"
        : `no text stands ${part === undefined ? "" : `in "${part}" `}${card === undefined ? "" : `on "${card}"`}; there is ${places
            .map((place) => `${place.part} on ${place.card}`)
            .join(", ")}`,
    oneChange: "name the other version with --against, or what is changed with --set, and not both",
    noChange: (said: string) =>
      `"${said}" is no change: write "Card:field=number", as in "Errand Bee:bite=2"`,
    twoDecks: "--even takes two decks",
    inNoDeck: (card: string) => `"${card}" is in none of these decks`,
    noType: (type: string, types: readonly string[]) =>
      `no card is of type "${type}"; there is ${types.join(", ")}`,
  },

  table: {
    moment: (turn: number | undefined, seat: string | undefined, phase: string) =>
      [turn === undefined ? "" : `turn ${turn}`, seat ? `of ${seat}` : "", phase ? `· ${phase}` : ""]
        .filter((part) => part !== "")
        .join(" "),
    waits: (n: number, seat: string, card: string, at: string, stopped: boolean) =>
      `waits  ${n}. ${seat}: ${card}${at === "" ? "" : ` → ${at}`}${stopped ? " (stopped)" : ""}`,
    textOf: (card: string, n: number) => `${card}, text ${n}`,
    you: " (you)",
    isAsked: "is asked",
    hidden: (n: number) => `${n} hidden`,
    onTop: (name: string) => `, on top ${name}`,
    over: (name: string) => `on ${name}`,
    attached: (place: string) => `at ${place}`,
    aside: (what: readonly string[]) => ` (${what.join(", ")})`,
    detail: (name: string, value: string) => `${name}: ${value}`,
  },

  play: {
    begins: (game: string, seed: Seed) =>
      `${game}, ${isOpen(seed) ? `open seed ${seed}: whoever knows it can work out what lies hidden` : `chance is secret until the end; the SHA-256 of its secret is ${seed.hash}`}. "help" shows what can be typed.`,
    opened: (seed: SecretSeed) =>
      `The secret of chance was ${seed.secret}; the seats added ${seed.numbers.join(", ")}.`,
    help: `
  <number>         take the option with that number (several: 1 3)
  <notation>       take it by its words, as in the list
  why <notation>   may that be done, and if not, by which rule not
  hint             what the strongest program would do, and what it expects of that
  look <card>      everything printed on a card
  table            draw the table again
  log [n]          what happened, or the last n lines of it
  undo / redo      take your last answer back, give it again
  save [file]      write the match to a file
  give up          end the game
  quit             leave (with --save the match is kept)
`,
    /** What may be typed for each command; the kept words are understood in every language. */
    commands: {
      help: ["help", "?"],
      quit: ["quit", "exit"],
      table: ["table"],
      why: ["why"],
      hint: ["hint"],
      look: ["look"],
      log: ["log"],
      undo: ["undo"],
      redo: ["redo"],
      save: ["save"],
    } as Record<Command, readonly string[]>,
    next: (seat: string) => `── ${seat} is asked ──`,
    asks: (seat: string, source: string | undefined, words: string) =>
      `${seat}: ${source === undefined ? "" : `${source}: `}${words}`,
    pick: (min: number, max: number) =>
      max === 0
        ? "(nothing here will do; 0 goes on)"
        : `(pick ${min === max ? min : `${min} to ${max}`}${max > 1 ? ", for example: 1 3" : ""}${min === 0 ? "; nothing: 0" : ""})`,
    whyWhat: "why what? For example: why end phase",
    lookWhat: (name: string) => `look at what? For example: look ${name}`,
    logHowMany: "how many lines of the log? For example: log 10; or all of it: log",
    noNumber: (options: number) =>
      options === 0
        ? "Nothing here will do; 0 goes on."
        : options === 1
          ? "There is one option here: type 1, or its words."
          : `There are ${options} options here: type a number from 1 to ${options}, or the words of an option.`,
    oneNumber: "Only one option can be taken here: type one number.",
    before: (lines: number) =>
      `(${lines} ${plural(lines, "line", "lines")} of the log before that: "log" shows them)`,
    hintNone: "There is nothing to choose here.",
    hintHead: (turns: number) =>
      `What the strongest program would do, the best first, with what to type for it. What it expects is how things stand ${
        turns === 0
          ? "when this stage has ended"
          : turns === 1
            ? "when the next turn has begun"
            : `when ${turns} turns have ended, this one among them, and another has begun`
      }, in the mean over the games that it played on with what you cannot see made up.`,
    hintAnswer: (type: string, words: string, grade: Grade) =>
      `${type}  ${words === "" ? "nothing" : words}  (${GRADES[grade]})`,
    hintEnds: (won: number, lost: number, worlds: number) =>
      `won ${won} and lost ${lost} of ${worlds} games played on`,
    hintChange: (seat: string, what: string, now: string, then: string) =>
      `${seat}: ${what} ${now} → ${then}`,
    hintSame: "nothing that is counted changes",
    saveWhere: "save where? For example: save game.json",
    saved: (path: string) => `Saved to ${path}.`,
    savedAgain: (path: string) => `The match is kept in ${path} again.`,
    notSaved: (why: string) => `Not saved: ${why}`,
    nothingToUndo: "There is nothing to take back.",
    nothingToRedo: "There is nothing to give again.",
    cameToLight: "(Something hidden had come to light since.)",
    cannotCarryOut: (why: string) => `That cannot be carried out, and the game stands as it was: ${why}`,
    noCard: (name: string, near: readonly string[]) =>
      `There is no card "${name}".${near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : ""}`,
    allowed: "That can be done.",
    forbidden: "Not possible:",
    reason: (rule: string, needs: string) => `${rule}: only if ${needs}`,
    notUnderstood: (part: string) => `"${part}" is not understood.`,
    knownHere: "Known here:",
    won: (seat: string | undefined, rule: string | null) =>
      `${seat === undefined ? "The game is a draw" : `${seat} wins`}${rule ? ` (${rule})` : ""}.`,
    shuffled: (zone: string) => `(${zone} is shuffled)`,
    moved: (card: string, from: string, to: string) => `(${card}: ${from} → ${to})`,
    packs: (seat: string) => `The packs of ${seat}:`,
    pack: (n: number) => `pack ${n}`,
  },

  replay: {
    at: (n: number, of: number) => `answer ${n} of ${of}. `,
    asked: (seat: string) => `${seat} is asked.`,
    verified: (answers: number, over: boolean, hash: string) =>
      `verified: ${answers} answers, ${over ? "played to its end" : "not over"}, state ${hash}`,
    notSaid: (answers: number, over: boolean, hash: string) =>
      `played again: ${answers} answers, ${over ? "played to its end" : "not over"}, state ${hash}; the record does not say how it ended, so nothing is verified`,
    endsOtherwise: "NOT verified: played again, it does not end as the record says.",
    notPlayable: (why: string) => `NOT verified: it cannot be played again to its last answer. ${why}`,
    parts: (answers: number) =>
      answers === 0
        ? "It is another match from the beginning."
        : `It is another match after answer ${answers}.`,
    asSeen: "Shown is what was seen then.",
    ownCards: (names: string) => `Played with the cards of the record; the game has others now: ${names}`,
    gone: (name: string) => `${name} (no more)`,
    edition: (then: number, now: number) =>
      then === 0
        ? `It was saved before editions of the rules were counted; these are edition ${now}.`
        : `It was played by edition ${then} of the rules; these are edition ${now}.`,
    since: (edition: number, sentence: string) => `  edition ${edition}: ${sentence}`,
    keys: "Enter: on, b: back, a number: go there, q: quit > ",
    said: (seat: string, what: string) => `${seat}: ${what}`,
    pack: (seat: string, n: number, names: string) => `${seat}, pack ${n}: ${names}`,
    program: (seat: string, sign: string) => `${seat} is played by ${sign}`,
  },

  simulate: {
    games: "games",
    gamesFrom: (games: string, stopped: boolean, seed: number) =>
      `${games}${stopped ? " (stopped)" : ""}, open seeds from ${seed}`,
    decisions: "decisions",
    aGame: (n: string, each: string) => `${n}, ${each} a game`,
    time: "time",
    speed: (seconds: string, games: string, decisions: string) =>
      `${seconds} s: ${games} games/s, ${decisions} decisions/s`,
    workers: "at a time",
    fewerWorkers: (used: number, asked: number, cores: number, batches: number, size: number) =>
      `${used} of the ${asked} asked for: ${cores} ${plural(cores, "core")}, ${batches} ${plural(batches, "batch", "batches")} of ${size} games`,
    firstWon: "first player won",
    seatWon: (seat: string, bot: string) => `${seat} (${bot}) won`,
    botWon: (bot: string) => `${bot} won`,
    share: (n: string, of: string, share: string, low: string, high: string) =>
      `${n} of ${of}, ${share} (95 %: ${low} to ${high})`,
    turns: "turns",
    turnsFrom: (min: number, max: number, median: number) => `${min} to ${max}, median ${median}`,
    draws: "draws",
    atTurnLimit: (n: string) => `, ${n} at the turn limit`,
    unfinished: "unfinished",
    failed: "failed",
    endedBy: "ended by",
    deck: (id: string) => `deck ${id}`,
    applied: "rules applied",
    of: (n: number, all: number, never: string) => `${n} of ${all}${never === "" ? "" : `; never: ${never}`}`,
    hash: "hash",
    fault: (seed: number, message: string) => `seed ${seed}: ${message}`,
    drawn: "cards drawn",
    played: "cards played",
    outOfHands: "out of hands",
    carriedOut: "texts carried out",
    nothingToCarryOut: "nothing to carry out",
    progress: (done: number, games: number, speed: number, left: number) =>
      `${done} of ${games} games, ${speed} games/s, ${left} s left; Ctrl-C stops`,
  },

  duel: {
    deals: "deals",
    interval: (low: string, high: string) => ` (95 %: ${low} to ${high})`,
    byDeal: "deals that one side won both times",
    playouts: (playouts: string) => `${playouts} play-outs`,
    thinks: (bot: string) => `${bot} thinks for`,
    ms: (ms: string) => `${ms} ms a decision`,
    speed: (seconds: string, decisions: string, workers: string) =>
      `${seconds} s for ${decisions} decisions, ${workers} at a time`,
  },

  exam: {
    progress: (done: number, of: number) => `${done} of ${of} positions; Ctrl-C stops`,
    tried: "positions looked at",
    plain: "with one plain answer",
    right: (player: string) => `${player} found it`,
  },

  puzzle: {
    unsolved: "not solved: nothing that is offered reaches the goal whatever happens",
    judged: ({ choices, decisions, unique, greedyFails, sure }: Judged) =>
      [
        `${choices} choices, ${decisions} of them can go wrong`,
        unique ? "one way only" : "several ways",
        greedyFails ? "one choice ahead is not enough" : "one choice ahead is enough",
        ...(sure ? [] : ["not all could be gone through: see --positions"]),
      ].join("; "),
    found: (found: number, tried: number) => `${found} found in ${tried} positions`,
  },
  lesson: {
    none: "this game has no lessons",
    goesThrough: "goes through",
    stops: (step: number) => `stops at step ${step}`,
    otherWords: "its answer is possible, but has to be written as it is asked for",
  },

  solve: {
    reaches: {
      win: (seat: string, answer: string) => `${seat} wins with: ${answer}`,
      survive: (seat: string, answer: string) => `${seat} survives with: ${answer}`,
    },
    never: {
      win: (seat: string) => `${seat} has nothing that wins whatever happens`,
      survive: (seat: string) => `${seat} has nothing that survives whatever happens`,
    },
    notProven: {
      win: (seat: string) => `it is not proven that ${seat} can win, nor that it cannot be forced`,
      survive: (seat: string) => `it is not proven that ${seat} can survive, nor that it cannot be forced`,
    },
    obstacle: {
      worlds: "(hidden cards may lie in too many ways: see --worlds)",
      chance: "(chance may fall in too many ways)",
      order: "(it hangs on how the cards of a large pile lie)",
      picks: "(there are too many ways to pick cards)",
      positions: "(too many positions may follow: see --positions)",
      fault: "(a position may follow in which the game cannot go on)",
    },
    looked: (worlds: number, positions: number) =>
      `(${worlds} ${worlds === 1 ? "way" : "ways"} in which hidden cards may lie, ${positions} positions)`,
    notReached: (title: string) => `${title}: its position is not reached`,
  },

  learn: {
    playing: (done: number, games: number) => `playing ${done} of ${games} games to learn from; Ctrl-C stops`,
    learned: (round: number, games: number, agree: string) =>
      `round ${round}: of ${games} games learned; of others it foresees ${agree} of the answers`,
    trying: (done: number, games: number) => `trying: ${done} of ${games} games; Ctrl-C stops`,
    toStage: "to the end of the stage",
    toTurn: (turns: number) => (turns === 1 ? "to the end of the turn" : `${turns} turns`),
    inPlans: ", in plans",
    share: (look: string, against: string, share: string) => `  ${look}: ${share} against ${against}`,
    kept: (look: string, file: string) => `kept: ${look}; written to ${file}`,
    notAhead: (file: string) =>
      `looking ahead won nothing: the game is played one choice ahead; written to ${file}`,
    stopped: "stopped; nothing was written",
  },

  levels: {
    won: (above: string, below: string, share: string) => `${above} won ${share} against ${below}`,
    spaced: (doubts: readonly number[], file: string) =>
      `how far they misjudge from now on, the weakest first: ${doubts.join(", ")}; written to ${file}`,
  },

  try: {
    rulings: (tally: string) => `rulings: ${tally}`,
    noDeckFor: (card: string, why: string) => `no deck can be made with ${card}: ${why}`,
    madeDeck: (name: string, cards: number, own: number) =>
      `the set has no deck, so one is made after "${name}": ${own} of its ${cards} cards are the set's (--json lists it)`,
    players: "players",
    bothSeats: (bots: string) => `${bots} on both sides, each meeting in both seats`,
    won: "the set won",
    against: (id: string) => `against ${id}`,
    cards: "Games that the player of a card won (with 95 % Wilson intervals):",
    never: "never",
    whenDrawn: "having drawn it ",
    whenPlayed: "having played it",
    allHappened: "Every text of these cards happened.",
    neverHappened: (texts: string) => `Never happened: ${texts}`,
    nothingToDo: (texts: string) => `Nothing that could be seen to happen, since the rules read it: ${texts}`,
    inNoDeck: (cards: string) => `In no deck, and so not tried: ${cards}`,
  },

  scenario: {
    note: (what: string) => `note: ${what}`,
    failed: (title: string, how: string) => `FAILED ${title}${how === "" ? "" : ` (${how})`}`,
    /** One of the ways in which a scenario is run, which the referee has a name for. */
    way: (_way: 1 | 2 | 3 | 4, name: string) => name,
    /** Headings of the words that scenarios know. */
    words: {
      zones: "Zones of a player",
      shared: "Zones of all",
      playerNumbers: "Numbers of a player",
      gameNumbers: "Numbers of the game",
      values: "Values of a card",
      cardNumbers: "Numbers of a card",
      phases: "Phases",
      questions: "Questions",
      answers: "Answers",
      settings: "Settings",
      terms: "How long changes last",
      formats: "Formats",
    },
    hidden: " (kept by the rules, shown to nobody)",
  },
  /** What a set holds that was just made, and what can be done with it. */
  made: (
    run: string,
    folder: string,
    title: string,
    game: string,
  ) => `${folder}: a set for ${title}, with a card of each kind, a deck and a ruling.
  The cards are in the folder cards, the deck in decks, the ruling in scenarios; the name of the set is in set.yaml.
Next:
  ${run} cards check ${folder}
  ${run} scenario --with ${folder}
  ${run} try ${folder}
  ${run} play ${game} --with ${folder}
`,
  tally: (passed: number, failed: number) => `${passed} passed, ${failed} failed`,

  rules: {
    limitedBook: "limited play",
    /** Said once, where the rulebook is in another language than this one. */
    note: undefined as string | undefined,
    ruling: "ruling",
    shows: "shows",
    code: "code",
    scenarios: "scenarios",
    bounds: "measured bounds",
    nowhere: "nowhere",
    lacks: (id: string, topic: string, lacks: readonly ("code" | "scenario")[]) =>
      `${id.padEnd(12)} ${topic}: no ${lacks.map((what) => (what === "scenario" ? "scenario or measured bound" : what)).join(" and no ")}`,
    counts: (game: string, rules: number, cited: number, reasons: number, shown: number, bounded: number) =>
      `${game}: ${rules} rules; ${cited} cited by the program, ${reasons} with a reason why none can be; ${shown} shown by scenarios${bounded > 0 ? `, ${bounded} by measured bounds` : ""}`,
  },

  matrix: {
    legend:
      "x carried out in a game   o nothing to carry out   ? read, and not seen at work   e, j in English or Japanese alone\n- the game lacks a word for it   ! not yet",
    sorts: {
      text: "Texts",
      cost: "Costs",
      trigger: "Triggers",
      condition: "Conditions",
      action: "Actions",
      statement: "What holds",
      cards: "How many cards, chosen by whom",
      quality: "What cards have to be",
      place: "Where they lie",
      reference: "Cards spoken of before",
      amount: "Amounts",
    },
    ran: {
      ran: "carried out in a game",
      fact: "nothing to carry out: a fact of its card",
      never: "read, and not seen at work",
    },
    sum: ({ said, ran, fact, never, lacking, notYet }: MatrixSum) =>
      `${said.en} nodes in English, ${said.ja} in Japanese: ${ran} carried out, ${fact} facts, ${never} not seen at work; ${lacking} without a word, ${notYet} not yet`,
  },
  cards: {
    warning: (what: string) => `warning: ${what}`,
    allRead: (n: number) => `${n} cards, all read`,
    problems: (n: number) => `${n} ${plural(n, "problem")}`,
    installed: (n: number, others: number) =>
      `${n} ${n === 1 ? "is" : "are"} there already: ${n - others} the same, ${others} different`,
    differs: (name: string, fields: string) => `${name}: ${fields}`,
    read: (kind: string | undefined, print: string) => `read${kind ? ` (${kind})` : ""}: ${print}`,
    notRead: (what: string) => `not read: ${what}`,
    readings: (n: number) => ` (${n} readings)`,
    readOf: (n: number, of: number) => `${n} of ${of} read`,
    setNotRight:
      "some cards or decks of the set are not right yet (tefuda cards check says which); this text is read with the words that it brings",
    count: (n: number) => `${n} cards`,
  },

  packs: {
    pack: (n: number, of: string) => `pack ${n} of ${of}`,
    progress: (done: number, of: number) => `${done} of ${of} packs; Ctrl-C stops`,
    packs: "packs",
    cards: (packs: number, cards: number) => `${packs}, ${cards} cards`,
    seen: (n: number, expected: string) => `${n} (stated odds: ${expected})`,
    sorts: "sorts",
    kinds: "kinds",
    fit: (square: string, freedom: number, p: string) =>
      `chi-square ${square}, ${freedom} degrees of freedom, p = ${p}`,
    nothingVaries: "nothing varies",
    each: (kinds: number, low: number, high: number, fit: string) =>
      `${kinds}, each ${low} to ${high} times; ${fit}`,
    strange: "not of the set",
    none: "none",
    limitedProgress: (done: number, of: number) => `${done} of ${of}; Ctrl-C stops`,
    printing: "printing",
    printings: {
      stated: "as the set states",
      equal: "equal",
      regional: "equal over regions, the first one's packs",
    },
    pools: "pools",
    legal: (legal: number, of: number) => `${legal} of ${of} have a legal deck`,
    early: "both can play a card by their third turn",
    picked: "picked by worth, against picked at random",
    pickedShare: (pairs: number, share: string, low: string, high: string) =>
      `won ${share} (95 %: ${low} to ${high}) in ${pairs} pairs of matches`,
    worthSaved: (games: number, file: string) => `${games} games; saved in ${file}`,
  },

  drawing,
  lab,
  market,
  rulings,
};

export type Command = "help" | "quit" | "table" | "why" | "hint" | "look" | "log" | "undo" | "redo" | "save";
export type TerminalWords = typeof en;
