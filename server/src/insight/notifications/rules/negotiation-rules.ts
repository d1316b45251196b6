import type { NegotiationChange, NegotiationEvents } from '@trattativa/contract/deals/negotiations/events';
import type { RejectionCause } from '@trattativa/contract/deals/negotiations/rejection-cause';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import { listMakerAccounts } from '../../../market/requests.ts';
import { findCoachAccount, findPlayerAccount } from '../notification-facts.repository.ts';
import { rule } from '../notification-rule.ts';

const rejected: Record<RejectionCause, NotificationKind> = {
  refusedByClub: 'negotiationRefused',
  withdrawn: 'negotiationWithdrawn',
  signedElsewhere: 'negotiationSignedElsewhere',
  lapsed: 'negotiationLapsed',
};

/** That it was delivered is told to nobody. */
type Told = Exclude<keyof NegotiationEvents, 'negotiation.delivered'>;

const kinds: Record<Exclude<Told, 'negotiation.rejected'>, NotificationKind> = {
  'negotiation.started': 'negotiationStarted',
  'negotiation.viewed': 'negotiationViewed',
  'negotiation.putOnTrial': 'negotiationTrial',
  'negotiation.signedByTeam': 'negotiationSignedByTeam',
  'negotiation.signatureTakenBack': 'negotiationSignatureTakenBack',
  'negotiation.signed': 'negotiationSigned',
  'negotiation.reopened': 'negotiationReopened',
  'negotiation.reminded': 'negotiationReminded',
};

const kindOf = (type: Told, { cause }: NegotiationChange): NotificationKind =>
  type === 'negotiation.rejected' ? rejected[cause as RejectionCause] : kinds[type];

/** What has a mail of its own, to both sides. */
const mailed: readonly NotificationKind[] = ['negotiationStarted', 'negotiationReminded'];

/**
 * Every move is told to the other side and to the linked adult player; a move of the club not to its own people. A reminder goes to the two sides only, "signed elsewhere" to the clubs only: the others
 * have just read of the signature.
 */
export const negotiationRule = rule<Told>({
  types: [
    'negotiation.started',
    'negotiation.viewed',
    'negotiation.rejected',
    'negotiation.putOnTrial',
    'negotiation.signed',
    'negotiation.reopened',
    'negotiation.signedByTeam',
    'negotiation.signatureTakenBack',
    'negotiation.reminded',
  ],
  async notices(tx, { type, data, recipients }) {
    const { negotiationId, playerId, coachingStaffId, teamId, proposalId, by } = data;
    const kind = kindOf(type, data);
    const viewed = kind === 'negotiationViewed';
    // That somebody of the club looked is recorded as the system's move.
    const byClub = by === 'club' || viewed;
    const club = new Set(await listMakerAccounts(tx, teamId));
    const player =
      playerId === null
        ? await findCoachAccount(tx, coachingStaffId ?? 0)
        : await findPlayerAccount(tx, playerId);
    const accounts = recipients.filter((account) => {
      if (kind === 'negotiationSignedElsewhere') return club.has(account);
      if (kind === 'negotiationReminded' && account === player && !club.has(account)) return false;
      return !byClub || !club.has(account);
    });
    return [
      {
        kind,
        accounts,
        about: viewed ? `proposal:${proposalId}` : negotiationId,
        params: {
          ...(playerId === null ? { coachingStaffId: coachingStaffId ?? 0 } : { playerId }),
          teamId,
          personId: data.actorId,
        },
        target: `/negotiations/${negotiationId}`,
        ...(viewed && {
          targetOfMany:
            playerId === null ? `/negotiations?staff=${coachingStaffId}` : `/negotiations?player=${playerId}`,
        }),
        mailed: mailed.includes(kind),
      },
    ];
  },
});
