/** The icons that cards are drawn with on paper. */
import type { IconBox } from "@tefuda/print/art/composition";

/** The outlines of all icons that cards of a game may be drawn with, also those of somebody's own. */
export async function drawnIcons(game: string): Promise<IconBox> {
  const { groups } = await import("virtual:icons");
  const [own, all] = await Promise.all([groups[game]?.(), groups.all!()]);
  return { byWord: all.byWord, icons: { ...all.icons, ...own?.icons } };
}
