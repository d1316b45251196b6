import type { z } from 'zod';
import { type InvoiceEvents, invoiceLive } from './billing/invoices/events.ts';
import { type NegotiationEvents, negotiationLive } from './deals/negotiations/events.ts';
import { type OfferEvents, offerLive } from './deals/offers/events.ts';
import { type FileEvents, fileLive } from './files/uploads/events.ts';
import type { AccountEvents } from './identity/accounts/events.ts';
import { type NotificationEvents, notificationLive } from './insight/notifications/events.ts';
import type { ReportEvents } from './insight/reports/events.ts';
import { type ApplicationEvents, applicationLive } from './market/applications/events.ts';
import { type MatchingEvents, matchingLive, matchingPriorities } from './market/matching/events.ts';
import { type RequestEvents, requestLive } from './market/requests/events.ts';
import { type AgentEvents, agentLive } from './people/agents/events.ts';
import { type CoachingStaffEvents, coachingStaffLive } from './people/coaching-staff/events.ts';
import { type PlayerEvents, playerLive } from './people/players/events.ts';
import { type PlayerGrowthEvents, playerGrowthLive } from './people/players/growth-events.ts';
import { type PortfolioEvents, portfolioLive } from './people/portfolios/events.ts';
import type { ScoutEvents } from './people/scouts/events.ts';
import { type TeamEvents, teamLive } from './people/teams/events.ts';
import { type MandateEvents, mandateLive } from './representation/mandates/events.ts';
import type { ChatEvents } from './room/chat/events.ts';
import type { ChatEvidenceEvents } from './room/evidence/events.ts';
import { type StandardMessageEvents, standardMessageLive } from './room/standard-messages/events.ts';

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

const shapes = {
  ...agentLive,
  ...applicationLive,
  ...coachingStaffLive,
  ...fileLive,
  ...invoiceLive,
  ...mandateLive,
  ...matchingLive,
  ...negotiationLive,
  ...notificationLive,
  ...offerLive,
  ...playerLive,
  ...playerGrowthLive,
  ...portfolioLive,
  ...requestLive,
  ...standardMessageLive,
  ...teamLive,
};

/** Names a shape that shows what its event does not say. */
type Shown<Type extends keyof typeof shapes> =
  EventData<Type> extends z.output<(typeof shapes)[Type]> ? z.ZodType : never;

/** What a browser is told of an event beside its type and id: these fields and no others. Of an event without a shape, nothing. */
export const liveShapes: Readonly<Partial<Record<EventType, z.ZodType>>> = shapes satisfies {
  [Type in keyof typeof shapes]: Shown<Type>;
};
