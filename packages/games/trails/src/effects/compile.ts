/** One text of a card made into an ability of the kernel. */
import { act, Frame, knows, type Machine, program, type Step, seq } from "@tefuda/kernel";
import { playerOf } from "../table.ts";
import type { Action, Cards, Cost, Description, Reference, Text } from "../text/tree.ts";
import { cureable, lower } from "./actions.ts";
import { Builder, choosable } from "./builder.ts";
import { checkText } from "./checks.ts";
import { condition } from "./conditions.ts";
import { costRequirements, payCosts } from "./costs.ts";
import { asksFace, has, isHidden, type Scope } from "./describe.ts";
import { type Lasting, subjectOf } from "./lasting.ts";
import { placesOf, standingOne, standingScope } from "./numbers.ts";
import { changesOf, isEntangled } from "./standing.ts";
import type { CardNum, Requirement, TextAbility } from "./text.ts";
import { triggerOf } from "./triggers.ts";
import { partsOf } from "./walk.ts";

type Org = Scope["org"];
type Of<K extends Text["kind"]> = Extract<Text, { kind: K }>;

/** A text as an ability; an Error with words for people says why it can mean nothing. */
export function compileText(
  text: Text,
  words: Readonly<Record<string, string>>,
  index: number,
  org: Org,
): TextAbility {
  checkText(text);
  const blank: TextAbility = {
    id: -1,
    index,
    words,
    text,
    watches: [],
    statics: [],
    requires: [],
    ep: 0,
    programs: [],
  };
  const name = Object.values(words)[0] ?? text.kind;
  switch (text.kind) {
    case "icon":
      return blank; // a fact of its kind; see ICONS
    case "always":
      return { ...blank, statics: standing(text, org) };
    case "when":
      return { ...blank, ...waiting(text, name, org) };
    case "craft": {
      const scope = standingScope(org);
      return {
        ...blank,
        requires: [
          ...conditions(text, scope),
          ...costRequirements(text.cost, scope),
          ...(text.cost.some(bringsUp) ? [] : wants(text.do, scope)),
        ],
        ep: text.cost.reduce((sum, part) => sum + (part.pay === "ep" ? part.n : 0), 0),
        ...body(text.do, name, org, { cost: text.cost }),
      };
    }
    case "effect": {
      const scope = { ...standingScope(org), effect: true };
      return {
        ...blank,
        requires: [...conditions(text, scope), ...wants(text.do, scope)],
        ...body(text.do, name, org, { effect: true }),
      };
    }
  }
}

function standing(text: Of<"always">, org: Org): TextAbility["statics"] {
  const scope = standingScope(org);
  const cond = text.if ? condition(text.if, scope) : undefined;
  const holding = {
    by: "text",
    ...(cond ? { cond } : {}),
    entangled: text.if !== undefined && isEntangled(text.if),
  } as const;
  return text.what.flatMap((statement) => changesOf(statement, scope, holding).map(({ change }) => change));
}
function waiting(
  text: Of<"when">,
  name: string,
  org: Org,
): Pick<TextAbility, "watches" | "programs" | "lasting"> {
  const { watches, tellsCard } = triggerOf(text.on, standingScope(org));
  const told = (ref: Reference): number | undefined => {
    if (ref !== "trigger") return undefined;
    if (!tellsCard) throw new Error("it speaks of the card, and what sets it off has none");
    return 0;
  };
  // asked when the event is seen, whose arguments still lie there
  const one = (ref: Reference): CardNum => {
    if (ref !== "trigger" && ref !== "it") return standingOne(ref);
    told("trigger");
    return (m) => m.e[0]!;
  };
  const cond = text.if ? condition(text.if, standingScope(org, one)) : undefined;
  return {
    watches: cond
      ? watches.map((w) => ({ ...w, test: (m, card) => w.test(m, card) && cond(m, card, playerOf(m, card)) }))
      : watches,
    ...body(text.do, name, org, { told, tellsCard }),
  };
}

function conditions(text: Of<"craft" | "effect">, scope: Scope): Requirement[] {
  return text.if
    ? [{ rule: "trails-9.7", says: "its condition holds", test: condition(text.if, scope) }]
    : [];
}

interface About {
  cost?: readonly Cost[];
  effect?: boolean;
  told?: (ref: Reference) => number | undefined;
  tellsCard?: boolean;
}
/** Its program: arguments the card, its player, and what the event says that set it off. */
function body(
  action: Action,
  name: string,
  org: Org,
  about: About,
): Pick<TextAbility, "programs" | "lasting"> {
  const remembers = partsOf(action).some((part) => "value" in part);
  const build =
    (lasting: Lasting) =>
    (f: Frame): Step => {
      const b = new Builder(f, org, about.effect ?? false, about.told, remembers);
      return seq(
        // "it" in a text that was set off is at first the card that set it off
        ...(about.tellsCard ? [act((m: Machine) => b.speakOf(m, b.args[0]!(m)))] : []),
        ...payCosts(about.cost ?? [], b),
        lower(action, b, lasting),
      );
    };
  // whatever cannot mean anything shows itself now, while it is known whose text it is
  build([])(new Frame());
  const lasting: Lasting = [];
  return { lasting, programs: [program(name, build(lasting))] };
}

/** Whether paying brings up what a text may go on to speak of or choose. */
const bringsUp = (part: Cost): boolean => part.pay === "discard" || part.pay === "return";

/**
 * trails-9.7: what must have a target needs one. Asked of what a text does first, and of what follows as long as nothing
 * before it can bring a target about.
 */
function wants(action: Action, scope: Scope): Requirement[] {
  const found: Requirement[] = [];
  for (const [i, part] of (action.do === "seq" ? action.of : [action]).entries()) {
    const cards = targetOf(part);
    for (const what of cards ? descriptions(cards) : [])
      if (i === 0 || !isHidden(what.zone)) found.push(isThere(what, scope));
    if (!QUIET.includes(part.do)) break;
  }
  return found;
}
/** What brings no card to where it was not, but for a hand. */
const QUIET: readonly Action["do"][] = ["draw", "bond", "gain", "plan", "look", "reveal", "endAttack"];

function targetOf(a: Action): Cards | undefined {
  switch (a.do) {
    case "lasting":
      return subjectOf(a.what);
    case "cure":
      return cureable(a.what);
    case "discard":
    case "destroy":
    case "stun":
    case "action":
    case "ready":
    case "turnUp":
    case "move":
    case "toField":
    case "toHomebase":
    case "rebuild":
    case "free":
      return a.what;
    case "look":
    case "reveal":
      return "hand" in a.what ? undefined : a.what;
    default:
      return undefined;
  }
}
/** The descriptions of which a phrase must have so many. */
function descriptions(cards: Cards): Description[] {
  if ("both" in cards) return cards.both.flatMap(descriptions);
  if ("ref" in cards || typeof cards.count !== "object" || !("exactly" in cards.count)) return [];
  return cards.what.zone?.in === "deck" ? [] : [cards.what];
}
function isThere(what: Description, scope: Scope): Requirement {
  const search = placesOf(what, scope);
  const fits = has(what, scope);
  const asks = asksFace(what);
  // trails-4.8: by then it lies in the trail
  const leaves = scope.effect && what.zone?.in === "hand";
  return {
    rule: "trails-9.7",
    says: "there is a card for it to do something to",
    test: (m, self, seat) => {
      const out = m.scratch[m.borrow()]!;
      const n = search(m, self, seat, out);
      let found = false;
      for (let i = 0; i < n && !found; i++) {
        const c = out[i]!;
        if (leaves && c === self) continue;
        // trails-11.1: what a player cannot know may be there
        found = asks && !knows(m, seat, c) ? true : fits(m, c, self, seat) && choosable(m, c, self, seat);
      }
      m.giveBack();
      return found;
    },
  };
}
