import { type OfferTerms, unstatedTerms } from './offer-terms.ts';
import { seasonGoal } from './season-goals.ts';

/** Terms for the documentation's examples and for tests; invented. */
export const exampleTerms: OfferTerms = {
  ...unstatedTerms,
  monthlySalary: 1800,
  food: true,
  house: 0,
  playoffBonus: 1500,
  leagueWinnersBonus: 4000,
  goalsBonus: { amount: 200, every: 5 },
  matchesBonus: { amount: 500, every: 10 },
  seasonGoal: seasonGoal.playOff,
  level: 3,
  country: 'IT',
  city: 'Padova',
  season: 2026,
  months: 10,
  contractKind: 'amateur',
  signingFee: 600,
  furtherSeasons: [{ monthlySalary: 2000, months: 10, signingFee: null, imageRights: null }],
  promotionBonus: 2500,
  appearanceSteps: [{ from: 20, amount: 800 }],
  releaseClause: 30_000,
  option: { side: 'club', seasons: 1, until: '2028-05-31' },
  noticeMonths: 2,
  commissionPercent: 5,
  commissionPayer: 'club',
  commissionSeasons: 'allSeasons',
  commissionInstalments: 2,
  comments: 'Ritiro dal 15 luglio.',
};
