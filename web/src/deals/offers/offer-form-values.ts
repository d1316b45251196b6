import type { Api } from '@trattativa/contract/api';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import type {
  CommissionPayer,
  CommissionSeasons,
  ContractKind,
  OptionSide,
} from '@trattativa/domain/deals/contract-kinds';
import type { OfferTerms } from '@trattativa/domain/deals/offer-terms';
import type { ChosenFile } from '../../files/uploads.ts';
import type { Offerable } from './offers.queries.ts';

interface BonusValues {
  amount: number | null;
  every: number | null;
}

export interface StepValues {
  from: number | null;
  amount: number | null;
}

export interface SeasonValues {
  monthlySalary: number | null;
  months: number | null;
  signingFee: number | null;
  imageRights: number | null;
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
  contractKind: ContractKind | null;
  signingFee: number | null;
  imageRights: number | null;
  furtherSeasons: SeasonValues[];
  promotionBonus: number | null;
  salvationBonus: number | null;
  appearanceSteps: StepValues[];
  cleanSheetSteps: StepValues[];
  releaseClause: number | null;
  option: { side: OptionSide | null; seasons: number | null; until: string };
  commissionAmount: number | null;
  commissionPercent: number | null;
  commissionPayer: CommissionPayer | null;
  commissionSeasons: CommissionSeasons | null;
  commissionInstalments: number | null;
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
const noOption: TermsValues['option'] = { side: null, seasons: null, until: '' };

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
  contractKind: null,
  signingFee: null,
  imageRights: null,
  furtherSeasons: [],
  promotionBonus: null,
  salvationBonus: null,
  appearanceSteps: [],
  cleanSheetSteps: [],
  releaseClause: null,
  option: noOption,
  commissionAmount: null,
  commissionPercent: null,
  commissionPayer: null,
  commissionSeasons: null,
  commissionInstalments: null,
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
    furtherSeasons: [...terms.furtherSeasons],
    appearanceSteps: [...terms.appearanceSteps],
    cleanSheetSteps: [...terms.cleanSheetSteps],
    option: terms.option ?? noOption,
    commissionAmount: terms.commissionAmount ?? null,
    commissionPercent: terms.commissionPercent ?? null,
    commissionPayer: terms.commissionPayer ?? null,
    commissionSeasons: terms.commissionSeasons ?? null,
    commissionInstalments: terms.commissionInstalments ?? null,
    expiresOn: expiresOn ?? '',
  };
}

export type TermsToSend = Required<Omit<Api['Offer/ReviseOffer']['input'], 'offerId' | 'version'>>;

/** The input of the call: a bonus, a step and an option only with all parts, blank text as none. */
export function termsInput(values: TermsValues): TermsToSend {
  return {
    monthlySalary: values.monthlySalary,
    food: values.food,
    house: values.house as TermsToSend['house'],
    travelTicket: values.travelTicket,
    playoffBonus: values.playoffBonus,
    leagueWinnersBonus: values.leagueWinnersBonus,
    playoutBonus: values.playoutBonus,
    goalsBonus: wholeBonus(values.goalsBonus),
    assistsBonus: wholeBonus(values.assistsBonus),
    matchesBonus: wholeBonus(values.matchesBonus),
    seasonGoal: values.seasonGoal as TermsToSend['seasonGoal'],
    level: values.level as TermsToSend['level'],
    country: values.country,
    city: values.city.trim() || null,
    season: values.season,
    months: values.months,
    contractKind: values.contractKind,
    signingFee: values.signingFee,
    imageRights: values.imageRights,
    furtherSeasons: values.furtherSeasons.map(seasonInput),
    promotionBonus: values.promotionBonus,
    salvationBonus: values.salvationBonus,
    appearanceSteps: wholeSteps(values.appearanceSteps),
    cleanSheetSteps: wholeSteps(values.cleanSheetSteps),
    releaseClause: values.releaseClause,
    option: optionInput(values.option),
    ...commissionInput(values),
    comments: values.comments.trim() || null,
    expiresOn: values.expiresOn || null,
  };
}

/** The form demands salary and months of every season before it is sent. */
function seasonInput(season: SeasonValues): NonNullable<TermsToSend['furtherSeasons']>[number] {
  return { ...season, monthlySalary: season.monthlySalary ?? 0, months: season.months ?? 1 };
}

function wholeBonus({ amount, every }: BonusValues) {
  return amount === null || every === null ? null : { amount, every };
}

function wholeSteps(steps: readonly StepValues[]) {
  return steps.flatMap(({ from, amount }) => (from === null || amount === null ? [] : [{ from, amount }]));
}

function optionInput({ side, seasons, until }: TermsValues['option']): TermsToSend['option'] {
  return side === null || seasons === null || until === '' ? null : { side, seasons, until };
}

/** Who pays, on what and in how many parts are said only of a commission, the first two by a choice. */
function commissionInput(values: TermsValues) {
  const { commissionAmount, commissionPercent } = values;
  const isStated = commissionAmount !== null || commissionPercent !== null;
  return {
    commissionAmount,
    commissionPercent,
    commissionPayer: isStated ? values.commissionPayer : null,
    commissionSeasons: commissionPercent === null ? null : values.commissionSeasons,
    commissionInstalments: isStated ? values.commissionInstalments : null,
  };
}

/** The terms as filled in so far, for the rules about contracts; null while a mandatory one is missing. */
export function termsSoFar(values: TermsValues): OfferTerms | null {
  const { monthlySalary, months, level, country, season } = values;
  if (monthlySalary === null || months === null || level === null || country === null || season === null) {
    return null;
  }
  return {
    ...values,
    ...{ monthlySalary, months, level, country, season },
    house: null,
    seasonGoal: null,
    goalsBonus: wholeBonus(values.goalsBonus),
    assistsBonus: wholeBonus(values.assistsBonus),
    matchesBonus: wholeBonus(values.matchesBonus),
    furtherSeasons: values.furtherSeasons.map((pay) => ({
      ...pay,
      monthlySalary: pay.monthlySalary ?? 0,
      months: pay.months ?? 1,
    })),
    appearanceSteps: wholeSteps(values.appearanceSteps),
    cleanSheetSteps: wholeSteps(values.cleanSheetSteps),
    option: null,
  };
}
