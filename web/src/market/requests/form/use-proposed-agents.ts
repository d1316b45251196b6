import { useQueryClient } from '@tanstack/react-query';
import type { MatchingAgent } from '@trattativa/contract/market/matching/preview-endpoints';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { matchingAgentsQuery } from '../requests.queries.ts';
import { previewOf, type RequestValues } from './request-values.ts';

const choosable = ({ id, name, society }: MatchingAgent) => ({ id, name, detail: society });

/**
 * The choice of all proposed agents at once. It follows the criteria until somebody changes it by hand; agents
 * found by name stay chosen beside it.
 */
export function useProposedAgents(
  form: UseFormReturn<RequestValues>,
  { requestId, max }: { requestId: number | null; max: number },
) {
  const client = useQueryClient();
  const [takesAll, setTakesAll] = useState(false);
  /** Agents on the list of proposals, where they are chosen and left out. */
  const [listed, setListed] = useState<ReadonlySet<number>>(new Set());
  const isPublishing = useRef(false);
  /** Agents chosen by the last proposal. */
  const taken = useRef<ReadonlySet<number>>(new Set());

  function withAll(values: RequestValues, proposed: readonly MatchingAgent[]): RequestValues['agentIds'] {
    const ids = new Set(proposed.map(({ id }) => id));
    const byName = values.agentIds.filter(({ id }) => !taken.current.has(id) && !ids.has(id));
    return [...byName, ...proposed.map(choosable)].slice(0, max);
  }

  function set(agentIds: RequestValues['agentIds']): void {
    form.setValue('agentIds', agentIds, { shouldDirty: true });
    if (agentIds.length > 0) form.clearErrors('agentIds');
  }

  /** New proposals are on the screen. */
  function follow(proposed: readonly MatchingAgent[]): void {
    setListed(new Set(proposed.map(({ id }) => id)));
    // What is published was saved: a later change would count as unsaved.
    if (takesAll && !isPublishing.current) takeAll(proposed);
  }

  /** Chooses all that are proposed now, and those of later criteria. */
  function takeAll(proposed: readonly MatchingAgent[]): void {
    set(withAll(form.getValues(), proposed));
    taken.current = new Set(proposed.map(({ id }) => id));
    setTakesAll(true);
  }

  function takeNone(proposed: readonly MatchingAgent[]): void {
    const ids = new Set(proposed.map(({ id }) => id));
    set(form.getValues('agentIds').filter(({ id }) => !taken.current.has(id) && !ids.has(id)));
    taken.current = new Set();
    setTakesAll(false);
  }

  function toggle(agent: MatchingAgent, chosen: boolean): void {
    const others = form.getValues('agentIds').filter(({ id }) => id !== agent.id);
    set(chosen ? [...others, choosable(agent)] : others);
    taken.current = new Set([...taken.current].filter((id) => id !== agent.id));
    setTakesAll(false);
  }

  /** Publishes with the proposal of these criteria, even if the screen has not shown it yet. */
  async function publishWith(
    values: RequestValues,
    publish: (complete: RequestValues) => Promise<void>,
  ): Promise<void> {
    const asked = JSON.stringify(previewOf(values, requestId));
    if (!takesAll || asked === 'null') return publish(values);
    isPublishing.current = true;
    try {
      const proposed = await client.fetchQuery(matchingAgentsQuery(asked));
      await publish({ ...values, agentIds: withAll(values, proposed) });
    } catch (error) {
      isPublishing.current = false;
      throw error;
    }
  }

  return {
    takesAll,
    listed,
    startTaking: () => setTakesAll(true),
    follow,
    takeAll,
    takeNone,
    toggle,
    publishWith,
  };
}

export type ProposedAgentsChoice = ReturnType<typeof useProposedAgents>;
