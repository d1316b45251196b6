import type { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import type { OfferItem } from '@trattativa/contract/deals/offers/offer';
import type { Page } from '@trattativa/contract/paging';

import { isStaff } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { listOfferRows } from './offer-list.repository.ts';
import { seesCommission, sideOf } from './offers.policy.ts';
import { presentOfferItem } from './present-offer.ts';

/** The offers that the caller is party to; for staff, all. */
export async function listOffers(
  services: Services,
  call: CallOf<typeof offerEndpoints.getOffers>,
): Promise<Page<OfferItem>> {
  const { actor, input } = call;
  const { accountId, agentId, teamId, coachingStaffId } = actor;
  const today = dayOf(services.clock.now());
  const found = await listOfferRows(
    services.db,
    { staff: isStaff(actor), accountId, agentId, teamId, coachingStaffId, today },
    {
      statuses: input.statuses,
      text: input.text,
      playerId: input.playerId,
      coachingStaffId: input.coachingStaffId,
      teamId: input.teamId,
      negotiationId: input.negotiationId,
      level: input.level,
      salaryFromCents: input.salaryFrom === undefined ? undefined : input.salaryFrom * 100,
      myTurn: input.myTurn,
    },
    { by: input.sort ?? 'changed', ascending: input.ascending ?? false },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) },
  );
  return {
    items: found.rows.map((row) => {
      const side = sideOf(actor, row, today) ?? 'reader';
      return presentOfferItem(row, { side, withCommission: seesCommission(actor, row) }, today);
    }),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}
