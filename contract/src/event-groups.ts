import { commissionMoves } from './billing/commissions/commission-moves.ts';
import type { FeeEvents } from './billing/fees/events.ts';
import type { InvoiceEvents, PlayerInvoiceEvents } from './billing/invoices/events.ts';
import type { PaymentEvents } from './billing/payments/events.ts';
import { figureMoves } from './deals/clauses/figure-moves.ts';
import { documentMoves } from './deals/closing/document-moves.ts';
import { costMoves, sheetMoves } from './deals/costs/cost-moves.ts';
import type { NegotiationEvents } from './deals/negotiations/events.ts';
import type { OfferEvents } from './deals/offers/events.ts';
import type { TransferEvents } from './deals/transfers/events.ts';
import type { TrialEvents } from './deals/trials/events.ts';
import type { EventType } from './events.ts';
import type { AdministrationEvents } from './identity/administration/events.ts';
import type { NotificationEvents } from './insight/notifications/events.ts';
import type { ReportEvents } from './insight/reports/events.ts';
import type { ApplicationEvents } from './market/applications/events.ts';
import type { MatchingEvents } from './market/matching/events.ts';
import type { AgentEvents } from './people/agents/events.ts';
import type { CoachingStaffEvents } from './people/coaching-staff/events.ts';
import type { EndingEvents } from './people/players/ending-events.ts';
import type { MinorEvents, RegistrationEvents } from './people/players/events.ts';
import type { MandateEvents } from './representation/mandates/events.ts';
import type { RepresentationEvents } from './representation/subscriptions/events.ts';

/** What moves what, the one place for a new event. Plain lists: shapes would bring the schema library into the first chunk. */

/** All events of an interface; the compiler refuses a list that misses one. */
function all<Events>() {
  return <const Types extends Record<keyof Events, true>>(types: Types) =>
    Object.keys(types) as unknown as readonly (keyof Events & EventType)[];
}

/** What changes a negotiation's own state. */
export const negotiationMoves = all<NegotiationEvents>()({
  'negotiation.started': true,
  'negotiation.answered': true,
  'negotiation.delivered': true,
  'negotiation.viewed': true,
  'negotiation.rejected': true,
  'negotiation.putOnTrial': true,
  'negotiation.signed': true,
  'negotiation.reopened': true,
  'negotiation.signedByTeam': true,
  'negotiation.signatureTakenBack': true,
  'negotiation.reminded': true,
});

export const offerMoves = all<OfferEvents>()({
  'offer.created': true,
  'offer.viewed': true,
  'offer.revised': true,
  'offer.accepted': true,
  'offer.rejected': true,
  'offer.canceled': true,
  'offer.documentUploaded': true,
  'offer.playerInfoAdded': true,
});

/** What ends an offer; the attachments of an ended one freeze. */
export const offerEndings = ['offer.accepted', 'offer.rejected', 'offer.canceled'] as const;

/**
 * What moves a deal in a table, on a board, in a count or between the sides: whose turn it is follows the negotiation and its
 * open offer, and what may be signed follows the player's word.
 */
export const dealMoves = [...negotiationMoves, ...offerMoves, 'proposal.confirmed'] as const;

/** Moves of a transfer between two clubs. */
export const transferMoves = [
  'transfer.proposed',
  'transfer.revised',
  'transfer.signed',
  'transfer.agreed',
  'transfer.ended',
] as const satisfies (keyof TransferEvents)[];

export const trialMoves = all<TrialEvents>()({
  'trial.planned': true,
  'trial.changed': true,
  'trial.kept': true,
  'trial.notKept': true,
});

/** What can finish a step on the way to the end of a registration window. */
export const closingMoves = [...dealMoves, ...documentMoves, 'transfer.clubsAgreed'] as const;

export { commissionMoves, costMoves, sheetMoves };

/** What changes the figures that a player agrees to, and the agreement. */
export const feeMoves = [
  ...all<FeeEvents>()({ 'fees.asked': true, 'fees.agreed': true }),
  ...sheetMoves,
  'offer.accepted',
  'commission.planned',
] as const;

/** What became of an issued invoice. */
export const invoiceOutcomes = all<Omit<InvoiceEvents, 'invoice.issued'>>()({
  'invoice.paid': true,
  'invoice.paymentTakenBack': true,
  'invoice.reduced': true,
  'invoice.cancelled': true,
});

export const playerInvoiceMoves = all<PlayerInvoiceEvents>()({
  'playerInvoice.issued': true,
  'playerInvoice.credited': true,
});

export const paymentMoves = all<PaymentEvents>()({
  'payment.charged': true,
  'payment.failed': true,
  'payment.expired': true,
  'payment.refundAsked': true,
  'payment.refunded': true,
  'payment.refundFailed': true,
  'payment.disputed': true,
  'payment.disputeWon': true,
  'payment.disputeLost': true,
  'payment.reportUnapplied': true,
  'payment.reportSettled': true,
});

export const representationMoves = all<
  Omit<RepresentationEvents, 'representation.ending' | 'representation.balanceReminded'>
>()({
  'representation.activated': true,
  'representation.ended': true,
  'representation.withdrawn': true,
  'representation.balanceDue': true,
  'representation.balancePaid': true,
  'representation.balanceCancelled': true,
});

export const mandateMoves = all<MandateEvents>()({
  'mandate.proposed': true,
  'mandate.confirmed': true,
  'mandate.ended': true,
  'mandate.expired': true,
  'mandate.refused': true,
  'mandate.ending': true,
});

/** What changes a request, or whether it is open. */
export const requestMoves = [
  'request.published',
  'request.changed',
  'request.closed',
  'request.reopened',
] as const;

/** What became of a request at those who received it. */
export const deliveryMoves = ['request.sent', 'request.viewed', 'request.answered'] as const;

/** Moves of a candidate on the board of a request. */
export const candidateMoves = all<
  Omit<ApplicationEvents, 'application.made' | 'application.withdrawn' | 'candidate.noted'>
>()({
  'candidate.activated': true,
  'candidate.signed': true,
  'candidate.rejected': true,
  'candidate.takenBack': true,
  'candidate.reevaluated': true,
});

/** What changes a record of a player, or the portfolio that has it. */
export const playerMoves = [
  'player.added',
  'player.changed',
  'player.removed',
  'player.restored',
  'players.imported',
  'listing.changed',
] as const;

/**
 * What tells somebody that a record of a player has changed, or what they may see of it: its owner, who watches it, scouts,
 * clubs that look for such a player, and staff.
 */
export const playerNews = [
  ...playerMoves,
  'matches.changed',
  'watchList.changed',
  'player.watchedChanged',
  'scout.playersChanged',
  'dispute.decided',
  'removal.decided',
  'mandate.confirmed',
] as const;

export const coachingStaffMoves = all<CoachingStaffEvents>()({
  'coachingStaff.added': true,
  'coachingStaff.changed': true,
  'coachingStaff.removed': true,
  'coachingStaff.restored': true,
});

/** What changes the matches that somebody sees, beside players and requests themselves. */
export const matchMoves = all<MatchingEvents>()({
  'matches.changed': true,
  'match.deleted': true,
  'match.restored': true,
  'match.exactFound': true,
});

export const licenceMoves = all<Omit<AgentEvents, 'agent.changed' | 'agent.licenceEnding'>>()({
  'agent.licenceChanged': true,
  'agent.licenceDecided': true,
});

export const notificationMoves = all<NotificationEvents>()({
  'notification.added': true,
  'notification.read': true,
});

export const linkMoves = all<ReportEvents>()({ 'report.published': true, 'report.revoked': true });

/** What changes the staff of the platform. */
export const staffMoves = all<
  Omit<
    AdministrationEvents,
    'administration.agentTypeChanged' | 'administration.sessionsEnded' | 'administration.secondFactorReset'
  >
>()({
  'administration.staffInvited': true,
  'administration.staffEnded': true,
  'administration.staffReinstated': true,
  'administration.chatHandedOver': true,
});

/** What staff decide about the protection of a minor. */
export const minorMoves = all<MinorEvents>()({ 'minor.birthCorrected': true, 'minor.guardianChecked': true });

/** What staff correct in the registration ledger, and what both sides do about an early end. */
export const registrationMoves = all<RegistrationEvents & EndingEvents>()({
  'registration.ended': true,
  'registration.endingProposed': true,
  'registration.endingAgreed': true,
  'registration.endingDeclined': true,
  'registration.endingWithdrawn': true,
  'registration.endingLapsed': true,
});

/** What the audit of a deal tells: its own moves, its trial, its documents, what is agreed to, and what it is reduced by. */
export const auditedDealMoves = [
  ...closingMoves,
  ...trialMoves,
  ...feeMoves,
  ...figureMoves,
  'files.changed',
  'charge.discounted',
] as const;

/** What the audit of the platform tells beside deals: invoices and payments, and what staff and administrators set. */
export const auditedMoves = [
  ...auditedDealMoves,
  ...transferMoves,
  'invoice.issued',
  ...invoiceOutcomes,
  ...playerInvoiceMoves,
  ...paymentMoves,
  ...representationMoves,
  ...staffMoves,
  'administration.agentTypeChanged',
  'administration.sessionsEnded',
  'administration.secondFactorReset',
  'settings.changed',
  'rules.changed',
  ...minorMoves,
  ...registrationMoves,
] as const;

/** What can be one of the first steps of a new account. */
export const firstStepMoves = [
  ...dealMoves,
  ...requestMoves,
  ...playerNews,
  ...transferMoves,
  ...mandateMoves,
  'application.made',
  'scout.shortlistsChanged',
] as const;
