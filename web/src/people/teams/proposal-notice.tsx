import type { Team } from '@trattativa/contract/people/teams/team';
import { teamChangeStatus } from '@trattativa/domain/people/team-change-statuses';
import { useTranslation } from 'react-i18next';
import { ChangeTable } from './change-table.tsx';
import classes from './team-screen.module.css';

/** The state of this premium agent's proposed changes: waiting, or refused by staff with the reason. */
export function ProposalNotice({ team }: { team: Team }) {
  const { t } = useTranslation('teams');
  const { proposal } = team;
  if (!proposal) {
    return team.can.editWaits ? <p className={classes.notice}>{t('team.editWaits')}</p> : null;
  }
  if (
    proposal.status === teamChangeStatus.accepted ||
    (proposal.status === teamChangeStatus.waits && proposal.changes.length === 0)
  )
    return null;
  return (
    <section
      className={classes.notice}
      data-tone={proposal.status === teamChangeStatus.refused ? 'lost' : undefined}
      aria-label={t(`proposal.${proposal.status as 0 | 2}`)}
    >
      <strong>{t(`proposal.${proposal.status as 0 | 2}`)}</strong>
      {proposal.reason !== '' && <p>{proposal.reason}</p>}
      <ChangeTable changes={proposal.changes} />
    </section>
  );
}
