import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { EndingEvents } from '@trattativa/contract/people/players/ending-events';
import type { ExpiryEvents, RegistrationEvents } from '@trattativa/contract/people/players/events';
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

const kindOfEnd: Record<RegistrationEvents['registration.ended']['endedBy'], NotificationKind> = {
  correction: 'registrationEnded',
  clubDeleted: 'clubReleased',
};

/** The registration of a person, whose page shows it. */
function noticeOf({
  playerId,
  coachingStaffId,
  registrationId,
  teamId,
}: RegistrationEvents['registration.ended'] | ExpiryEvents[keyof ExpiryEvents]) {
  return {
    about: registrationId,
    params: {
      ...(playerId !== undefined && { playerId }),
      ...(coachingStaffId !== undefined && { coachingStaffId }),
      ...(teamId !== null && { teamId }),
    },
    target: playerId === undefined ? `/coachingStaff/${coachingStaffId}` : `/players/${playerId}`,
  };
}

/** Notifies both sides of a registration that staff ended, or the deletion of the club. */
export const registrationEndRule = rule<'registration.ended'>({
  types: ['registration.ended'],
  async notices(_tx, { data, recipients }) {
    return [{ ...noticeOf(data), kind: kindOfEnd[data.endedBy], accounts: recipients }];
  },
});

/** Notifies both sides of a contract or a loan that comes to its agreed end. */
export const expiryRule = rule<keyof ExpiryEvents>({
  types: ['registration.expiring', 'registration.expired'],
  async notices(_tx, { type, data, recipients }) {
    const isOver = type === 'registration.expired';
    const kind = data.isLoan
      ? isOver
        ? 'loanExpired'
        : 'loanExpiring'
      : isOver
        ? 'contractExpired'
        : 'contractExpiring';
    return [{ ...noticeOf(data), kind, accounts: recipients }];
  },
});
