import type { OfferTerms } from './offer-terms.ts';

/** Terms for the documentation's examples and for tests; invented. */
export const exampleTerms: OfferTerms = {
  monthlySalary: 1800,
  food: true,
  house: 0,
  travelTicket: false,
  playoffBonus: 1500,
  leagueWinnersBonus: 4000,
  playoutBonus: null,
  goalsBonus: { amount: 200, every: 5 },
  assistsBonus: null,
  matchesBonus: { amount: 500, every: 10 },
  seasonGoal: 0,
  level: 3,
  country: 'IT',
  city: 'Padova',
  season: 2026,
  months: 10,
  commissionAmount: null,
  commissionPercent: 5,
  comments: 'Ritiro dal 15 luglio.',
};
