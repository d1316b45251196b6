import type { ComponentType } from 'react';
import { chatEvidenceKeys } from '../chat-evidence/chat-evidence-keys.ts';
import { mandatesKeys } from '../mandates/mandates-keys.ts';
import { call } from '../platform/api/call.ts';
import { portfoliosKeys } from '../portfolios/portfolios-keys.ts';
import { teamsKeys } from '../teams/teams-keys.ts';
import { countTeamChanges, countWaitingTeams } from '../teams/waiting-counts.ts';

/** One queue of the staff desk: things that wait for a decision of the platform. */
export interface DeskQueue {
  /** Names its tab and what it is for, `desk:queue.<key>` and `desk:about.<key>`, and stands in the address. */
  key: string;
  /** How many things wait in it. `key` is the query's, so that the feature's live events reach it. */
  count: { key: readonly unknown[]; read: (signal: AbortSignal) => Promise<number> };
  /** The queue itself; its module's default export is the component. */
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
    lazy: () => import('../chat-evidence/money-tickets-queue.tsx'),
  },
  {
    key: 'removals',
    count: {
      key: [...portfoliosKeys.removals, 'count'],
      read: async (signal) =>
        (await call('Player/GetRemovalRequests', { open: true, limit: 1 }, { signal })).total,
    },
    lazy: () => import('../portfolios/removals-queue.tsx'),
  },
  {
    key: 'disputes',
    count: {
      key: [...portfoliosKeys.disputes, 'count'],
      read: async (signal) => (await call('Portfolio/GetListingDisputes', { limit: 1 }, { signal })).total,
    },
    lazy: () => import('../portfolios/disputes-queue.tsx'),
  },
  {
    key: 'duplicates',
    count: {
      key: [...portfoliosKeys.duplicates, 'count'],
      read: async (signal) => (await call('Portfolio/GetDuplicates', {}, { signal })).total,
    },
    lazy: () => import('../portfolios/duplicates-queue.tsx'),
  },
  {
    key: 'waitingTeams',
    count: { key: teamsKeys.waitingCount, read: countWaitingTeams },
    lazy: () => import('../teams/waiting-teams-queue.tsx'),
  },
  {
    key: 'teamChanges',
    count: { key: teamsKeys.changesCount, read: countTeamChanges },
    lazy: () => import('../teams/team-changes-queue.tsx'),
  },
  {
    key: 'mandates',
    count: {
      key: [...mandatesKeys.conflicts, 'count'],
      read: async (signal) => (await call('Mandate/GetMandateConflicts', { limit: 1 }, { signal })).total,
    },
    lazy: () => import('../mandates/mandate-conflicts.tsx'),
  },
];
