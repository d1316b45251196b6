import { readFileSync } from 'node:fs';
import type { ElectronicEvents } from '@trattativa/contract/billing/electronic/events';
import type {
  ChargeEvents,
  InvoiceEvents,
  PlayerInvoiceEvents,
} from '@trattativa/contract/billing/invoices/events';
import type { PaymentEvents } from '@trattativa/contract/billing/payments/events';
import type { ClauseEvents } from '@trattativa/contract/deals/clauses/events';
import type { ClosingEvents } from '@trattativa/contract/deals/closing/events';
import type { CostEvents } from '@trattativa/contract/deals/costs/events';
import type { ConsentEvents } from '@trattativa/contract/deals/negotiations/consent-events';
import type { NegotiationEvents } from '@trattativa/contract/deals/negotiations/events';
import type { OfferEvents } from '@trattativa/contract/deals/offers/events';
import type { TransferEvents } from '@trattativa/contract/deals/transfers/events';
import type { TrialEvents } from '@trattativa/contract/deals/trials/events';
import type { AdministrationEvents } from '@trattativa/contract/identity/administration/events';
import type { SettingsEvents } from '@trattativa/contract/identity/settings/events';
import type { RequestAnswerEvents } from '@trattativa/contract/market/answers/events';
import type { ApplicationEvents } from '@trattativa/contract/market/applications/events';
import type { RequestEvents } from '@trattativa/contract/market/requests/events';
import type { EndingEvents } from '@trattativa/contract/people/players/ending-events';
import type { MinorEvents, RegistrationEvents } from '@trattativa/contract/people/players/events';
import type { RuleEvents } from '@trattativa/contract/people/rules/events';
import type { RepresentationEvents } from '@trattativa/contract/representation/subscriptions/events';
import { packNames } from '@trattativa/domain/people/rules/rule-kinds';
import { expect, it } from 'vitest';

type Audited = keyof (NegotiationEvents &
  ConsentEvents &
  CostEvents &
  OfferEvents &
  TransferEvents &
  ClauseEvents &
  TrialEvents &
  ClosingEvents &
  ApplicationEvents &
  RequestEvents &
  RequestAnswerEvents &
  InvoiceEvents &
  ChargeEvents &
  ElectronicEvents &
  PlayerInvoiceEvents &
  PaymentEvents &
  RepresentationEvents &
  AdministrationEvents &
  MinorEvents &
  RegistrationEvents &
  EndingEvents &
  SettingsEvents &
  Pick<RuleEvents, 'rules.changed'>);

/** The compiler requires each event of a deal. A draft is not a deal yet, generating a PDF is nobody's act, and the agreement of clubs is listed by its own event. */
const listed: Record<Exclude<Audited, 'request.draftChanged' | 'transfer.clubsAgreed'>, true> = {
  'administration.agentTypeChanged': true,
  'administration.staffInvited': true,
  'administration.staffEnded': true,
  'administration.staffReinstated': true,
  'administration.chatHandedOver': true,
  'administration.sessionsEnded': true,
  'administration.secondFactorReset': true,
  'minor.birthCorrected': true,
  'minor.guardianChecked': true,
  'clauses.figureStated': true,
  'clauses.figureConfirmed': true,
  'clauses.figureDisputed': true,
  'clauses.fired': true,
  'clauses.takenBack': true,
  'clauses.optionExercised': true,
  'clauses.optionLapsed': true,
  'clauses.obligationDue': true,
  'registration.ended': true,
  'registration.endingProposed': true,
  'registration.endingAgreed': true,
  'registration.endingDeclined': true,
  'registration.endingWithdrawn': true,
  'registration.endingLapsed': true,
  'settings.changed': true,
  'rules.changed': true,
  'application.made': true,
  'application.withdrawn': true,
  'candidate.activated': true,
  'candidate.signed': true,
  'candidate.rejected': true,
  'candidate.takenBack': true,
  'candidate.noted': true,
  'candidate.reevaluated': true,
  'invoice.paid': true,
  'invoice.paymentTakenBack': true,
  'invoice.reduced': true,
  'invoice.cancelled': true,
  'invoice.issued': true,
  'charge.discounted': true,
  'electronic.refused': true,
  'playerInvoice.issued': true,
  'playerInvoice.credited': true,
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
  'representation.activated': true,
  'representation.ended': true,
  'representation.ending': true,
  'representation.withdrawn': true,
  'representation.balanceDue': true,
  'representation.balanceReminded': true,
  'representation.balancePaid': true,
  'representation.balanceCancelled': true,
  'negotiation.delivered': true,
  'negotiation.reminded': true,
  'negotiation.signatureTakenBack': true,
  'negotiation.signedByTeam': true,
  'negotiation.started': true,
  'negotiation.rejected': true,
  'negotiation.putOnTrial': true,
  'negotiation.signed': true,
  'negotiation.reopened': true,
  'negotiation.viewed': true,
  'negotiation.answered': true,
  'proposal.confirmed': true,
  'proposal.costDecided': true,
  'proposal.feeSheetMoved': true,
  'proposal.confirmationAsked': true,
  'offer.accepted': true,
  'offer.canceled': true,
  'offer.created': true,
  'offer.documentUploaded': true,
  'offer.playerInfoAdded': true,
  'offer.rejected': true,
  'offer.revised': true,
  'offer.viewed': true,
  'documents.marked': true,
  'documents.blockLifted': true,
  'documents.clubTold': true,
  'trial.planned': true,
  'trial.changed': true,
  'trial.kept': true,
  'trial.notKept': true,
  'transfer.proposed': true,
  'transfer.revised': true,
  'transfer.signed': true,
  'transfer.agreed': true,
  'transfer.ended': true,
  'request.changed': true,
  'request.closed': true,
  'request.sent': true,
  'request.viewed': true,
  'request.published': true,
  'request.reopened': true,
  'request.answered': true,
  'request.due': true,
  'request.summedUp': true,
};

it('has a text for every event of a deal', () => {
  const texts = JSON.parse(
    readFileSync(new URL('../../../../texts/it/insight/audit.json', import.meta.url), 'utf8'),
  );
  const names = [...Object.keys(listed), ...packNames.map((pack) => `rules.${pack}`)];
  expect(names.filter((type) => !(type.replace('.', '_') in texts.event))).toEqual([]);
});
