/** The words of the questions of Tails and Tactics. */
export const PROMPTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  newRule: { en: "Before the game: do you take a New Rule out of your deck, and which?" },
  setUp: { en: "Set-up: lay cards face down in secret, or be content." },
  turn: { en: "Your turn: deploy, attack, play, use an ability, or end the turn." },
  respond: { en: "Do you respond, now or before what was done last?" },
  dodge: { en: "Do you dodge? A dodged attack hits your base instead." },
  whoseBase: { en: "Whose base is attacked?" },
  requirement: { en: "Choose what you give for it." },
  bearer: { en: "Choose the unit that it is attached to." },
  handLimit: { en: "You hold too many cards: choose what to discard." },
  order: { en: "Several things happen at once: which comes first?" },
  choose: { en: "Choose cards." },
  target: { en: "Choose a card." },
  may: { en: "Do you want to do this?" },
  chooseOne: { en: "Choose one." },
  opponent: { en: "Which opponent?" },
};
