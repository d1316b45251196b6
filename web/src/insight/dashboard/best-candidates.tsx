import type { Request } from '@trattativa/contract/requests/request';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MatchMarks } from '../matching/match-cells.tsx';
import { PlayerLine } from '../players/player-line.tsx';
import { playerPath } from '../players/player-paths.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import { candidatesPath } from '../requests/request-paths.ts';
import { useBestCandidates } from './dashboard.queries.ts';
import { MatchKindChip } from './match-kind-chip.tsx';
import { Panel, PanelNothing, PanelRows } from './panel.tsx';
import classes from './row-words.module.css';

/** Who fits the club's newest request best, criterion by criterion. */
export function BestCandidates({ request }: { request: Request }) {
  const { t } = useTranslation(['dashboard', 'matching']);
  const words = usePlayerWords();
  const candidates = useBestCandidates(request.id).data;
  if (!candidates) return null;
  return (
    <Panel title={t('dashboard:candidates')} all={candidatesPath(request.id)}>
      <p className={classes.quiet}>
        {t('dashboard:candidatesFor', { role: words.role(request.role), level: words.level(request.level) })}
      </p>
      {candidates.length === 0 ? (
        <PanelNothing text={t('dashboard:candidatesNone')} />
      ) : (
        <PanelRows>
          {candidates.map((match) => (
            <li key={match.player.id}>
              <PlayerLine
                player={{ ...match.player, surname: '' }}
                withoutPitch
                keeper={
                  match.player.open
                    ? t('matching:candidates.keptBy', { name: match.player.ownerName })
                    : undefined
                }
                title={
                  match.player.open ? (
                    <Link to={playerPath(match.player.id)} className={classes.way}>
                      {match.player.name}
                    </Link>
                  ) : (
                    match.player.name
                  )
                }
              />
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
