import type { Request } from '@trattativa/contract/market/requests/request';
import { useTranslation } from 'react-i18next';
import { MatchMarks } from '../../market/matching-ui.ts';
import { candidatesPath } from '../../market/requests.ts';
import { playerPath, usePlayerWords } from '../../people/players.ts';
import { PlayerLine } from '../../people/players-ui.ts';
import { RowLink } from '../../ui/panel-line.tsx';
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
                    <RowLink to={playerPath(match.player.id)}>{match.player.name}</RowLink>
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
