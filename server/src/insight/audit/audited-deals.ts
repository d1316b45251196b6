import type { DealKind } from '@trattativa/contract/insight/audit/audit';
import { accessNegotiation } from '../../deals/negotiations.ts';
import { accessOffer } from '../../deals/offers.ts';
import { accessRequest, canManageRequest } from '../../market/requests.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversation } from '../../room/chat.ts';

/** Who reads the audit of one deal: throws `NOT_FOUND` for everybody else, by the deal's own gate. */
type Gate = (services: Services, actor: Actor, id: number) => Promise<unknown>;

const staffOnly: Gate = async (_, actor) => {
  if (!isStaff(actor)) throw new AppError('NOT_FOUND');
};

/** The gate of each kind of deal; a kind whose own gate is not here is for staff alone. */
export const auditedDeals: Record<DealKind, Gate> = {
  negotiation: ({ db }, actor, id) => accessNegotiation(db, actor, id),
  // Its recipients read a request; what the club did with it is the club's and its agent's.
  request: async ({ db }, actor, id) => {
    if (!canManageRequest(actor, await accessRequest(db, actor, id))) throw new AppError('NOT_FOUND');
  },
  offer: (services, actor, id) => accessOffer(services, services.db, actor, id),
  conversation: ({ db }, actor, id) => accessConversation(db, actor.accountId, id),
  candidate: staffOnly,
  invoice: staffOnly,
};
