import type { Api } from '@trattativa/contract/api';
import type { TestApp } from '../build-test-app.ts';
import { type Deal, makeViewedDeal } from './negotiations.ts';

type NewOffer = Api['Offer/CreateOffer']['input'];

/** All mandatory parameters, and some of the others. */
export const usualTerms = {
  monthlySalary: 1800,
  food: true,
  house: 0,
  level: 3,
  country: 'IT',
  city: 'Padova',
  season: 2026,
  months: 10,
  playoffBonus: 1500,
  goalsBonus: { amount: 200, every: 5 },
  comments: 'Ritiro dal 15 luglio.',
} as const satisfies NewOffer;

export interface MadeOffer extends Deal {
  offerId: number;
  version: number;
}

/** A club has made an offer within its negotiation; the agent has not opened it. */
export async function makeOffer(
  app: TestApp,
  options: { deal?: Parameters<typeof makeViewedDeal>[1]; terms?: Partial<NewOffer> } = {},
): Promise<MadeOffer> {
  const deal = await makeViewedDeal(app, options.deal);
  const { offer } = (
    await app.call(deal.club.token, 'Offer/CreateOffer', {
      playerId: deal.playerId,
      negotiationId: deal.negotiationId,
      ...usualTerms,
      ...options.terms,
    })
  ).ok;
  return { ...deal, offerId: offer.id, version: offer.version };
}

/** The same, opened by the agent: status 3, the recipient's turn. */
export async function makeViewedOffer(
  app: TestApp,
  options: Parameters<typeof makeOffer>[1] = {},
): Promise<MadeOffer> {
  const made = await makeOffer(app, options);
  const { version } = (await app.call(made.agent.token, 'Offer/OpenOffer', { offerId: made.offerId })).ok;
  return { ...made, version };
}
