import type { MailKind } from '@trattativa/domain/identity/mail-kinds';
import type { CallerKind } from '../../access.ts';

const agents: readonly MailKind[] = [
  'requests',
  'applications',
  'matches',
  'negotiations',
  'offers',
  'mandates',
  'portfolio',
  'profile',
  'conversations',
];

/** The parts of the market that can reach a kind of user at all: what there is to switch and to filter by. */
export const kindsOfCaller: Readonly<Record<CallerKind, readonly MailKind[]>> = {
  guest: [],
  player: [
    'applications',
    'matches',
    'negotiations',
    'offers',
    'mandates',
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
  staff: ['negotiations', 'offers', 'portfolio', 'teams', 'conversations'],
  admin: ['negotiations', 'offers', 'portfolio', 'teams', 'conversations'],
};
