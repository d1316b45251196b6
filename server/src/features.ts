import { accountRoutes } from './accounts/accounts.routes.ts';
import { mailActivationLink, mailResetLink } from './accounts/jobs/mail-account-link.ts';
import { mailAccountLinks } from './accounts/reactions/mail-account-links.ts';
import { agentRoutes } from './agents/agents.routes.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import type { Route } from './platform/http/routes.ts';
import type { Job } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Reaction } from './platform/outbox/recorded-event.ts';
import { playerRoutes } from './players/players.routes.ts';
import { teamRoutes } from './teams/teams.routes.ts';

/** What every feature adds to the service: its calls, what it does when something happened, what it does later. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...agentRoutes,
  ...chatRoutes,
  ...playerRoutes,
  ...teamRoutes,
];

export const reactions: readonly Reaction[] = [mailAccountLinks];

export function jobsWith(mailer: Mailer): readonly Job[] {
  return [mailActivationLink(mailer), mailResetLink(mailer)];
}
