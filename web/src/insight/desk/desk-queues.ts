import type { ComponentType } from 'react';
import { costsKeys } from '../../deals/costs.ts';
import { agentsKeys, portfoliosKeys, ruleKeys } from '../../people/records-keys.ts';
import { countTeamChanges, countWaitingTeams, teamsKeys } from '../../people/teams.ts';
import { call } from '../../platform/api/call.ts';
import { mandatesKeys } from '../../representation/mandates-keys.ts';
import { chatEvidenceKeys } from '../../room/evidence-keys.ts';
import { protectionKeys } from '../protection/protection-keys.ts';

/** One queue of the staff desk: items that need a decision of the platform. */
interface DeskQueue {
  /** Identifies the tab `desk:queue.<key>`, also in the address. */
  key:
    | 'costs'
    | 'disputes'
    | 'duplicates'
    | 'licences'
    | 'mandates'
    | 'moneyTickets'
    | 'protection'
    | 'recordedMandates'
    | 'removals'
    | 'rules'
    | 'teamChanges'
    | 'waitingTeams';
  /** The number of items. `key` is the query's key, so that live events of the feature update it. */
  count: { key: readonly unknown[]; read: (signal: AbortSignal) => Promise<number> };
  /** The queue's chunk; its default export is the component. */
  lazy: () => Promise<{ default: ComponentType }>;
}

/** The queues in the order of the tabs. A feature adds its line. */
export const deskQueues: readonly DeskQueue[] = [
  {
    key: 'moneyTickets',
    count: {
      key: [...chatEvidenceKeys.tickets, 'count'],
      read: async (signal) =>
        (await call('Whatchat/GetMoneyTickets', { open: true, limit: 1 }, { signal })).total,
    },
    lazy: () => import('../../room/money-tickets-queue.ts'),
  },
  {
    key: 'protection',
    count: {
      key: [...protectionKeys.findings, 'count'],
      read: async (signal) => (await call('Protection/GetFindings', { limit: 1 }, { signal })).total,
    },
    lazy: () => import('../protection/findings-queue.tsx'),
  },
  {
    key: 'removals',
    count: {
      key: [...portfoliosKeys.removals, 'count'],
      read: async (signal) =>
        (await call('Player/GetRemovalRequests', { open: true, limit: 1 }, { signal })).total,
    },
    lazy: () => import('../../people/removals-queue.ts'),
  },
  {
    key: 'disputes',
    count: {
      key: [...portfoliosKeys.disputes, 'count'],
      read: async (signal) => (await call('Portfolio/GetListingDisputes', { limit: 1 }, { signal })).total,
    },
    lazy: () => import('../../representation/disputes-queue.ts'),
  },
  {
    key: 'duplicates',
    count: {
      key: [...portfoliosKeys.duplicates, 'count'],
      read: async (signal) => (await call('Portfolio/GetDuplicates', {}, { signal })).total,
    },
    lazy: () => import('../../representation/duplicates-queue.ts'),
  },
  {
    key: 'waitingTeams',
    count: { key: teamsKeys.waitingCount, read: countWaitingTeams },
    lazy: () => import('../../people/waiting-teams-queue.ts'),
  },
  {
    key: 'teamChanges',
    count: { key: teamsKeys.changesCount, read: countTeamChanges },
    lazy: () => import('../../people/team-changes-queue.ts'),
  },
  {
    key: 'licences',
    count: {
      key: [...agentsKeys.licencesToCheck, 'count'],
      read: async (signal) => (await call('Agent/GetLicencesToCheck', { limit: 1 }, { signal })).total,
    },
    lazy: () => import('../../people/licences-queue.ts'),
  },
  {
    key: 'costs',
    count: {
      key: [...costsKeys.toAgree, 'count'],
      read: async (signal) => (await call('Negotiation/GetCostsToAgree', { limit: 1 }, { signal })).total,
    },
    lazy: () => import('../../deals/costs-queue.ts'),
  },
  {
    key: 'recordedMandates',
    count: {
      key: [...mandatesKeys.toCheck, 'count'],
      read: async (signal) => (await call('Mandate/GetMandatesToCheck', { limit: 1 }, { signal })).total,
    },
    lazy: () => import('../../representation/mandate-forms.ts'),
  },
  {
    key: 'mandates',
    count: {
      key: [...mandatesKeys.conflicts, 'count'],
      read: async (signal) => (await call('Mandate/GetMandateConflicts', { limit: 1 }, { signal })).total,
    },
    lazy: () => import('../../representation/mandate-conflicts.ts'),
  },
  {
    key: 'rules',
    count: {
      key: [...ruleKeys.toRenew, 'count'],
      read: async (signal) => (await call('Rules/GetRulesToRenew', {}, { signal })).total,
    },
    lazy: async () => ({ default: (await import('../../people/rules-ui.ts')).RulesQueue }),
  },
];
