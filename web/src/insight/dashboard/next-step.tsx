import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMatchCounts } from '../../market/matching.ts';
import { ownProfilePath, useOwnProfileId, usePlayer } from '../../people/players.ts';
import { ProfileState } from '../../people/players-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import classes from './next-step.module.css';
import { type Tile, useListingTile, useMandateTile, useOfferTile, useUnreadTile } from './tiles.ts';

/**
 * The one large thing of a player's first screen: what to do next. A profile that is not complete comes first, then what
 * somebody waits for, then what may help; further things that wait stand below it in one line each.
 */
export function NextStep() {
  const { t } = useTranslation('player-dashboard');
  const { number } = useFormats();
  const profileId = useOwnProfileId().data;
  const player = usePlayer(profileId ?? null).data;
  const waiting = [useOfferTile(), useMandateTile(), useListingTile(), useUnreadTile()].filter(
    ({ count = 0 }) => count > 0,
  );
  const matches = useMatchCounts({}).data;
  if (profileId === undefined || (profileId !== null && !player)) return null;
  if (player?.completeness !== 'complete') {
    return (
      <div className={classes.profile}>
        <ProfileState player={player ?? null} linked />
        <Further tiles={waiting} />
      </div>
    );
  }
  const [first, ...further] = waiting;
  const fits = (matches?.exact ?? 0) + (matches?.potential ?? 0);
  const hasVideo = Boolean(player.videoUrl || player.youtubeUrl);
  const step = first
    ? {
        name: first.key as 'offers' | 'mandates' | 'listings' | 'unread',
        count: first.count ?? 0,
        to: first.to,
      }
    : fits > 0
      ? {
          name: 'matches' as const,
          count: fits,
          to: matches?.exact ? paths.exactMatch : paths.potentialMatch,
        }
      : hasVideo
        ? { name: 'market' as const, count: 0, to: paths.requests }
        : { name: 'video' as const, count: 0, to: ownProfilePath('youtubeUrl') };
  const counted = { count: step.count, number: number(step.count) };
  return (
    <section aria-labelledby="next-step" className={classes.step}>
      <div className={classes.words}>
        <p className={classes.over}>{t('next.over')}</p>
        <h2 id="next-step" className={classes.title}>
          {t(`next.${step.name}.title`, counted)}
        </h2>
        <p className={classes.text}>{t(`next.${step.name}.text`)}</p>
      </div>
      <Button component={Link} to={step.to} className={classes.act}>
        {t(`next.${step.name}.act`)}
      </Button>
      <Further tiles={further} />
    </section>
  );
}

/** What waits besides. */
function Further({ tiles }: { tiles: readonly Tile[] }) {
  const { number } = useFormats();
  if (tiles.length === 0) return null;
  return (
    <ul className={classes.further}>
      {tiles.map(({ key, count = 0, words, to }) => (
        <li key={key}>
          <Link to={to} className={classes.way}>
            <strong>{number(count)}</strong>
            <span>{words}</span>
            <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
