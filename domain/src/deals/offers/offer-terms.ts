import { accommodations } from '../../people/players/accommodations.ts';
import { contractKinds } from '../../people/players/contract-kinds.ts';
import { maxPercent } from '../../platform/number-limits.ts';
import { maxCommentsLength, maxNameLength } from '../../platform/text-limits.ts';
import { maxInstalments } from '../negotiation-limits.ts';
import { commissionPayers, commissionSeasons } from './contract-kinds.ts';
import { firstSeason, lastSeason, maxMonths, maxNoticeMonths } from './offer-limits.ts';
import { seasonGoal, seasonGoals } from './season-goals.ts';
import type { BonusPer, BonusStep, ContractOption, TermField, TermGroup } from './term-kinds.ts';

const euros = { kind: 'euros' } as const;
const yesNo = { kind: 'yesNo' } as const;
const everyMonth = { when: 'always', per: 'month' } as const;
const everySeason = { when: 'always', per: 'season' } as const;
const counted = { when: 'counted' } as const;

/**
 * The terms of one revision of an offer (spec §3), in the order in which it is written and read. Whatever reads, writes, shows or
 * compares a term derives it from here; only its columns and its name are stated elsewhere.
 */
export const termFields = {
  /** Gross a month. */
  monthlySalary: {
    ...euros,
    group: 'pay',
    mandatory: true,
    eachSeason: true,
    inList: true,
    inReport: true,
    worth: everyMonth,
  },
  level: { kind: 'level', group: 'where', mandatory: true, inList: true },
  country: { kind: 'country', group: 'where', mandatory: true, inList: true },
  city: { kind: 'line', maxLength: maxNameLength, group: 'where', mandatory: true, inList: true },
  /** By its first calendar year. */
  season: { kind: 'season', min: firstSeason, max: lastSeason, group: 'pay', mandatory: true, inList: true },
  /** Months of the season that are paid. */
  months: {
    kind: 'months',
    min: 1,
    max: maxMonths,
    group: 'pay',
    mandatory: true,
    eachSeason: true,
    inList: true,
    inReport: true,
  },
  seasonGoal: { kind: 'choice', of: seasonGoals, group: 'where', inReport: true },
  food: { ...yesNo, group: 'included', inReport: true, worth: everyMonth },
  /** A single or a shared room; null: none. */
  house: { kind: 'choice', of: accommodations, group: 'living', inReport: true, worth: everyMonth },
  travelTicket: { ...yesNo, group: 'included', inReport: true, worth: everySeason },
  playoffBonus: {
    ...euros,
    group: 'teamBonuses',
    inReport: true,
    worth: { when: 'result', result: seasonGoal.playOff },
  },
  leagueWinnersBonus: {
    ...euros,
    group: 'teamBonuses',
    inReport: true,
    worth: { when: 'result', result: seasonGoal.leagueWinners },
  },
  playoutBonus: {
    ...euros,
    group: 'teamBonuses',
    inReport: true,
    worth: { when: 'result', result: seasonGoal.playOut },
  },
  goalsBonus: { kind: 'perEvery', of: 'goals', group: 'ownBonuses', inReport: true, worth: counted },
  assistsBonus: { kind: 'perEvery', of: 'assists', group: 'ownBonuses', inReport: true, worth: counted },
  matchesBonus: { kind: 'perEvery', of: 'matches', group: 'ownBonuses', inReport: true, worth: counted },
  contractKind: { kind: 'choice', of: contractKinds, group: 'contract', inList: true, inReport: true },
  /** Paid in the first season. */
  signingFee: {
    ...euros,
    group: 'contract',
    eachSeason: true,
    inList: true,
    inReport: true,
    worth: everySeason,
  },
  /** Image rights of the first season. */
  imageRights: { ...euros, group: 'contract', eachSeason: true, inReport: true, worth: everySeason },
  /** The pay of the seasons after the first, in their order; each has a value of its own. Bonuses are the same in each. */
  furtherSeasons: { kind: 'furtherSeasons', group: 'contract', inReport: true },
  promotionBonus: {
    ...euros,
    group: 'endings',
    inReport: true,
    worth: { when: 'ending', ending: 'promoted' },
  },
  /** For staying in the league. */
  salvationBonus: {
    ...euros,
    group: 'endings',
    inReport: true,
    worth: { when: 'ending', ending: 'stayedUp' },
  },
  /** Each step that a season reaches pays its amount. */
  appearanceSteps: { kind: 'steps', of: 'matches', group: 'steps', inReport: true, worth: counted },
  cleanSheetSteps: { kind: 'steps', of: 'cleanSheets', group: 'steps', inReport: true, worth: counted },
  /** What another club must pay to take the player over. */
  releaseClause: { ...euros, group: 'clauses', inReport: true },
  option: { kind: 'option', group: 'clauses', inReport: true },
  /** Months of notice with which the contract can be ended. */
  noticeMonths: { kind: 'months', min: 1, max: maxNoticeMonths, group: 'clauses', inReport: true },
  /** The agent's commission, in euros or in percent: absent for readers who may not see it, as all that is about it. */
  commissionAmount: { ...euros, group: 'commission', inList: true },
  commissionPercent: { kind: 'percent', min: 0, max: maxPercent, group: 'commission', inList: true },
  /** Null: the club. */
  commissionPayer: { kind: 'choice', of: commissionPayers, group: 'commission' },
  /** Seasons whose pay a percentage of commission counts; null: the first season. */
  commissionSeasons: { kind: 'choice', of: commissionSeasons, group: 'commission' },
  commissionInstalments: { kind: 'instalments', min: 1, max: maxInstalments, group: 'commission' },
  comments: { kind: 'paragraph', maxLength: maxCommentsLength, group: 'more' },
} as const satisfies Record<string, TermField>;

type TermFields = typeof termFields;
export type TermKey = keyof TermFields;
export const termKeys = Object.keys(termFields) as TermKey[];

/** A term's field by its kind. */
export function fieldOf(term: TermKey): TermField {
  return termFields[term];
}

/** The terms whose field has these properties. */
export type TermWith<Properties> = {
  [Key in TermKey]: TermFields[Key] extends Properties ? Key : never;
}[TermKey];

export type TermOfKind<Kind extends TermField['kind']> = TermWith<{ kind: Kind }>;

function termsWhere<Key extends TermKey>(holds: (field: TermField) => boolean): readonly Key[] {
  return termKeys.filter((term): term is Key => holds(fieldOf(term)));
}

export function termsOfKind<Kind extends TermField['kind']>(kind: Kind): readonly TermOfKind<Kind>[] {
  return termsWhere((field) => field.kind === kind);
}

export function termsOfGroup<Group extends TermGroup>(
  ...groups: readonly Group[]
): readonly TermWith<{ group: Group }>[] {
  return termsWhere((field) => (groups as readonly string[]).includes(field.group));
}

/** Whether a term can concern the person of an offer: what is counted match by match only a player earns. */
export function canConcern(term: TermKey, { isPlayer }: { isPlayer: boolean }): boolean {
  return isPlayer || fieldOf(term).worth?.when !== 'counted';
}

/** The groups of the contract beyond one season of pay, which most offers do without. */
export const contractGroups = ['contract', 'endings', 'steps', 'clauses'] as const satisfies TermGroup[];

export const mandatoryTerms = termsWhere<TermWith<{ mandatory: true }>>(
  ({ mandatory }) => mandatory === true,
);

/** The terms that have a value of their own in each season. */
export type SeasonTerm = TermWith<{ eachSeason: true }>;
export const seasonTerms = termsWhere<SeasonTerm>(({ eachSeason }) => eachSeason === true);

/** The terms that lists show. */
export type ListedTerm = TermWith<{ inList: true }>;
export const listedTerms = termsWhere<ListedTerm>(({ inList }) => inList === true);

/** The terms that a public report shows. */
export type ReportedTerm = TermWith<{ inReport: true }>;
export const reportedTerms = termsWhere<ReportedTerm>(({ inReport }) => inReport === true);

/** All about the agent's commission. */
export type CommissionTerm = TermWith<{ group: 'commission' }>;
export const commissionTerms = termsOfGroup('commission');

/** The parts of an offer's value. */
export type GuaranteedTerm = TermWith<{ worth: { when: 'always' } }>;
export type ConditionalTerm = TermWith<{ worth: { when: 'result' | 'ending' | 'counted' } }>;
export const guaranteedParts = termsWhere<GuaranteedTerm>(({ worth }) => worth?.when === 'always');
export const conditionalParts = termsWhere<ConditionalTerm>(
  ({ worth }) => worth !== undefined && worth.when !== 'always',
);

/** The guaranteed parts that are no money: meals, rooms and tickets. */
export type InKindTerm = Exclude<GuaranteedTerm, TermOfKind<'euros'>>;
export const inKindTerms = guaranteedParts.filter(
  (term): term is InKindTerm => termFields[term].kind !== 'euros',
);

type Stated<Field> = Field extends { kind: 'choice'; of: readonly (infer Choice)[] }
  ? Choice
  : Field extends { kind: 'line' | 'paragraph' | 'country' }
    ? string
    : Field extends { kind: 'yesNo' }
      ? boolean
      : Field extends { kind: 'perEvery' }
        ? BonusPer
        : Field extends { kind: 'steps' }
          ? BonusStep[]
          : Field extends { kind: 'option' }
            ? ContractOption
            : Field extends { kind: 'furtherSeasons' }
              ? SeasonPay[]
              : number;

/** Yes or no, a list and a text say by themselves that nothing is stated. */
type NeverNull = { mandatory: true } | { kind: 'yesNo' | 'steps' | 'furtherSeasons' | 'line' | 'paragraph' };

/** The value of a term; null: it is not stated. */
export type TermValue<Key extends TermKey> = TermFields[Key] extends NeverNull
  ? Stated<TermFields[Key]>
  : Stated<TermFields[Key]> | null;

/** What may differ from one season of a contract to the next. Whole euros; the salary gross a month. */
export type SeasonPay = { [Key in SeasonTerm]: TermValue<Key> };

/** The terms of one revision of an offer. Money in whole euros. */
export type OfferTerms = { [Key in Exclude<TermKey, CommissionTerm>]: TermValue<Key> } & {
  [Key in CommissionTerm]?: TermValue<Key> | undefined;
};

function unstatedValue({ kind }: TermField): unknown {
  if (kind === 'yesNo') return false;
  if (kind === 'steps' || kind === 'furtherSeasons') return [];
  return kind === 'line' || kind === 'paragraph' ? '' : null;
}

/** The terms that an offer need not state, none of them stated. */
export const unstatedTerms = Object.fromEntries(
  termKeys.flatMap((term) => (fieldOf(term).mandatory ? [] : [[term, unstatedValue(fieldOf(term))]])),
) as { readonly [Key in Exclude<TermKey, TermWith<{ mandatory: true }>>]: TermValue<Key> };
