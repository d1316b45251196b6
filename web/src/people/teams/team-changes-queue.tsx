import { Button } from '@mantine/core';
import { IconGitCompare } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { TeamChange } from '@trattativa/contract/people/teams/desk-endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../platform/api/call.ts';
import {
  DecisionActs,
  DecisionCard,
  DecisionDetail,
  DecisionHead,
  DecisionLine,
  DecisionTitle,
} from '../../ui/decision/decision-list.tsx';
import { DecisionQueue } from '../../ui/decision/decision-queue.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { MoreButton } from '../../ui/list/more-button.tsx';
import { usePages } from '../../ui/list/use-pages.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { ChangeTable } from './change-table.tsx';
import { ReasonForm } from './form/reason-form.tsx';
import { teamPath } from './team-paths.ts';
import { teamsKeys } from './teams.live.ts';
import { useTeamChanges } from './teams.queries.ts';

/** Changes that premium agents propose for registered clubs. Staff see the differences and accept or refuse them. */
export default function TeamChangesQueue() {
  const { t } = useTranslation('teams');
  const found = useTeamChanges();
  return (
    <DecisionQueue
      list={usePages(found)}
      empty={
        <EmptyState icon={IconGitCompare} title={t('changes.emptyTitle')} text={t('changes.emptyText')} />
      }
      more={<MoreButton query={found}>{t('more')}</MoreButton>}
    >
      {(change) => <ProposedChange key={change.id} change={change} />}
    </DecisionQueue>
  );
}

function ProposedChange({ change }: { change: TeamChange }) {
  const { t } = useTranslation('teams');
  const client = useQueryClient();
  const [refusing, setRefusing] = useState(false);
  const { busy, act } = useAct();
  const titleId = `change-${change.id}`;

  async function decide(accept: boolean, reason?: string) {
    const { message } = await call('Team/DecideTeamChange', { changeId: change.id, accept, reason });
    showDone(message);
    for (const key of [teamsKeys.changes, teamsKeys.changesCount, teamsKeys.team])
      void client.invalidateQueries({ queryKey: key });
  }

  return (
    <DecisionCard aria-labelledby={titleId}>
      <DecisionHead>
        <DecisionTitle id={titleId}>
          <Link to={teamPath(change.team.id)}>{change.team.name}</Link>
        </DecisionTitle>
        <DecisionDetail>
          <RelativeTime at={change.createdAt} />
        </DecisionDetail>
      </DecisionHead>
      <DecisionLine>{t('changes.by', { name: change.proposer })}</DecisionLine>
      <ChangeTable changes={change.changes} />
      {refusing ? (
        <ReasonForm
          label={t('waiting.reason')}
          confirm={t('changes.refuse')}
          onSend={(reason) => decide(false, reason)}
          onCancel={() => setRefusing(false)}
        />
      ) : (
        <DecisionActs>
          <Button loading={busy} onClick={() => void act(() => decide(true))}>
            {t('changes.accept')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => setRefusing(true)}>
            {t('changes.refuse')}
          </Button>
        </DecisionActs>
      )}
    </DecisionCard>
  );
}
