import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/login/use-session.ts';
import { StatusShape } from '../../../ui/text/status-chip.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import classes from './listing-mark.module.css';
import type { PlayerFacts } from './player-facts.ts';

const tones = { confirmed: 'won', disputed: 'lost', unconfirmed: 'idle' } as const;

type Listed = Pick<PlayerFacts, 'listing' | 'can'>;

/**
 * Marks a player who has confirmed the listing in the portfolio shown, or disputes it. Not confirmed is silence: most
 * records are, and a row that says so says nothing. It is said only where it `decides`, before somebody proposes or
 * makes an offer. The mark stands at the end of the line that names the record's owner, else of the line with the
 * player's name. Hover, press and screen readers give the full text; inside a link a press follows the link.
 */
export function ListingMark({
  player: { listing, can },
  decides = false,
}: {
  player: Listed;
  decides?: boolean;
}) {
  const { t } = useTranslation('players');
  const [expanded, setExpanded] = useState(false);
  const kind = useSession().user?.kind ?? null;
  // A record without an account counts as unconfirmed for clubs and guests; its owner reads that on the player's page.
  const others = (kind === null || kind === 'team') && can?.edit !== true;
  if (listing === undefined) return null;
  const isUnconfirmed = listing === 'unconfirmed' || (listing === 'unlinked' && others);
  if (isUnconfirmed ? !decides : listing === 'unlinked') return null;
  const word = isUnconfirmed ? 'unconfirmed' : (listing as 'confirmed' | 'disputed');
  const text = t(`card.listing.${word}`);

  function onClick(event: MouseEvent<HTMLElement>) {
    if (!event.currentTarget.closest('a')) setExpanded(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a screen reader reads the full text without pressing
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button may not be inside a link, and the mark may
    <span className={classes.mark} data-word={word} title={text} onClick={onClick}>
      <StatusShape tone={tones[word]} />
      {expanded ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{t(`card.listingShort.${word}`)}</span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
