import type { PlayerInput } from '@trattativa/contract/people/players/player';
import { youngestPlayer } from '@trattativa/domain/people/record-limits';
import { isCountryCode, isEuCountry } from '@trattativa/domain/platform/countries';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import {
  type AllColumns,
  centsOf,
  eachOnce,
  emptiedBy,
  inOrder,
  writtenOnly,
} from '../../platform/omitted-fields.ts';
import type { columnsOfPlayer } from './player.ts';
import type { PlayerFields } from './players.repository.ts';

/** An empty record. */
const emptyPlayer: PlayerFields = {
  name: '',
  surname: '',
  born_date: null,
  principal_role: null,
  secondary_role: null,
  contractual_status: null,
  foot: null,
  height_cm: null,
  weight_kg: null,
  nationality: null,
  eu_passport: null,
  country: null,
  city: '',
  region: null,
  address: '',
  phone: '',
  salary_cents: null,
  requested_salary_cents: null,
  refund_range: null,
  requested_food: null,
  requested_accommodation: null,
  requested_bonus_cents: null,
  commission_fee_min_cents: null,
  commission_fee_max_cents: null,
  player_value_cents: null,
  current_club: '',
  current_level: null,
  search_levels: [],
  countries_interested: [],
  immediate_availability: null,
  minutes_percent: null,
  video_url: null,
  youtube_url: null,
  football_data_url: null,
  linkedin_url: null,
  facebook_url: null,
  instagram_url: null,
  second_nationality: null,
  eligible_associations: [],
  registered_association: null,
  permit_needed: null,
  permit_until: null,
  contract_end: null,
  option_holder: null,
  option_until: null,
  release_clause_cents: null,
  asking_fee_cents: null,
  pay_share_percent: null,
  terms_shown: false,
  open_to_free: false,
  open_to_loan: false,
  open_to_permanent: false,
  comments: '',
  on_market: true,
  open_to_scouts: false,
};

/** The columns of a new record from validated input. Throws as `changedPlayerFields`. */
export function newPlayerFields(input: PlayerInput, today: string): PlayerFields {
  return { ...emptyPlayer, ...changedPlayerFields(emptyPlayer, input, today) };
}

/**
 * The columns changed by validated input: omitted fields stay, null clears, euros become cents. The EU
 * passport follows from the written nationality unless given; the database empties a free agent's contract facts. Throws `INVALID_INPUT` for an unknown country,
 * an impossible birth date, and values that contradict a stored field.
 */
export function changedPlayerFields(
  present: PlayerFields & { registration_id?: number | null },
  input: Partial<PlayerInput>,
  today: string,
): Partial<PlayerFields> {
  const fields = writtenOnly<PlayerFields>({
    name: input.name,
    surname: input.surname,
    born_date: input.bornDate,
    principal_role: input.principalRole,
    secondary_role: input.secondaryRole,
    contractual_status: input.contractualStatus,
    foot: input.foot,
    height_cm: input.heightCm,
    weight_kg: input.weightKg,
    nationality: input.nationality,
    eu_passport: euPassport(present, input),
    country: input.country,
    city: emptiedBy(input.city, ''),
    region: input.region,
    address: emptiedBy(input.address, ''),
    phone: emptiedBy(input.phone, ''),
    salary_cents: centsOf(input.salary),
    requested_salary_cents: centsOf(input.requestedSalary),
    refund_range: input.refundRange,
    requested_food: input.requestedFood,
    requested_accommodation: input.requestedAccommodation,
    requested_bonus_cents: centsOf(input.requestedBonus),
    commission_fee_min_cents: centsOf(input.commissionFeeMin),
    commission_fee_max_cents: centsOf(input.commissionFeeMax),
    player_value_cents: centsOf(input.playerValue),
    current_club: emptiedBy(input.currentClub, ''),
    current_level: input.currentLevel,
    search_levels: inOrder(input.searchLevels),
    countries_interested: eachOnce(input.countriesInterested),
    immediate_availability: input.immediateAvailability,
    minutes_percent: input.minutesPercent,
    video_url: input.videoUrl,
    youtube_url: input.youtubeUrl,
    football_data_url: input.footballDataUrl,
    linkedin_url: input.linkedinUrl,
    facebook_url: input.facebookUrl,
    instagram_url: input.instagramUrl,
    second_nationality: input.secondNationality,
    eligible_associations: eachOnce(input.eligibleAssociations),
    registered_association: input.registeredAssociation,
    ...permit(input),
    contract_end: input.contractEnd,
    option_holder: input.optionHolder,
    option_until: input.optionUntil,
    release_clause_cents: centsOf(input.releaseClause),
    asking_fee_cents: centsOf(input.askingFee),
    pay_share_percent: input.payShare,
    terms_shown: input.termsShown,
    open_to_free: input.openToFree,
    open_to_loan: input.openToLoan,
    open_to_permanent: input.openToPermanent,
    comments: emptiedBy(input.comments, ''),
    on_market: input.onMarket,
    open_to_scouts: input.openToScouts,
  } satisfies AllColumns<PlayerFields>);
  const problems = [
    ...problemsOf(input, today),
    ...conflictsOf({ ...present, ...fields }),
    ...(present.registration_id == null ? [] : contradictionsOfLedger(present, fields)),
  ];
  if (problems.length > 0) throw new AppError('INVALID_INPUT', { fields: problems });
  // Regions are Italian: another country clears the region.
  const livesInItaly = (fields.country === undefined ? present : fields).country === 'IT';
  return livesInItaly || (present.region === null && fields.region == null)
    ? fields
    : { ...fields, region: null };
}

function euPassport(present: PlayerFields, input: Partial<PlayerInput>): boolean | null | undefined {
  if (input.euPassport != null) return input.euPassport;
  if (input.euPassport === undefined && input.nationality === undefined) return undefined;
  const nationality = input.nationality === undefined ? present.nationality : input.nationality;
  return nationality === null ? null : isEuCountry(nationality);
}

/** The residence permit: a day until which it lasts says that one is needed; where none is needed, there is no day. */
function permit({ permitNeeded, permitUntil }: Partial<PlayerInput>) {
  if (permitUntil != null && permitNeeded !== false)
    return { permit_needed: true, permit_until: permitUntil };
  return {
    permit_needed: permitNeeded,
    permit_until: permitNeeded === undefined || permitNeeded ? permitUntil : null,
  };
}

/** What the registration ledger says of a player who signed on the platform: no form says otherwise. */
const registeredFields = {
  contractualStatus: 'contractual_status',
  currentClub: 'current_club',
  contractEnd: 'contract_end',
} as const satisfies Partial<typeof columnsOfPlayer>;

/** Written fields that contradict the registration in force, from which the record takes them. */
export function contradictionsOfLedger(present: PlayerFields, fields: Partial<PlayerFields>): FieldProblem[] {
  return Object.entries(registeredFields).flatMap(([field, column]) =>
    fields[column] === undefined || fields[column] === present[column]
      ? []
      : [{ path: ['player', field], code: 'registered' as const, params: { club: present.current_club } }],
  );
}

/** The contradictions of a record, also between written and stored fields. */
function conflictsOf(record: PlayerFields): FieldProblem[] {
  const {
    secondary_role,
    principal_role,
    commission_fee_min_cents: min,
    commission_fee_max_cents: max,
    contract_end,
    option_until,
  } = record;
  const problems: FieldProblem[] = [];
  if (secondary_role !== null && secondary_role === principal_role)
    problems.push({ path: ['player', 'secondaryRole'], code: 'sameAsPrincipalRole' });
  if (min !== null && max !== null && min > max)
    problems.push({ path: ['player', 'commissionFeeMax'], code: 'fromAboveTo' });
  if (contract_end !== null && option_until !== null && option_until <= contract_end)
    problems.push({ path: ['player', 'optionUntil'], code: 'notAfterContractEnd' });
  if (record.second_nationality !== null && record.second_nationality === record.nationality)
    problems.push({ path: ['player', 'secondNationality'], code: 'sameAsNationality' });
  return problems;
}

function problemsOf(input: Partial<PlayerInput>, today: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (field: string, code: FieldProblem['code'], params = {}) =>
    problems.push({ path: ['player', field], code, params });
  if (input.bornDate) {
    if (input.bornDate > today) say('bornDate', 'inTheFuture');
    else if (ageOn(input.bornDate, today) < youngestPlayer)
      say('bornDate', 'ageTooLow', { min: youngestPlayer });
  }
  if (input.nationality && !isCountryCode(input.nationality)) say('nationality', 'notInList');
  if (input.secondNationality && !isCountryCode(input.secondNationality))
    say('secondNationality', 'notInList');
  if (input.country && !isCountryCode(input.country)) say('country', 'notInList');
  if (input.countriesInterested?.some((code) => !isCountryCode(code)))
    say('countriesInterested', 'notInList');
  return problems;
}
