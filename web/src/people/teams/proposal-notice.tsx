import type { Team } from '@trattativa/contract/people/teams/team';
import { useTranslation } from 'react-i18next';
import { ChangeTable } from './change-table.tsx';
import classes from './team-screen.module.css';

/** What became of what this premium agent would change: it waits, or staff refused it and why. */
export function ProposalNotice({ team }: { team: Team }) {
  const { t } = useTranslation('teams');
  const { proposal } = team;
  if (!proposal) {
    return team.can.editWaits ? <p className={classes.notice}>{t('team.editWaits')}</p> : null;
  }
  if (proposal.status === 1 || (proposal.status === 0 && proposal.changes.length === 0)) return null;
  return (
    <section
      className={classes.notice}
      data-tone={proposal.status === 2 ? 'lost' : undefined}
      aria-label={t(`proposal.${proposal.status as 0 | 2}`)}
    >
      <strong>{t(`proposal.${proposal.status as 0 | 2}`)}</strong>
      {proposal.reason !== '' && <p>{proposal.reason}</p>}
      <ChangeTable changes={proposal.changes} />
    </section>
  );
}
