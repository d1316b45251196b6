import { Button } from '@mantine/core';
import { IconBuildingStadium } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { WaitingTeam } from '@trattativa/contract/people/teams/desk-endpoints';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { ReasonForm } from './form/reason-form.tsx';
import { TeamLine } from './team-line.tsx';
import { teamsKeys } from './teams.live.ts';
import { useWaitingTeams } from './teams.queries.ts';
import classes from './waiting-teams-queue.module.css';

/** Newly registered clubs. Staff accept each one as a new record or as an existing one, or refuse it with a reason. */
export default function WaitingTeamsQueue() {
  const { t } = useTranslation('teams');
  const found = useWaitingTeams();
  return (
    <DecisionQueue
      list={usePages(found)}
      empty={
        <EmptyState
          icon={IconBuildingStadium}
          title={t('waiting.emptyTitle')}
          text={t('waiting.emptyText')}
        />
      }
      more={<MoreButton query={found}>{t('more')}</MoreButton>}
    >
      {(team) => <WaitingClub key={team.id} team={team} />}
    </DecisionQueue>
  );
}

function WaitingClub({ team }: { team: WaitingTeam }) {
  const { t } = useTranslation('teams');
  const client = useQueryClient();
  const [refusing, setRefusing] = useState(false);
  const { busy, act } = useAct();
  const titleId = `waiting-${team.id}`;

  function decided(message: string) {
    showDone(message);
    for (const key of [teamsKeys.waiting, teamsKeys.waitingCount, teamsKeys.list])
      void client.invalidateQueries({ queryKey: key });
  }

  const accept = (recordId: number | null) =>
    act(async () => decided((await call('Team/AcceptTeam', { teamId: team.id, recordId })).message));

  return (
    <DecisionCard aria-labelledby={titleId}>
      <DecisionHead>
        <DecisionTitle id={titleId}>{team.name}</DecisionTitle>
        <DecisionDetail>
          <RelativeTime at={team.registeredAt} />
        </DecisionDetail>
      </DecisionHead>
      <DecisionLine>
        {[team.person, team.email, t(team.emailConfirmed ? 'waiting.confirmed' : 'waiting.unconfirmed')]
          .filter(Boolean)
          .join(' · ')}
      </DecisionLine>
      {team.alike.length > 0 && (
        <div>
          <h3 className={classes.subtitle}>{t('waiting.alike')}</h3>
          <ul className={classes.alike}>
            {team.alike.map((known) => (
              <li key={known.id}>
                <TeamLine
                  name={known.name}
                  city={known.city}
                  country={known.country}
                  imageUrl={known.imageUrl}
                />
                {known.profile === profileType.teamNotRegistered ? (
                  <Button
                    variant="default"
                    size="compact-sm"
                    disabled={busy}
                    aria-label={t('waiting.isItNamed', { name: known.name })}
                    onClick={() => void accept(known.id)}
                  >
                    {t('waiting.isIt')}
                  </Button>
                ) : (
                  <DecisionDetail>{t(`profile.${known.profile}`)}</DecisionDetail>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {refusing ? (
        <ReasonForm
          label={t('waiting.reason')}
          confirm={t('waiting.refuse')}
          onSend={async (reason) =>
            decided((await call('Team/RefuseTeam', { teamId: team.id, reason })).message)
          }
          onCancel={() => setRefusing(false)}
        />
      ) : (
        <DecisionActs>
          <Button loading={busy} onClick={() => void accept(null)}>
            {t('waiting.accept')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => setRefusing(true)}>
            {t('waiting.refuse')}
          </Button>
        </DecisionActs>
      )}
    </DecisionCard>
  );
}
