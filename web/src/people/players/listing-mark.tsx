import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/login/use-session.ts';
import { StatusShape } from '../../ui/status-chip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './listing-mark.module.css';
import type { PlayerFacts } from './player-facts.ts';

type Listed = Pick<PlayerFacts, 'listing' | 'can'>;

/**
 * Says so where the player has not confirmed, or disputes, being in the portfolio that shows them: quietly, at the end of
 * the line that names who keeps or proposes the record, else who it is. It waits on the player, not on the reader. A record without an
 * account is unconfirmed too, which clubs and guests must know; who keeps it reads that on its page. A pointer that rests
 * on it, a press and a screen reader are told the whole; inside a link the press leads to the page that tells it.
 */
export function ListingMark({ player: { listing, can } }: { player: Listed }) {
  const { t } = useTranslation('players');
  const [whole, setWhole] = useState(false);
  const kind = useSession().user?.kind ?? null;
  const others = (kind === null || kind === 'team') && can?.edit !== true;
  if (listing === undefined || listing === 'confirmed' || (listing === 'unlinked' && !others)) return null;
  const word = listing === 'disputed' ? 'disputed' : 'unconfirmed';
  const told = t(`card.listing.${word}`);

  function onClick(event: MouseEvent<HTMLElement>) {
    if (!event.currentTarget.closest('a')) setWhole(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a screen reader hears the whole without pressing
    // biome-ignore lint/a11y/useKeyWithClickEvents: nor may a button stand in a link, where this stands too
    <span className={classes.mark} data-word={word} title={told} onClick={onClick}>
      <StatusShape tone={word === 'disputed' ? 'lost' : 'idle'} />
      {whole ? (
        told
      ) : (
        <>
          <span aria-hidden="true">{t(`card.listingShort.${word}`)}</span>
          <VisuallyHidden>{told}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
