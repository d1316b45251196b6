import { Anchor } from '@mantine/core';
import type { Match } from '@trattativa/contract/matching/match';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { builtPaths } from '../app/shell/built-paths.ts';
import { PlayerLine } from '../players/player-line.tsx';
import { usePlayerWords } from '../players/use-player-words.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import classes from './best-matches.module.css';

/** The matches to look at first: who fits which request, and how many of its criteria. */
export function BestMatches({ matches }: { matches: readonly Match[] }) {
  const { t } = useTranslation(['dashboard', 'catalogue']);
  const words = usePlayerWords();
  return (
    <section className={classes.panel} aria-labelledby="best-matches">
      <div className={classes.head}>
        <h2 id="best-matches" className={classes.title}>
          {t('dashboard:best')}
        </h2>
        {matches.length > 0 && builtPaths.has(paths.exactMatch) && (
          <Anchor component={Link} to={paths.exactMatch}>
            {t('dashboard:seeAll')}
          </Anchor>
        )}
      </div>
      {matches.length === 0 ? (
        <p className={classes.none}>{t('dashboard:bestNone')}</p>
      ) : (
        <ul className={classes.matches}>
          {matches.map(({ kind, player, request, criteria }) => (
            <li key={`${player.id} ${request.id}`} className={classes.match}>
              <PlayerLine
                player={{ ...player, surname: '' }}
                end={
                  <StatusChip tone={kind === 'exact' ? 'won' : 'moving'}>
                    {t(`catalogue:matchingKindShort.${kind}`)}
                  </StatusChip>
                }
              />
              <p className={classes.wanted}>
                {t('dashboard:wantedBy', {
                  club: request.teamName,
                  role: words.role(request.role),
                  level: words.level(request.level),
                })}
              </p>
              <p className={classes.met}>
                {t('dashboard:met', {
                  met: criteria.filter(({ verdict }) => verdict === 'met').length,
                  all: criteria.length,
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
