import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerCard } from '../../people/players-ui.ts';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { proposedName, proposedPath } from '../negotiations/start/proposed-person.ts';
import classes from './deal-player.module.css';

const Videos = lazy(() =>
  loadChunk(async () => ({ default: (await import('../../people/player-views-ui.ts')).Videos })),
);

interface DealPlayerProps {
  negotiation: Negotiation;
  player: NonNullable<Negotiation['player']>;
}

/** The player of a deal: the video first, then the card with up to three facts that decide. */
export function DealPlayer({ negotiation, player }: DealPlayerProps) {
  const { t } = useTranslation('negotiations');
  const { percent } = useFormats();
  const links = [player.youtubeUrl, player.videoUrl];
  const facts = [
    negotiation.immediateAvailability ? t('player.available') : null,
    player.minutesPercent === null ? null : t('player.minutes', { percent: percent(player.minutesPercent) }),
    player.euPassport ? t('player.euPassport') : null,
  ].filter((fact) => fact !== null);
  // Views by the proposing side are not counted.
  const countView = () => {
    if (negotiation.side !== 'club') return;
    call('Player/AddVideoViewed', { playerId: player.id }).catch(() => undefined);
  };
  return (
    <div className={classes.player}>
      {links.some((link) => link !== null) && (
        <Suspense>
          <Videos links={links} name={proposedName(negotiation)} onOpen={countView} />
        </Suspense>
      )}
      <PlayerCard
        player={{ ...player, videoUrl: null, youtubeUrl: null }}
        facts={facts}
        to={proposedPath(negotiation)}
      />
    </div>
  );
}
