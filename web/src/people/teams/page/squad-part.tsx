import { Anchor } from '@mantine/core';
import type { SquadEntry } from '@trattativa/contract/people/teams/squad-endpoints';
import { lineOf, squadLines } from '@trattativa/domain/people/ledger/squad';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { ListState } from '../../../ui/list/list-state.tsx';
import { MoreButton } from '../../../ui/list/more-button.tsx';
import { usePages } from '../../../ui/list/use-pages.ts';
import { CardPart } from '../../../ui/page/card-part.tsx';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { playerName } from '../../players/page/player-facts.ts';
import { PlayerLine } from '../../players/player-line.tsx';
import { playerPath } from '../../players/player-paths.ts';
import { useSquad } from '../teams.queries.ts';
import classes from './team-screen.module.css';

/** The groups in the order of the service. */
const groups = [...squadLines, 'none', 'lent', 'agreed'] as const;

/** The players whom the ledger has at a club, by line; then the lent, and those who begin later. */
export default function SquadPart({ teamId }: { teamId: number }) {
  const { t } = useTranslation(['registrations', 'teams']);
  const found = useSquad(teamId);
  const list = usePages(found);
  const titles = {
    goalkeepers: t('registrations:squad.line.goalkeepers'),
    defenders: t('registrations:squad.line.defenders'),
    midfielders: t('registrations:squad.line.midfielders'),
    forwards: t('registrations:squad.line.forwards'),
    none: t('registrations:squad.noLine'),
    lent: t('registrations:squad.group.lent'),
    agreed: t('registrations:squad.group.agreed'),
  };
  return (
    <CardPart whole title={t('registrations:squad.title')}>
      <ListState {...list} shape="rows" empty={<QuietText>{t('registrations:squad.empty')}</QuietText>}>
        {groups
          .filter((group) => list.rows.some((entry) => groupOf(entry) === group))
          .map((group) => (
            <div key={group}>
              <h3>{titles[group]}</h3>
              <ul className={classes.rows} aria-label={titles[group]}>
                {list.rows
                  .filter((entry) => groupOf(entry) === group)
                  .map((entry) => (
                    <li key={entry.registrationId}>
                      <SquadLine entry={entry} />
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        <MoreButton query={found}>{t('teams:more')}</MoreButton>
      </ListState>
    </CardPart>
  );
}

function groupOf({ standing, principalRole }: SquadEntry): (typeof groups)[number] {
  if (standing === 'lent' || standing === 'agreed') return standing;
  return principalRole === null ? 'none' : lineOf(principalRole);
}

/** A player of the registrations:squad. until when, who says it, and the other club of a loan. */
function SquadLine({ entry }: { entry: SquadEntry }) {
  const { t } = useTranslation('registrations');
  const { plainDate } = useFormats();
  const { playerId, otherClub } = entry;
  const period = { from: plainDate(entry.from), until: plainDate(entry.until) };
  const facts = [t('registrations:period.fromUntil', period), t(`registrations:source.${entry.source}`)];
  const way = entry.standing === 'lent' ? 'lent' : 'borrowed';
  return (
    <PlayerLine
      player={{ ...entry, id: playerId ?? 0 }}
      title={
        playerId === null ? undefined : (
          <Anchor component={Link} to={playerPath(playerId)}>
            {playerName(entry)}
          </Anchor>
        )
      }
      recordOwner={facts.join(' · ')}
      end={
        otherClub === null ? undefined : (
          <StatusChip tone="moving">
            {otherClub === ''
              ? t(`registrations:squad.elsewhere.${way}`)
              : t(`registrations:squad.standing.${way}`, { club: otherClub })}
          </StatusChip>
        )
      }
    />
  );
}
