import type { Match } from '@trattativa/contract/market/matching/match';
import { useTranslation } from 'react-i18next';
import { MatchMarks } from '../../market/matching-ui.ts';
import { requestPath } from '../../market/requests.ts';
import { playerPath, usePlayerWords } from '../../people/players.ts';
import { PlayerLine } from '../../people/players-ui.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { AvatarPicture } from '../../ui/avatar-picture.tsx';
import { PanelLine, RowLink } from '../../ui/panel-line.tsx';
import { MatchKindChip } from './match-kind-chip.tsx';
import { Panel, PanelNothing, PanelRows } from './panel.tsx';
import classes from './row-words.module.css';

/** The best matches, with their criteria. For a player: the clubs that look for them. */
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

/** The player first, then the club of the request. */
function Fitting({ match }: { match: Match }) {
  const { t } = useTranslation('dashboard');
  const words = usePlayerWords();
  const { player, request } = match;
  return (
    <>
      <PlayerLine
        player={{ ...player, surname: '' }}
        withoutPitch
        title={<RowLink to={playerPath(player.id)}>{player.name}</RowLink>}
      />
      <span className={`${classes.quiet} ${classes.under}`}>
        {t('wantedBy', {
          club: request.teamName,
          role: words.role(request.role),
          level: words.level(request.level, request.country),
        })}
      </span>
    </>
  );
}

/** The club that looks for the reader. */
function Wanting({ match: { request } }: { match: Match }) {
  const words = usePlayerWords();
  return (
    <PanelLine
      start={<AvatarPicture name={request.teamName} url={request.teamImageUrl} size={36} kind="club" />}
      to={requestPath(request.id)}
      name={request.teamName}
      facts={[words.role(request.role), words.level(request.level, request.country), request.city]}
    />
  );
}
