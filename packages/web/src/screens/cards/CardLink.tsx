/** A card in a list, which leads to its page. Its picture is drawn when it comes near the window. */
import type { CardInfo, Look } from "@tefuda/kernel";
import { typeLook } from "@tefuda/print/look";
import { memo } from "react";
import { CardFace, typeColours } from "../../card/CardFace.tsx";
import { describeCard } from "../../card/describe.ts";
import { addressOf } from "../../state/screen.ts";
import { WhenSeen } from "../../ui/WhenSeen.tsx";
import { useSaid, useWords } from "../../words/index.tsx";

interface CardLinkProps {
  game: string;
  info: CardInfo;
  look: Look;
}

export const CardLink = memo(function CardLink({ game, info, look }: CardLinkProps) {
  const words = useWords();
  const say = useSaid();
  const empty = (
    <div className="face" style={typeColours(typeLook(look, info.type, info.subtypes))} aria-hidden="true" />
  );
  return (
    <a className="spot card-link" href={addressOf({ at: "cards", game, card: info.name })}>
      <span className="unseen">{describeCard(info, null, look, words, say)}</span>
      <WhenSeen before={empty}>
        <CardFace info={info} look={look} />
      </WhenSeen>
    </a>
  );
});
