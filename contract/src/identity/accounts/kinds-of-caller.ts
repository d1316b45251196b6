import type { MailKind } from '@trattativa/domain/identity/mail-kinds';
import type { CallerKind } from '../../access.ts';

const agents: readonly MailKind[] = [
  'requests',
  'applications',
  'matches',
  'negotiations',
  'offers',
  'commissions',
  'mandates',
  'portfolio',
  'profile',
  'conversations',
];

/** The kinds of notification that each kind of user can receive, switch off and filter by. */
export const kindsOfCaller: Readonly<Record<CallerKind, readonly MailKind[]>> = {
  guest: [],
  player: [
    'applications',
    'matches',
    'negotiations',
    'offers',
    'mandates',
    'representation',
    'portfolio',
    'profile',
    'conversations',
  ],
  team: [
    'requests',
    'applications',
    'matches',
    'negotiations',
    'offers',
    'invoices',
    'commissions',
    'mandates',
    'portfolio',
    'teams',
    'profile',
    'conversations',
  ],
  agent: agents,
  premium: [...agents, 'teams'],
  coach: ['requests', 'offers', 'portfolio', 'profile', 'conversations'],
  scout: ['portfolio', 'profile', 'conversations'],
  staff: ['negotiations', 'offers', 'representation', 'portfolio', 'teams', 'conversations'],
  admin: ['negotiations', 'offers', 'representation', 'portfolio', 'teams', 'conversations'],
};
