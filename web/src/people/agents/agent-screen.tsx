import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import type { AgentInfo } from '@trattativa/contract/people/agents/agent';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { openPaths } from '../../platform/built-paths.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { newMandatePath, paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { LicenceLine } from '../licences/licence-line.tsx';
import { AgentReplies } from '../slots.ts';
import classes from './agent-screen.module.css';
import { useAgent } from './agents.queries.ts';
import { useAgentWords } from './use-agent-words.ts';

/** `/agents/{id}`: an agent's public profile. The agent and staff also see the private part. */
export default function AgentScreen() {
  const { t } = useTranslation(['agents', 'app']);
  const id = Number(useParams().id);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data: agent, error, refetch } = useAgent(known ? id : null);
  if (!known || (error instanceof ApiError && error.code === 'NOT_FOUND')) {
    return (
      <>
        <PageHeader title={t('agents:field.agent')} before={<Back />} />
        <EmptyState
          icon={IconUserOff}
          title={t('agents:page.gone')}
          text={t('agents:page.goneText')}
          action={
            <Button component={Link} to={paths.start} variant="default">
              {t('app:toFirstScreen')}
            </Button>
          }
        />
      </>
    );
  }
  if (agent) return <Details agent={agent} />;
  if (error) {
    return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  }
  return <Skeletons shape="page" />;
}

function Back() {
  const { t } = useTranslation('agents');
  const { kind } = useUser();
  if (!openPaths(kind).has(paths.agents) || kind === 'agent' || kind === 'scout') return null;
  return <BackLink to={paths.agents}>{t('page.back')}</BackLink>;
}

function Details({ agent }: { agent: AgentInfo }) {
  const { t } = useTranslation('agents');
  const words = useAgentWords();
  const championships = words.championships(agent);
  const facts = [
    { key: 'agentNumber', value: agent.agentNumber },
    { key: 'country', value: words.country(agent.country) },
    { key: 'nationality', value: words.country(agent.nationality) },
    { key: 'managedLevels', value: words.levels(agent) },
    { key: 'agentType', value: words.type(agent.agentType) },
    { key: 'vat', value: agent.vat ?? '' },
    { key: 'phone', value: agent.phone ?? '' },
    { key: 'email', value: agent.email ?? '' },
  ] as const satisfies readonly { key: string; value: string }[];
  const said = facts.filter(({ value }) => value !== '');
  return (
    <>
      <PageHeader
        title={agent.name}
        before={<Back />}
        actions={
          agent.can.mandate && (
            <Button component={Link} to={newMandatePath({ agent: agent.id })}>
              {t('page.mandate')}
            </Button>
          )
        }
      />
      <section className={classes.card} aria-label={t('page.profile')}>
        <div className={classes.head}>
          <AvatarPicture name={agent.name} url={agent.imageUrl} size={72} kind="agent" />
          <div>
            <p className={classes.name}>{agent.society || t('field.agent')}</p>
            <LicenceLine licence={agent.licence} />
            <Suspense>
              <AgentReplies agentId={agent.id} />
            </Suspense>
          </div>
        </div>
        <FactList facts={said.map(({ key, value }) => [t(`field.${key}`), value])} />
        <div>
          <h2 className={classes.title}>{t('field.championships')}</h2>
          {championships.length === 0 ? (
            <p className={classes.society}>{t('page.noChampionships')}</p>
          ) : (
            <ul className={classes.chips}>
              {championships.map(({ key, name }) => (
                <li key={key}>{name}</li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </>
  );
}
