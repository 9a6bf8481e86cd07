/** How a game looks: colours, scenery and icons by the words its cards use. A game brings only this data. */

/** Words by language; English always. */
export type Said = Readonly<Record<string, string>> & { readonly en: string };

export type Scenery =
  | "hills"
  | "waves"
  | "flames"
  | "clouds"
  | "storm"
  | "rays"
  | "moon"
  | "forest"
  | "circle";

export interface TypeLook {
  /** What a card of the type is called: "fire unit". */
  says: Said;
  /** Sky from top to bottom, the land before it, the light on it, and the metal of the frame. */
  sky: readonly [string, string];
  land: string;
  light: string;
  frame: string;
  /** Ink that can be read on the frame. */
  ink: string;
  scenery: Scenery;
  /** The type's own sign, and what may be pictured where a name suggests nothing. */
  icon: string;
  icons: readonly string[];
}

export interface ValueLook {
  /** stars: drawn as often as the value; left and right: a badge in that corner; none: not drawn. */
  form: "stars" | "left" | "right" | "none";
  icon: string;
  says: Said;
}

export interface Look {
  types: Readonly<Record<string, TypeLook>>;
  /** Pictures of a sub-type. */
  subtypes: Readonly<Record<string, readonly string[]>>;
  values: Readonly<Record<string, ValueLook>>;
  /** First words of options, for menus. */
  verbs: Readonly<Record<string, Said>>;
  /** What a card is called that lies sideways. */
  turned: Said;
  /** Lines of the log that head a part of it, or that say little. */
  lines: Readonly<Record<string, "heading" | "quiet">>;
  /** What is put behind a verb's arrow when it names no card: the other player. */
  kinds: Readonly<Record<string, Said>>;
}
