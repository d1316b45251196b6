import type { Team } from '@trattativa/contract/people/teams/team';
import { teamChangeStatus } from '@trattativa/domain/people/team-change-statuses';
import { useTranslation } from 'react-i18next';
import { ChangeTable } from '../change-table.tsx';
import classes from './team-screen.module.css';

/** The state of this premium agent's proposed changes: waiting, or refused by staff with the reason. */
export function ProposalNotice({ team }: { team: Team }) {
  const { t } = useTranslation('teams');
  const { proposal } = team;
  if (!proposal) {
    return team.can.editWaits ? <p className={classes.notice}>{t('team.editWaits')}</p> : null;
  }
  const { status } = proposal;
  if (
    status === teamChangeStatus.accepted ||
    (status === teamChangeStatus.waits && proposal.changes.length === 0)
  )
    return null;
  return (
    <section
      className={classes.notice}
      data-tone={status === teamChangeStatus.refused ? 'lost' : undefined}
      aria-label={t(`proposal.${status}`)}
    >
      <strong>{t(`proposal.${status}`)}</strong>
      {proposal.reason !== '' && <p>{proposal.reason}</p>}
      <ChangeTable changes={proposal.changes} />
    </section>
  );
}
