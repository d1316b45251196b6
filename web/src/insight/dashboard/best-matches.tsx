import type { Match } from '@trattativa/contract/matching/match';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { MatchMarks } from '../matching/match-cells.tsx';
import { useUser } from '../platform/session/use-session.ts';
import { PlayerLine } from '../players/player-line.tsx';
import { playerPath } from '../players/player-paths.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import { requestPath } from '../requests/request-paths.ts';
import { AvatarPicture } from '../ui/avatar-picture.tsx';
import { MatchKindChip } from './match-kind-chip.tsx';
import { Panel, PanelNothing, PanelRows } from './panel.tsx';
import classes from './row-words.module.css';

/** The matches to look at first: who fits which request, criterion by criterion. To a player: which clubs look for them. */
export function BestMatches({ matches }: { matches: readonly Match[] }) {
  const { t } = useTranslation('dashboard');
  const own = useUser().kind === 'player';
  return (
    <Panel
      title={t(own ? 'bestForPlayer' : 'best')}
      all={
        matches.length === 0
          ? paths.requests
          : matches[0]?.kind === 'exact'
            ? paths.exactMatch
            : paths.potentialMatch
      }
    >
      {matches.length === 0 ? (
        <PanelNothing text={t(own ? 'bestForPlayerNone' : 'bestNone')} />
      ) : (
        <PanelRows>
          {matches.map((match) => (
            <li key={`${match.player.id} ${match.request.id}`}>
              {own ? <Wanting match={match} /> : <Fitting match={match} />}
              <span className={`${classes.fit} ${classes.under} ${classes.above}`}>
                <MatchKindChip kind={match.kind} />
                <MatchMarks match={match} compact />
              </span>
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}

/** The player first, then who looks for them. */
function Fitting({ match }: { match: Match }) {
  const { t } = useTranslation('dashboard');
  const words = usePlayerWords();
  const { player, request } = match;
  return (
    <>
      <PlayerLine
        player={{ ...player, surname: '' }}
        withoutPitch
        title={
          <Link to={playerPath(player.id)} className={classes.way}>
            {player.name}
          </Link>
        }
      />
      <span className={`${classes.quiet} ${classes.under}`}>
        {t('wantedBy', {
          club: request.teamName,
          role: words.role(request.role),
          level: words.level(request.level),
        })}
      </span>
    </>
  );
}

/** The club that looks for the reader. */
function Wanting({ match: { request } }: { match: Match }) {
  const words = usePlayerWords();
  return (
    <span className={classes.line}>
      <AvatarPicture name={request.teamName} url={request.teamImageUrl} size={36} kind="club" />
      <span className={classes.words}>
        <Link to={requestPath(request.id)} className={`${classes.way} ${classes.name}`}>
          {request.teamName}
        </Link>
        <span className={classes.quiet}>
          {[words.role(request.role), words.level(request.level), request.city].join(' · ')}
        </span>
      </span>
    </span>
  );
}
