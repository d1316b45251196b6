import type { z } from 'zod';
import { type CommissionEvents, commissionLive } from './billing/commissions/events.ts';
import { type ElectronicEvents, electronicLive } from './billing/electronic/events.ts';
import { type FeeEvents, feeLive } from './billing/fees/events.ts';
import {
  type ChargeEvents,
  chargeLive,
  type InvoiceEvents,
  invoiceLive,
  type PlayerInvoiceEvents,
  playerInvoiceLive,
} from './billing/invoices/events.ts';
import { type PaymentEvents, paymentLive } from './billing/payments/events.ts';
import { type ClauseEvents, clauseLive } from './deals/clauses/events.ts';
import { type ClosingEvents, closingLive } from './deals/closing/events.ts';
import { type CostEvents, costLive } from './deals/costs/events.ts';
import { type ConsentEvents, consentLive } from './deals/negotiations/consent-events.ts';
import type { EnquiryEvents } from './deals/negotiations/enquiry-events.ts';
import { type NegotiationEvents, negotiationLive } from './deals/negotiations/events.ts';
import { type OfferEvents, offerLive } from './deals/offers/events.ts';
import { type TransferEvents, transferLive } from './deals/transfers/events.ts';
import { type TrialEvents, trialLive } from './deals/trials/events.ts';
import { type FileEvents, fileLive } from './files/uploads/events.ts';
import type { AccountEvents } from './identity/accounts/events.ts';
import type { AdministrationEvents } from './identity/administration/events.ts';
import type { SettingsEvents } from './identity/settings/events.ts';
import { type NotificationEvents, notificationLive } from './insight/notifications/events.ts';
import type { ProtectionEvents } from './insight/protection/events.ts';
import type { ReportEvents } from './insight/reports/events.ts';
import { type RequestAnswerEvents, requestAnswerLive } from './market/answers/events.ts';
import { type ApplicationEvents, applicationLive } from './market/applications/events.ts';
import { type MatchingEvents, matchingLive, matchingPriorities } from './market/matching/events.ts';
import type { OrderEvents } from './market/matching/order-events.ts';
import { type RequestEvents, requestLive } from './market/requests/events.ts';
import { type AgentEvents, agentLive } from './people/agents/events.ts';
import { type CoachingStaffEvents, coachingStaffLive } from './people/coaching-staff/events.ts';
import { type EndingEvents, endingLive } from './people/players/ending-events.ts';
import {
  type ExpiryEvents,
  type MinorEvents,
  type PlayerEvents,
  type PlayerGrowthEvents,
  playerGrowthLive,
  playerLive,
  type RegistrationEvents,
} from './people/players/events.ts';
import { type PortfolioEvents, portfolioLive } from './people/portfolios/events.ts';
import type { RuleEvents } from './people/rules/events.ts';
import type { ScoutEvents } from './people/scouts/events.ts';
import { type TeamEvents, teamLive } from './people/teams/events.ts';
import { type WatchEvents, watchLive } from './people/watching/events.ts';
import { type MandateEvents, mandateLive } from './representation/mandates/events.ts';
import { type RepresentationEvents, representationLive } from './representation/subscriptions/events.ts';
import type { ChatEvents } from './room/chat/events.ts';
import type { ChatEvidenceEvents } from './room/evidence/events.ts';
import { type StandardMessageEvents, standardMessageLive } from './room/standard-messages/events.ts';

/** Every event that a change records, by type; each feature names its own. */
export interface EventMap
  extends AccountEvents,
    AdministrationEvents,
    AgentEvents,
    ApplicationEvents,
    CommissionEvents,
    ChargeEvents,
    ElectronicEvents,
    FeeEvents,
    InvoiceEvents,
    MandateEvents,
    ChatEvents,
    ChatEvidenceEvents,
    CoachingStaffEvents,
    FileEvents,
    NegotiationEvents,
    EnquiryEvents,
    ConsentEvents,
    CostEvents,
    OfferEvents,
    NotificationEvents,
    PaymentEvents,
    PlayerEvents,
    MinorEvents,
    RegistrationEvents,
    ExpiryEvents,
    EndingEvents,
    PlayerGrowthEvents,
    PlayerInvoiceEvents,
    MatchingEvents,
    OrderEvents,
    ReportEvents,
    RepresentationEvents,
    RequestEvents,
    RequestAnswerEvents,
    RuleEvents,
    ProtectionEvents,
    ScoutEvents,
    WatchEvents,
    SettingsEvents,
    StandardMessageEvents,
    TeamEvents,
    TransferEvents,
    TrialEvents,
    ClosingEvents,
    ClauseEvents,
    PortfolioEvents {}

export type EventType = keyof EventMap;
export type EventData<Type extends EventType> = EventMap[Type];

const priorities: Partial<Record<EventType, number>> = matchingPriorities;

/** The order of reactions: events of a lower priority wait for all others. By default 0. */
export function priorityOf(type: EventType): number {
  return priorities[type] ?? 0;
}

const shapes = {
  ...agentLive,
  ...applicationLive,
  ...consentLive,
  ...costLive,
  ...coachingStaffLive,
  ...feeLive,
  ...commissionLive,
  ...electronicLive,
  ...endingLive,
  ...fileLive,
  ...chargeLive,
  ...invoiceLive,
  ...mandateLive,
  ...matchingLive,
  ...negotiationLive,
  ...notificationLive,
  ...offerLive,
  ...paymentLive,
  ...playerLive,
  ...playerGrowthLive,
  ...playerInvoiceLive,
  ...portfolioLive,
  ...representationLive,
  ...requestLive,
  ...requestAnswerLive,
  ...standardMessageLive,
  ...teamLive,
  ...transferLive,
  ...trialLive,
  ...closingLive,
  ...clauseLive,
  ...watchLive,
};

/** Names the shapes that show a field which their event lacks. */
type Shown<Type extends keyof typeof shapes> =
  EventData<Type> extends z.output<(typeof shapes)[Type]> ? z.ZodType : never;

/** The fields of an event that are pushed to browsers with its type and id. Without a shape none are. */
export const liveShapes: Readonly<Partial<Record<EventType, z.ZodType>>> = shapes satisfies {
  [Type in keyof typeof shapes]: Shown<Type>;
};
