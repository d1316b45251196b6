import { Button } from '@mantine/core';
import type { Match } from '@trattativa/contract/market/matching/match';
import type { MatchGrouping } from '@trattativa/domain/market/matching-kinds';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerPath, usePlayerWords } from '../../people/players.ts';
import { paths } from '../../platform/paths.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { ExactChangesToggle } from '../matching/exact-changes-toggle.tsx';
import { MatchMarks } from '../matching/match-cells.tsx';
import { requestPath } from '../requests/request-paths.ts';
import classes from './match-workspace.module.css';

interface MatchRowProps {
  match: Match;
  by: MatchGrouping;
  chosen: boolean;
  /** A proposal of this player to this club is still open. */
  isProposed: boolean;
  onChoose: (match: Match, chosen: boolean) => void;
}

/** One match in its group: the other side, the criteria with their words, the pay, the act. */
export function MatchRow({ match, by, chosen, isProposed, onChoose }: MatchRowProps) {
  const { t } = useTranslation(['matching', 'match-workspace']);
  const words = usePlayerWords();
  const { player, request } = match;
  const isPlayer = by === 'request';
  const name = isPlayer ? player.name : request.teamName;
  const facts = isPlayer
    ? [
        player.age === null ? null : words.years(player.age),
        player.nationality ? words.country(player.nationality) : null,
        player.currentClub || null,
      ]
    : [words.role(request.role), words.level(request.level, request.country), request.city];
  return (
    <li className={classes.row} data-walk data-chosen={chosen || undefined}>
      <input
        type="checkbox"
        className={classes.box}
        checked={chosen}
        aria-label={t('match-workspace:bulk.choose', { player: player.name, club: request.teamName })}
        onChange={({ currentTarget }) => onChoose(match, currentTarget.checked)}
      />
      <AvatarPicture
        name={name}
        url={isPlayer ? player.imageUrl : request.teamImageUrl}
        size={36}
        kind={isPlayer ? 'player' : 'club'}
      />
      <div className={classes.who}>
        <span>
          <Link className={classes.name} to={isPlayer ? playerPath(player.id) : requestPath(request.id)}>
            {name}
          </Link>
          {match.isNew && <span className={classes.new}>{t('match-workspace:workspace.new')}</span>}
        </span>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <div className={classes.criteria}>
        <MatchMarks match={match} />
        <ExactChangesToggle match={match} />
      </div>
      <span className={classes.pay}>
        {player.requestedSalary != null && <MoneyText euros={player.requestedSalary} />}
      </span>
      {isProposed ? (
        <Link className={classes.proposed} to={`${paths.negotiations}?player=${player.id}`}>
          {t('match-workspace:workspace.proposed')}
        </Link>
      ) : (
        match.can.propose && (
          <Button
            component={Link}
            data-act
            variant="default"
            size="compact-sm"
            to={`${paths.negotiation}?player=${player.id}&club=${request.teamId}&level=${request.level}`}
          >
            {t('match-workspace:workspace.propose')}
          </Button>
        )
      )}
    </li>
  );
}
