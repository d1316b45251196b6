import type { Match } from '@trattativa/contract/matching/match';
import { useTranslation } from 'react-i18next';
import { ListingMark } from '../players/listing-mark.tsx';
import { PositionPitch } from '../players/position-pitch.tsx';
import { usePlayerWords } from '../players/use-player-words.ts';
import { MarksRow } from '../ui/marks-row.tsx';
import classes from './match-cells.module.css';
import { useMarks } from './use-marks.ts';

/** The player of a match: who, position, age, and where they play now. `contact` also names who keeps the record. */
export function MatchPlayer({ match, contact = false }: { match: Match; contact?: boolean }) {
  const { t } = useTranslation('matching');
  const words = usePlayerWords();
  const { player } = match;
  const facts = [
    player.principalRole === null ? null : words.role(player.principalRole),
    player.age === null ? null : words.years(player.age),
    player.currentClub === '' ? null : player.currentClub,
  ].filter((fact) => fact !== null);
  return (
    <div className={classes.player}>
      <PositionPitch principalRole={player.principalRole} secondaryRole={player.secondaryRole} width={26} />
      <div className={classes.words}>
        <span className={classes.name}>{player.name}</span>
        <ListingMark player={player} />
        <span className={classes.facts}>{facts.join(' · ')}</span>
        {contact && (
          <span className={classes.facts}>
            {player.open ? t('candidates.keptBy', { name: player.ownerName }) : t('candidates.minor')}
          </span>
        )}
      </div>
    </div>
  );
}

/** The request of a match: which club, which role, where. */
export function MatchRequest({ match }: { match: Match }) {
  const words = usePlayerWords();
  const { request } = match;
  return (
    <div className={classes.words}>
      <span className={classes.name}>{request.teamName}</span>
      <span className={classes.facts}>
        {[words.role(request.role), words.level(request.level), request.city].join(' · ')}
      </span>
    </div>
  );
}

/** Criterion by criterion, never a bare number. */
export function MatchMarks({ match, compact = false }: { match: Match; compact?: boolean }) {
  const { t } = useTranslation('matching');
  const marks = useMarks();
  return (
    <MarksRow
      marks={marks(match.criteria)}
      label={t('marks')}
      wantedBy={t('wantedBy')}
      hasBy={t('hasBy')}
      compact={compact}
    />
  );
}
