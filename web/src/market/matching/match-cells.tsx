import type { Match } from '@trattativa/contract/market/matching/match';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { PlayerLine } from '../../people/players-ui.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { MarksRow } from '../../ui/text/marks-row.tsx';
import { useMarks } from '../requests/use-marks.ts';
import classes from './match-cells.module.css';

/** The player of a match: name, position, age, current club. `contact` also names who keeps the record. */
export function MatchPlayer({ match: { player }, contact = false }: { match: Match; contact?: boolean }) {
  const { t } = useTranslation('matching');
  const recordOwner = player.open
    ? t('candidates.keptBy', { name: player.ownerName })
    : t('candidates.minor');
  return (
    <PlayerLine
      player={{ ...player, surname: '' }}
      withoutPitch
      recordOwner={contact ? recordOwner : undefined}
    />
  );
}

/** The request of a match: club, role, place. */
export function MatchRequest({ match }: { match: Match }) {
  const words = usePlayerWords();
  const { request } = match;
  return (
    <span className={classes.request}>
      <AvatarPicture name={request.teamName} url={request.teamImageUrl} size={36} kind="club" />
      <span className={classes.words}>
        <span className={classes.name}>{request.teamName}</span>
        <span className={classes.facts}>
          {[words.role(request.role), words.level(request.level, request.country), request.city].join(' · ')}
        </span>
      </span>
    </span>
  );
}

/** The criteria one by one, never a bare number. */
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
      countMet={(number) => t('criteriaMet', { number })}
    />
  );
}
