import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MatchingAgent } from '@trattativa/contract/market/matching/preview-endpoints';
import { Suspense, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LicenceLine } from '../../../people/agents-ui.ts';
import { AgentReplies } from '../../../people/slots.ts';
import { AvatarPicture } from '../../../ui/text/avatar-picture.tsx';
import { matchingAgentsQuery } from '../requests.queries.ts';
import classes from './proposed-agents.module.css';
import { previewOf, type RequestValues } from './request-values.ts';
import type { ProposedAgentsChoice } from './use-proposed-agents.ts';

const pauseMs = 400;
const shownFirst = 6;

/** The agents of the players who match, each with the number of matches; all are chosen with one press. */
export default function ProposedAgents({
  requestId,
  choice,
}: {
  requestId: number | null;
  choice: ProposedAgentsChoice;
}) {
  const { t } = useTranslation('request-publish');
  const { control, getValues } = useFormContext<RequestValues>();
  const [open, setOpen] = useState(false);
  const { agentIds } = useWatch({ control }) as RequestValues;
  const [asked] = useDebouncedValue(JSON.stringify(previewOf(getValues(), requestId)), pauseMs);
  const { data } = useQuery({ ...matchingAgentsQuery(asked), placeholderData: keepPreviousData });
  const proposed = asked === 'null' ? undefined : data;
  const { takesAll, takeAll, follow } = choice;

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows new proposals only; the choice itself changes with every render
  useEffect(() => {
    follow(proposed ?? []);
  }, [takesAll, proposed]);

  if (!proposed) return <p className={classes.hint}>{t('agents.needs')}</p>;
  if (proposed.length === 0) return <p className={classes.hint}>{t('agents.nobody')}</p>;
  const matching = proposed.some(({ exact, potential }) => exact + potential > 0);
  const chosen = new Set(agentIds.map(({ id }) => id));
  const all = proposed.every(({ id }) => chosen.has(id));
  return (
    <section className={classes.box} aria-labelledby="proposed-agents">
      <header className={classes.head}>
        <h3 id="proposed-agents" className={classes.title}>
          {t(matching ? 'agents.title' : 'agents.ofRoleTitle', { count: proposed.length })}
        </h3>
        <Button
          variant={all ? 'default' : 'light'}
          size="compact-md"
          onClick={() => (all ? choice.takeNone(proposed) : takeAll(proposed))}
        >
          {t(all ? 'agents.none' : 'agents.all')}
        </Button>
      </header>
      <ul className={classes.list}>
        {proposed.slice(0, open ? undefined : shownFirst).map((agent) => (
          <li key={agent.id}>
            <label className={classes.row}>
              <input
                type="checkbox"
                className={classes.check}
                checked={chosen.has(agent.id)}
                onChange={({ currentTarget }) => choice.toggle(agent, currentTarget.checked)}
              />
              <AvatarPicture name={agent.name} url={agent.imageUrl} size={32} kind="agent" />
              <span className={classes.who}>
                <span className={classes.name}>{agent.name}</span>
                {agent.society !== '' && <span className={classes.hint}>{agent.society}</span>}
                <LicenceLine licence={agent.licence} />
                <Suspense>
                  <AgentReplies agentId={agent.id} />
                </Suspense>
              </span>
              <AgentCounts agent={agent} />
            </label>
          </li>
        ))}
      </ul>
      {proposed.length > shownFirst && (
        <Button variant="subtle" size="compact-sm" className={classes.more} onClick={() => setOpen(!open)}>
          {open ? t('agents.fewer') : t('agents.more', { count: proposed.length - shownFirst })}
        </Button>
      )}
    </section>
  );
}

function AgentCounts({ agent: { exact, potential, players } }: { agent: MatchingAgent }) {
  const { t } = useTranslation('request-publish');
  return (
    <span className={classes.counts}>
      {exact > 0 && <strong>{t('agents.exact', { count: exact })}</strong>}
      {potential > 0 && <span>{t('agents.potential', { count: potential })}</span>}
      {exact + potential === 0 && <span>{t('agents.ofRole', { count: players })}</span>}
    </span>
  );
}
