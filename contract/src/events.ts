import type { AccountEvents } from './accounts/events.ts';
import type { AgentEvents } from './agents/events.ts';
import type { ApplicationEvents } from './applications/events.ts';
import type { ChatEvents } from './chat/events.ts';
import type { ChatEvidenceEvents } from './chat-evidence/events.ts';
import type { CoachingStaffEvents } from './coaching-staff/events.ts';
import type { FileEvents } from './files/events.ts';
import type { InvoiceEvents } from './invoices/events.ts';
import type { MandateEvents } from './mandates/events.ts';
import type { MatchingEvents } from './matching/events.ts';
import type { NegotiationEvents } from './negotiations/events.ts';
import type { NotificationEvents } from './notifications/events.ts';
import type { OfferEvents } from './offers/events.ts';
import type { PlayerEvents } from './players/events.ts';
import type { PlayerGrowthEvents } from './players/growth-events.ts';
import type { PortfolioEvents } from './portfolios/events.ts';
import type { ReportEvents } from './reports/events.ts';
import type { RequestEvents } from './requests/events.ts';
import type { ScoutEvents } from './scouts/events.ts';
import type { StandardMessageEvents } from './standard-messages/events.ts';
import type { TeamEvents } from './teams/events.ts';

/** Every event that a change records, by type; each feature names its own. */
export interface EventMap
  extends AccountEvents,
    AgentEvents,
    ApplicationEvents,
    InvoiceEvents,
    MandateEvents,
    ChatEvents,
    ChatEvidenceEvents,
    CoachingStaffEvents,
    FileEvents,
    NegotiationEvents,
    OfferEvents,
    NotificationEvents,
    PlayerEvents,
    PlayerGrowthEvents,
    MatchingEvents,
    ReportEvents,
    RequestEvents,
    ScoutEvents,
    StandardMessageEvents,
    TeamEvents,
    PortfolioEvents {}

export type EventType = keyof EventMap;
export type EventData<Type extends EventType> = EventMap[Type];
