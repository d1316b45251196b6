import type { DealCost } from '@trattativa/contract/deals/costs/cost';
import type { costEndpoints } from '@trattativa/contract/deals/costs/endpoints';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { costByTariff } from '@trattativa/domain/deals/transaction-cost';
import { splitVat } from '@trattativa/domain/platform/vat';
import { readSettings } from '../../identity/platform-settings.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { readCostState } from '../costs/accepted-cost.ts';
import { discountOfDeal } from '../discount-of-deal.ts';
import { accessNegotiation } from '../negotiations/access-negotiation.ts';
import { presentNegotiationItem } from '../negotiations/present-negotiation.ts';
import { presentWaitingCost } from './present-waiting-cost.ts';
import { listWaitingCosts } from './waiting-costs.repository.ts';

/** The operator's tariff, for whoever states a cost. */
export async function getTariff({ db }: Services): Promise<OutputOf<typeof costEndpoints.getTariff>> {
  const { percentHundredths, minCents, maxCents } = (await readSettings(db)).transactionCost;
  return { percentHundredths, minCost: minCents / 100, maxCost: maxCents / 100 };
}

/** The cost of a deal, for its two sides and staff. Throws `NOT_FOUND`, to readers too. */
export async function getDealCost(
  { db, clock }: Services,
  { actor, input }: CallOf<typeof costEndpoints.getDealCost>,
): Promise<DealCost> {
  const { negotiation, side } = await accessNegotiation(db, actor, input.negotiationId);
  if (side === 'reader') throw new AppError('NOT_FOUND');
  const { invoices, transactionCost: tariff } = await readSettings(db);
  const { vatPercent, operator } = invoices;
  const { price_cents: costCents } = negotiation;
  const discountCents = await discountOfDeal.get()(db, negotiation.id, costCents);
  const { net, vat } = splitVat(costCents - discountCents, vatPercent);
  const { standing, acceptedCents, decision } = await readCostState(db, negotiation, tariff);
  // Only what this reader sees of the offer: the tariff says its pay.
  const reader = { side, accountId: actor.accountId };
  const { offer } = presentNegotiationItem(negotiation, reader, dayOf(clock.now()));
  const isAccepted = offer?.status === offerStatus.accepted;
  return {
    negotiationId: negotiation.id,
    cost: costCents === 0 ? null : costCents / 100,
    discount: discountCents / 100,
    due: (costCents - discountCents) / 100,
    net: net / 100,
    vat: vat / 100,
    vatPercent,
    invoicedBy: operator.name,
    tariff: isAccepted ? costByTariff(tariff, Math.round(offer.monthlySalary * 100) * 12) / 100 : null,
    maxCost: tariff.maxCents / 100,
    standing,
    accepted: acceptedCents === null ? null : acceptedCents / 100,
    decision: decision && {
      agreed: decision.agreed,
      stated: decision.stated_cents / 100,
      reason: decision.reason,
      at: decision.at.toISOString(),
    },
  };
}

/** The costs that wait for staff. */
export async function getCostsToAgree(
  { db }: Services,
  { input }: CallOf<typeof costEndpoints.getCostsToAgree>,
): Promise<OutputOf<typeof costEndpoints.getCostsToAgree>> {
  const { transactionCost: tariff } = await readSettings(db);
  const page = { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) };
  const { rows, nextCursor, total } = await listWaitingCosts(db, tariff.maxCents, page);
  return { items: rows.map((row) => presentWaitingCost(row, tariff)), nextCursor, ...totalOf(total) };
}
