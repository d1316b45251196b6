import {
  fieldOf,
  type ListedTerm,
  type OfferTerms,
  type SeasonPay,
  type TermKey,
  type termFields,
  termKeys,
} from '@trattativa/domain/deals/offers/offer-terms';
import type {
  BonusPer,
  BonusStep,
  ContractOption,
  TermField,
} from '@trattativa/domain/deals/offers/term-kinds';
import type { Selectable } from 'kysely';
import type { Columns } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.ts';

type Revision = Selectable<DB['offer_revisions']>;
type ColumnOf<Type> = {
  [Column in keyof Revision]: NonNullable<Revision[Column]> extends Type ? Column : never;
}[keyof Revision];
type NumberColumn = ColumnOf<number>;

type NumberKind = 'euros' | 'months' | 'percent' | 'instalments' | 'season' | 'level';

/** The columns that a term of each kind has. */
interface ColumnsOfKind
  extends Record<NumberKind, readonly [NumberColumn]>,
    Record<'country' | 'line' | 'paragraph', readonly [ColumnOf<string>]>,
    Record<'steps' | 'furtherSeasons', readonly [keyof Revision]> {
  choice: readonly [ColumnOf<number | string>];
  yesNo: readonly [ColumnOf<boolean>];
  perEvery: readonly [cents: NumberColumn, every: NumberColumn];
  option: readonly [side: ColumnOf<string>, seasons: NumberColumn, until: ColumnOf<string>];
}

/** The columns of each term of a revision. */
export const columnsOfTerms = {
  monthlySalary: ['salary_cents'],
  months: ['months'],
  season: ['season'],
  level: ['level'],
  country: ['country'],
  city: ['city'],
  seasonGoal: ['season_goal'],
  food: ['food'],
  house: ['house'],
  travelTicket: ['travel_ticket'],
  playoffBonus: ['playoff_cents'],
  leagueWinnersBonus: ['league_winners_cents'],
  playoutBonus: ['playout_cents'],
  goalsBonus: ['goals_cents', 'goals_every'],
  assistsBonus: ['assists_cents', 'assists_every'],
  matchesBonus: ['matches_cents', 'matches_every'],
  contractKind: ['contract_kind'],
  signingFee: ['signing_cents'],
  imageRights: ['image_rights_cents'],
  furtherSeasons: ['further_seasons'],
  promotionBonus: ['promotion_cents'],
  salvationBonus: ['salvation_cents'],
  appearanceSteps: ['appearance_steps'],
  cleanSheetSteps: ['clean_sheet_steps'],
  releaseClause: ['release_clause_cents'],
  option: ['option_side', 'option_seasons', 'option_until'],
  noticeMonths: ['notice_months'],
  commissionAmount: ['commission_cents'],
  commissionPercent: ['commission_percent'],
  commissionPayer: ['commission_payer'],
  commissionSeasons: ['commission_seasons'],
  commissionInstalments: ['commission_instalments'],
  comments: ['comments'],
} as const satisfies { [Key in TermKey]: ColumnsOfKind[(typeof termFields)[Key]['kind']] };

type ColumnsOfTerm<Key extends TermKey> = (typeof columnsOfTerms)[Key][number];

/** The terms of one revision. Money in euro cents. */
export type TermsRow = Columns<'offer_revisions', ColumnsOfTerm<TermKey>>;

/** The terms of one revision that lists show. */
export type ListedTermsRow = Columns<'offer_revisions', ColumnsOfTerm<ListedTerm>>;

/** The pay of a further season, as part of its revision's row. */
interface StoredSeason {
  salaryCents: number;
  months: number;
  signingCents: number | null;
  imageRightsCents: number | null;
}

interface StoredStep {
  from: number;
  cents: number;
}

/** A further season as it is written: what is not stated may be left out. */
type WrittenSeason = Pick<SeasonPay, 'monthlySalary' | 'months'> & {
  [Key in 'signingFee' | 'imageRights']?: SeasonPay[Key] | undefined;
};

const cents = (euros: number | null | undefined) => (euros == null ? null : euros * 100);
const euros = (cents: number | null) => (cents === null ? null : cents / 100);

/** A term's value as its columns hold it. */
function storedValues(kind: TermField['kind'], value: unknown): readonly unknown[] {
  switch (kind) {
    case 'euros':
      return [cents(value as number | null)];
    case 'perEvery': {
      const bonus = value as BonusPer | null;
      return [cents(bonus?.amount), bonus?.every ?? null];
    }
    case 'steps':
      return [storedSteps(value as readonly BonusStep[])];
    case 'option': {
      const option = value as ContractOption | null;
      return [option?.side ?? null, option?.seasons ?? null, option?.until ?? null];
    }
    case 'furtherSeasons':
      return [(value as readonly WrittenSeason[]).map(storedSeason)];
    default:
      return [value];
  }
}

function storedSeason({ monthlySalary, months, signingFee, imageRights }: WrittenSeason): StoredSeason {
  return {
    salaryCents: monthlySalary * 100,
    months,
    signingCents: cents(signingFee),
    imageRightsCents: cents(imageRights),
  };
}

/** In the order of their numbers, however they were entered. */
function storedSteps(steps: readonly BonusStep[]): StoredStep[] {
  return steps
    .map(({ from, amount }) => ({ from, cents: amount * 100 }))
    .sort((one, other) => one.from - other.from);
}

/** What the columns of a term say; the opposite of `storedValues`. */
function statedValue(kind: TermField['kind'], values: readonly unknown[]): unknown {
  switch (kind) {
    case 'euros':
      return euros(values[0] as number | null);
    case 'perEvery': {
      const [amount, every] = values as (number | null)[];
      return amount == null || every == null ? null : { amount: amount / 100, every };
    }
    case 'steps':
      return (values[0] as readonly StoredStep[]).map((step) => ({
        from: step.from,
        amount: step.cents / 100,
      }));
    case 'option': {
      const [side, seasons, until] = values;
      return side === null || seasons === null || until === null ? null : { side, seasons, until };
    }
    case 'furtherSeasons':
      return (values[0] as readonly StoredSeason[]).map(
        (season): SeasonPay => ({
          monthlySalary: season.salaryCents / 100,
          months: season.months,
          signingFee: euros(season.signingCents),
          imageRights: euros(season.imageRightsCents),
        }),
      );
    default:
      return values[0];
  }
}

/** The columns of all terms, each of this value. */
export function rowOfTerms(of: (term: TermKey) => unknown): TermsRow {
  const columns = termKeys.flatMap((term) => {
    const values = storedValues(fieldOf(term).kind, of(term));
    return columnsOfTerms[term].map((column, index) => [column, values[index]] as const);
  });
  return Object.fromEntries(columns) as TermsRow;
}

/** The named terms of a row. Money in whole euros. */
export function termsOfRow<Key extends TermKey>(
  row: Columns<'offer_revisions', ColumnsOfTerm<Key>>,
  terms: readonly Key[],
): Pick<OfferTerms, Key> {
  const stored: Partial<Record<string, unknown>> = row;
  return Object.fromEntries(
    terms.map((term) => [
      term,
      statedValue(
        fieldOf(term).kind,
        columnsOfTerms[term].map((column) => stored[column]),
      ),
    ]),
  ) as Pick<OfferTerms, Key>;
}
