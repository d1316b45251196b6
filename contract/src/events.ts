import type { InvoiceEvents } from './billing/invoices/events.ts';
import type { NegotiationEvents } from './deals/negotiations/events.ts';
import type { OfferEvents } from './deals/offers/events.ts';
import type { FileEvents } from './files/uploads/events.ts';
import type { AccountEvents } from './identity/accounts/events.ts';
import type { NotificationEvents } from './insight/notifications/events.ts';
import type { ReportEvents } from './insight/reports/events.ts';
import type { ApplicationEvents } from './market/applications/events.ts';
import { type MatchingEvents, matchingPriorities } from './market/matching/events.ts';
import type { RequestEvents } from './market/requests/events.ts';
import type { AgentEvents } from './people/agents/events.ts';
import type { CoachingStaffEvents } from './people/coaching-staff/events.ts';
import type { PlayerEvents } from './people/players/events.ts';
import type { PlayerGrowthEvents } from './people/players/growth-events.ts';
import type { PortfolioEvents } from './people/portfolios/events.ts';
import type { ScoutEvents } from './people/scouts/events.ts';
import type { TeamEvents } from './people/teams/events.ts';
import type { MandateEvents } from './representation/mandates/events.ts';
import type { ChatEvents } from './room/chat/events.ts';
import type { ChatEvidenceEvents } from './room/evidence/events.ts';
import type { StandardMessageEvents } from './room/standard-messages/events.ts';

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

const priorities: Partial<Record<EventType, number>> = matchingPriorities;

/** When an event is reacted to: those of a lower priority wait for all others. 0 where the definition says nothing. */
export function priorityOf(type: EventType): number {
  return priorities[type] ?? 0;
}
