import type { Api } from '@trattativa/contract/api';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import type { OfferTerms } from '@trattativa/domain/deals/offer-terms';
import type { ChosenFile } from '../../files/uploads.ts';
import type { Offerable } from './offers.queries.ts';

interface BonusValues {
  amount: number | null;
  every: number | null;
}

/** The terms as filled in and stored as a draft. Money in whole euros. */
export interface TermsValues {
  monthlySalary: number | null;
  food: boolean;
  house: number | null;
  travelTicket: boolean;
  playoffBonus: number | null;
  leagueWinnersBonus: number | null;
  playoutBonus: number | null;
  goalsBonus: BonusValues;
  assistsBonus: BonusValues;
  matchesBonus: BonusValues;
  seasonGoal: number | null;
  level: number | null;
  country: string | null;
  city: string;
  season: number | null;
  months: number | null;
  commissionAmount: number | null;
  commissionPercent: number | null;
  comments: string;
  expiresOn: string;
}

export interface OfferValues extends TermsValues {
  /** The club for which staff act. */
  club: TeamCard | null;
  person: Offerable | null;
  files: ChosenFile[];
}

const noBonus: BonusValues = { amount: null, every: null };

export const emptyTerms: TermsValues = {
  monthlySalary: null,
  food: false,
  house: null,
  travelTicket: false,
  playoffBonus: null,
  leagueWinnersBonus: null,
  playoutBonus: null,
  goalsBonus: noBonus,
  assistsBonus: noBonus,
  matchesBonus: noBonus,
  seasonGoal: null,
  level: null,
  country: null,
  city: '',
  season: null,
  months: null,
  commissionAmount: null,
  commissionPercent: null,
  comments: '',
  expiresOn: '',
} satisfies Record<keyof TermsValues | keyof OfferTerms, unknown>;

/** The initial values of a counter-offer: the terms in force. */
export function valuesOf(terms: OfferTerms, expiresOn: string | null): TermsValues {
  return {
    ...terms,
    goalsBonus: terms.goalsBonus ?? noBonus,
    assistsBonus: terms.assistsBonus ?? noBonus,
    matchesBonus: terms.matchesBonus ?? noBonus,
    commissionAmount: terms.commissionAmount ?? null,
    commissionPercent: terms.commissionPercent ?? null,
    expiresOn: expiresOn ?? '',
  };
}

type Input = Required<Omit<Api['Offer/ReviseOffer']['input'], 'offerId' | 'version'>>;

/** The input of the call: a bonus only with both parts, blank text as none. */
export function termsInput(values: TermsValues): Input {
  const per = ({ amount, every }: BonusValues) =>
    amount === null || every === null ? null : { amount, every };
  return {
    monthlySalary: values.monthlySalary,
    food: values.food,
    house: values.house as Input['house'],
    travelTicket: values.travelTicket,
    playoffBonus: values.playoffBonus,
    leagueWinnersBonus: values.leagueWinnersBonus,
    playoutBonus: values.playoutBonus,
    goalsBonus: per(values.goalsBonus),
    assistsBonus: per(values.assistsBonus),
    matchesBonus: per(values.matchesBonus),
    seasonGoal: values.seasonGoal as Input['seasonGoal'],
    level: values.level as Input['level'],
    country: values.country,
    city: values.city.trim() || null,
    season: values.season,
    months: values.months,
    commissionAmount: values.commissionAmount,
    commissionPercent: values.commissionPercent,
    comments: values.comments.trim() || null,
    expiresOn: values.expiresOn || null,
  };
}
