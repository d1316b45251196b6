import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../platform/clock/clock.ts';
import { AvatarPicture } from '../../../ui/text/avatar-picture.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { LeagueBadge } from '../league-badge.tsx';
import { PositionPitch } from '../position-pitch.tsx';
import { usePlayerRows } from '../use-player-rows.ts';
import { CompletenessBar } from './completeness-bar.tsx';
import { ListingMark } from './listing-mark.tsx';
import { type PlayerFacts, playerName } from './player-facts.ts';
import classes from './player-hero.module.css';

interface PlayerHeroProps {
  player: PlayerFacts;
  /** What is seen first beside the face, such as the video. */
  children?: ReactNode;
}

/** The top of a player's page: the face large, who he is, the three facts that decide, and where he plays. */
export function PlayerHero({ player, children }: PlayerHeroProps) {
  const { t } = useTranslation('players');
  const rows = usePlayerRows();
  const { words } = rows;
  const league = player.currentLevel == null ? '' : words.level(player.currentLevel, player.country);
  const role = player.principalRole === null ? t('card.noRole') : words.role(player.principalRole);
  // A club that nobody entered is not known to be none.
  const isWithoutClub = player.currentClub === '' && player.contractualStatus === contractualStatus.free;
  const measures = rows.measures(player);
  const deciding = rows.deciding(player, now().toISOString().slice(0, 10));
  return (
    <section className={classes.hero} aria-label={playerName(player)}>
      <div className={classes.photo}>
        <AvatarPicture name={playerName(player)} url={player.imageUrl} size={200} kind="player" />
      </div>
      <div className={classes.words}>
        <p className={classes.role}>
          {role}
          {player.secondaryRole != null && (
            <span className={classes.second}>
              {t('card.alsoRole', { role: words.role(player.secondaryRole) })}
            </span>
          )}
        </p>
        {(player.currentClub || isWithoutClub || league !== '') && (
          <p className={classes.club}>
            {player.currentClub && (
              <AvatarPicture name={player.currentClub} url={null} size={28} kind="club" />
            )}
            {player.currentClub || (isWithoutClub && league === '' && t('card.noClub'))}
            {league !== '' && <LeagueBadge level={player.currentLevel ?? null} name={league} />}
          </p>
        )}
        {deciding.length > 0 && (
          <ul className={classes.deciding}>
            {deciding.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {measures.length > 0 && (
          <dl className={classes.measures}>
            {measures.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={classes.marks}>
          <ListingMark player={player} />
          {player.onMarket === false && <StatusChip tone="closed">{t('card.offMarket')}</StatusChip>}
          {player.completeness && (
            <CompletenessBar completeness={player.completeness} missingFields={player.missingFields} />
          )}
        </div>
      </div>
      <div className={classes.beside}>
        {children ?? (
          <PositionPitch
            principalRole={player.principalRole}
            secondaryRole={player.secondaryRole}
            width={132}
          />
        )}
      </div>
    </section>
  );
}
