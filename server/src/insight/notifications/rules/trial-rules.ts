import type { TrialEvents } from '@trattativa/contract/deals/trials/events';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import { listMakerAccounts } from '../../../market/requests.ts';
import { rule } from '../notification-rule.ts';

const kinds: Record<keyof TrialEvents, NotificationKind> = {
  'trial.planned': 'trialPlanned',
  'trial.changed': 'trialChanged',
  'trial.kept': 'trialKept',
  'trial.notKept': 'trialNotKept',
};

/** Notifies the player's side of what the club wrote about the trial. */
export const trialRule = rule<keyof TrialEvents>({
  types: Object.keys(kinds) as (keyof TrialEvents)[],
  async notices(tx, { type, data: { negotiationId, playerId, teamId }, recipients }) {
    const club = new Set(await listMakerAccounts(tx, teamId));
    return [
      {
        kind: kinds[type],
        accounts: recipients.filter((account) => !club.has(account)),
        about: negotiationId,
        params: { playerId, teamId },
        target: `/negotiations/${negotiationId}`,
      },
    ];
  },
});
