import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { EndingEvents } from '@trattativa/contract/people/players/ending-events';
import type { EndingSide } from '@trattativa/domain/people/ledger/ending';
import { listMakerAccounts } from '../../../market/requests.ts';
import { rule } from '../notification-rule.ts';

const kindOfProposal: Record<EndingSide, NotificationKind> = {
  club: 'terminationProposed',
  player: 'terminationAsked',
  lender: 'loanEndProposed',
  borrower: 'loanEndProposed',
};

const kindOfAgreement: Record<EndingSide, NotificationKind> = {
  club: 'terminationAgreed',
  player: 'terminationAgreed',
  lender: 'loanEndAgreed',
  borrower: 'loanEndAgreed',
};

const kinds: Record<keyof EndingEvents, (side: EndingSide) => NotificationKind> = {
  'registration.endingProposed': (side) => kindOfProposal[side],
  'registration.endingAgreed': (side) => kindOfAgreement[side],
  'registration.endingDeclined': () => 'endingDeclined',
  'registration.endingWithdrawn': () => 'endingWithdrawn',
  'registration.endingLapsed': () => 'endingLapsed',
};

/** Notifies everybody concerned of a proposal to end a registration and of what became of it, but for the side that acted. */
export const endingRule = rule<keyof EndingEvents>({
  types: Object.keys(kinds) as (keyof EndingEvents)[],
  async notices(tx, { type, data, recipients }) {
    const { endingId, playerId, teamId, actingTeamId, proposedBy } = data;
    const isLoan = proposedBy === 'lender' || proposedBy === 'borrower';
    const acting = new Set(actingTeamId === null ? [] : await listMakerAccounts(tx, actingTeamId));
    // Of a loan the sentence names the club that proposes, else the club of the registration.
    const named = isLoan && type === 'registration.endingProposed' ? actingTeamId : teamId;
    return [
      {
        kind: kinds[type](proposedBy),
        accounts: recipients.filter((account) => !acting.has(account)),
        about: endingId,
        params: { playerId, ...(named !== null && { teamId: named }) },
        target: `/players/${playerId}`,
      },
    ];
  },
});
