import type { InvoiceOutcome } from '@trattativa/contract/billing/invoices/events';
import type { NegotiationChange, NegotiationEvents } from '@trattativa/contract/deals/negotiations/events';
import type { RejectionCause } from '@trattativa/contract/deals/negotiations/rejection-cause';
import type { OfferEvents } from '@trattativa/contract/deals/offers/events';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import { findNegotiation } from '../../../deals/negotiations.ts';
import { listMakerAccounts } from '../../../market/requests.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { findCoachAccount, findInvoicedPlayer, findPlayerAccount } from '../notification-facts.repository.ts';
import { type Notice, rule } from '../notification-rule.ts';

const rejected: Record<RejectionCause, NotificationKind> = {
  refusedByClub: 'negotiationRefused',
  withdrawn: 'negotiationWithdrawn',
  refusedByKeeper: 'enquiryRefused',
  withdrawnByClub: 'enquiryWithdrawn',
  refusedByPlayer: 'proposalRefused',
  refusedByGuardian: 'proposalRefusedByGuardian',
  signedElsewhere: 'negotiationSignedElsewhere',
  lapsed: 'negotiationLapsed',
};

/** Nobody is notified of the delivery. */
type Notified = Exclude<keyof NegotiationEvents, 'negotiation.delivered'>;

const kinds: Record<Exclude<Notified, 'negotiation.rejected' | 'negotiation.answered'>, NotificationKind> = {
  'negotiation.started': 'negotiationStarted',
  'negotiation.viewed': 'negotiationViewed',
  'negotiation.putOnTrial': 'negotiationTrial',
  'negotiation.signedByTeam': 'negotiationSignedByTeam',
  'negotiation.signatureTakenBack': 'negotiationSignatureTakenBack',
  'negotiation.signed': 'negotiationSigned',
  'negotiation.reopened': 'negotiationReopened',
  'negotiation.reminded': 'negotiationReminded',
};

function kindOf(type: Notified, { cause, awaitsAnswer, reply }: NegotiationChange): NotificationKind {
  if (type === 'negotiation.rejected') return rejected[cause as RejectionCause];
  if (type === 'negotiation.answered') return reply?.answer === 'terms' ? 'enquiryTerms' : 'enquiryAvailable';
  if (awaitsAnswer && type === 'negotiation.started') return 'enquiryStarted';
  if (awaitsAnswer && type === 'negotiation.viewed') return 'enquiryViewed';
  return kinds[type];
}

/** Events that have a mail of their own, to the side that is asked or to both. */
const mailedNegotiationKinds: readonly NotificationKind[] = [
  'negotiationStarted',
  'negotiationReminded',
  'enquiryStarted',
];

/**
 * Notifies the other side and the linked adult player of every move; a club's move not its own members. A
 * reminder is for the two sides only. "Signed elsewhere" is for the clubs only: the others were notified of
 * the signature.
 */
export const negotiationRule = rule<Notified>({
  types: [
    'negotiation.started',
    'negotiation.answered',
    'negotiation.viewed',
    'negotiation.rejected',
    'negotiation.putOnTrial',
    'negotiation.signed',
    'negotiation.reopened',
    'negotiation.signedByTeam',
    'negotiation.signatureTakenBack',
    'negotiation.reminded',
  ],
  async notices(tx, { type, data, recipients: all }) {
    const { negotiationId, playerId, coachingStaffId, teamId, proposalId, by } = data;
    const asked = type === 'negotiation.started' ? await whoConfirms(tx, data, all) : null;
    const recipients = all.filter((account) => account !== asked);
    const kind = kindOf(type, data);
    const viewed = kind === 'negotiationViewed';
    // The first opening by the club is recorded as a move of the system.
    const byClub = by === 'club' || viewed;
    const club = new Set(await listMakerAccounts(tx, teamId));
    const player =
      playerId === null
        ? await findCoachAccount(tx, coachingStaffId ?? 0)
        : await findPlayerAccount(tx, playerId);
    const accounts = recipients.filter((account) => {
      // The first opening by the side that was asked concerns only the one that asked.
      if (kind === 'negotiationSignedElsewhere' || kind === 'enquiryViewed') return club.has(account);
      if (kind === 'negotiationReminded' && account === player && !club.has(account)) return false;
      return !byClub || !club.has(account);
    });
    return [
      ...(asked === null ? [] : [toConfirm(data, asked)]),
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
        mailed: mailedNegotiationKinds.includes(kind),
      },
    ];
  },
});

/** The player of an agent's proposal that waits for an answer; null where the player is no recipient, as a minor. */
async function whoConfirms(
  tx: Transaction,
  { negotiationId, playerId, begunBy }: NegotiationChange,
  recipients: readonly number[],
): Promise<number | null> {
  if (playerId === null || begunBy === 'club') return null;
  const negotiation = await findNegotiation(tx, negotiationId);
  const account = negotiation?.consent === 'waits' ? negotiation.player?.account_id : null;
  return account != null && recipients.includes(account) ? account : null;
}

/** Asks the player whether the agent may propose them: once for all clubs of the proposal. */
function toConfirm(data: NegotiationChange, account: number): Notice {
  const { playerId, teamId, proposalId, negotiationId, actorId } = data;
  return {
    kind: 'proposalToConfirm',
    accounts: [account],
    about: `proposal:${proposalId}`,
    params: { playerId: playerId ?? 0, teamId, personId: actorId },
    target: `/negotiations/${negotiationId}`,
  };
}

/** Tells both sides that the player, or a mandate, confirms the proposal. */
export const proposalConfirmedRule = rule({
  types: ['proposal.confirmed'],
  async notices(tx, { data, recipients }) {
    const { negotiationId, playerId, teamId } = data;
    const player = await findPlayerAccount(tx, playerId);
    return [
      {
        kind: 'proposalConfirmed',
        accounts: recipients.filter((account) => account !== player),
        about: negotiationId,
        params: { playerId, teamId },
        target: `/negotiations/${negotiationId}`,
      },
    ];
  },
});

/** Reminds who is asked about a player of the day of the answer. */
export const enquiryDueRule = rule({
  types: ['enquiry.due'],
  async notices(_tx, { data: { negotiationId, playerId, teamId, days }, recipients }) {
    return [
      {
        kind: 'enquiryDue',
        accounts: recipients,
        about: negotiationId,
        params: { playerId, teamId, days },
        target: `/negotiations/${negotiationId}`,
      },
    ];
  },
});

const offerKinds: Record<keyof OfferEvents, NotificationKind> = {
  'offer.created': 'offerCreated',
  'offer.viewed': 'offerViewed',
  'offer.revised': 'offerRevised',
  'offer.accepted': 'offerAccepted',
  'offer.rejected': 'offerRejected',
  'offer.canceled': 'offerCanceled',
  'offer.documentUploaded': 'offerDocument',
  'offer.playerInfoAdded': 'offerPlayerInfo',
};

/** Events that have a mail of their own, to the side whose turn it is. */
const mailedOfferKinds: readonly NotificationKind[] = ['offerCreated', 'offerRevised'];

/** Notifies the other side of every move, and the actor's colleagues on the recipient's side. */
export const offerRule = rule<keyof OfferEvents>({
  types: Object.keys(offerKinds) as (keyof OfferEvents)[],
  async notices(tx, { type, data, recipients }) {
    const { offerId, teamId, playerId, coachingStaffId, by, reason } = data;
    const kind = type === 'offer.canceled' && reason === 'expired' ? 'offerExpired' : offerKinds[type];
    const club = new Set(await listMakerAccounts(tx, teamId));
    const coach = coachingStaffId === null ? null : await findCoachAccount(tx, coachingStaffId);
    return [
      {
        kind,
        accounts: recipients.filter((account) => by !== 'club' || !club.has(account)),
        about: offerId,
        params: { teamId, ...(playerId === null ? { personId: coach } : { playerId }) },
        target: `/offers/${offerId}`,
        mailed: mailedOfferKinds.includes(kind),
      },
    ];
  },
});

/** Notifies the paying club of an issued invoice, in addition to a mail. */
export const invoiceRule = rule({
  types: ['invoice.issued'],
  notices: async (tx, { data }) => [{ ...(await toTheClub(tx, data, 'invoiceIssued')), mailed: true }],
});

const invoiceKinds: Record<InvoiceOutcome, NotificationKind> = {
  'invoice.paid': 'invoicePaid',
  'invoice.paymentTakenBack': 'invoiceOpenAgain',
  'invoice.reduced': 'invoiceReduced',
  'invoice.cancelled': 'invoiceCancelled',
};

/** Notifies the same people of later changes. */
export const invoiceOutcomeRule = rule<InvoiceOutcome>({
  types: ['invoice.paid', 'invoice.paymentTakenBack', 'invoice.reduced', 'invoice.cancelled'],
  notices: async (tx, { type, data }) => [await toTheClub(tx, data, invoiceKinds[type])],
});

async function toTheClub(
  tx: Transaction,
  { negotiationId, teamId }: { negotiationId: number; teamId: number },
  kind: NotificationKind,
) {
  const playerId = await findInvoicedPlayer(tx, negotiationId);
  return {
    kind,
    accounts: await listMakerAccounts(tx, teamId),
    about: teamId,
    params: { teamId, ...(playerId !== null && { playerId }) },
    target: '/invoicesTeams',
  };
}
