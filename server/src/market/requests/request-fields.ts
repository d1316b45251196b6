import type { RequestInput } from '@trattativa/contract/market/requests/request';
import { mandatoryRequestFields, mayStateFee } from '@trattativa/domain/market/request-limits';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { type MoveKind, moveKinds } from '@trattativa/domain/people/players/contract-facts';
import { isCountryCode } from '@trattativa/domain/platform/countries';
import { AppError, type FieldProblem, fieldError } from '../../platform/app-error.ts';
import { type AllColumns, centsOf, emptiedBy, inOrder, writtenOnly } from '../../platform/omitted-fields.ts';
import type { Services } from '../../platform/services.ts';
import type { RecipientIds } from './recipients.repository.ts';
import type { RequestFields } from './request.ts';

type UnfinishedFields = Omit<RequestFields, 'role' | 'level'> & {
  role: PlayerRole | null;
  level: number | null;
};

/** An empty request; it lacks mandatory fields. */
const emptyRequest: UnfinishedFields = {
  role: null,
  level: null,
  country: '',
  city: '',
  address: '',
  over_age: null,
  under_age: null,
  offer_cents: null,
  refund_range: null,
  contractual_status: null,
  immediate_availability: false,
  foot: null,
  min_height_cm: null,
  eu_passport: false,
  skills: [],
  second_role_accepted: true,
  born_from: null,
  born_to: null,
  quota: null,
  nationalities: [],
  non_eu_place: null,
  min_minutes: null,
  moves: [],
  fee_budget_cents: null,
  players_sought: null,
  needed_from: null,
  needed_until: null,
  answer_by: null,
  board: false,
  lodging: false,
  car: false,
  project: '',
  requested_material: '',
};

/**
 * The columns written by validated input: omitted fields stay as in `present` (empty for a new request), null
 * clears, euros become cents. Throws `MISSING_REQUEST_PARAMETERS` naming what is missing (spec §5: level and
 * location of the club, a player role, at least one team or agent), `INVALID_INPUT` for an unknown country, a
 * reversed range of ages, years or days, a quota without birth years, or a fee without a permanent move.
 */
export function requestFields(
  input: RequestInput,
  recipients: RecipientIds,
  present: RequestFields | null,
): RequestFields {
  const written: UnfinishedFields = {
    ...onlyFields(present ?? emptyRequest),
    ...writtenOnly<UnfinishedFields>({
      role: input.role,
      level: input.level,
      country: emptiedBy(input.country, ''),
      city: emptiedBy(input.city, ''),
      address: emptiedBy(input.address, ''),
      over_age: input.overAge,
      under_age: input.underAge,
      offer_cents: centsOf(input.monthlyOffer),
      refund_range: input.refundRange,
      contractual_status: input.contractualStatus,
      immediate_availability: emptiedBy(input.immediateAvailability, false),
      foot: input.foot,
      min_height_cm: input.minHeightCm,
      eu_passport: emptiedBy(input.euPassport, false),
      skills: inOrder(input.skills),
      second_role_accepted: emptiedBy(input.secondRoleAccepted, true),
      born_from: input.bornFrom,
      born_to: input.bornTo,
      quota: input.quota,
      nationalities: inOrder(input.nationalities),
      non_eu_place: input.nonEuPlace,
      min_minutes: input.minMinutes,
      moves: input.moves === undefined ? undefined : moveKinds.filter((kind) => input.moves?.includes(kind)),
      fee_budget_cents: centsOf(input.feeBudget),
      players_sought: input.playersSought,
      needed_from: input.neededFrom,
      needed_until: input.neededUntil,
      answer_by: input.answerBy,
      board: emptiedBy(input.board, false),
      lodging: emptiedBy(input.lodging, false),
      car: emptiedBy(input.car, false),
      project: emptiedBy(input.project, ''),
      requested_material: emptiedBy(input.requestedMaterial, ''),
    } satisfies AllColumns<UnfinishedFields>),
  };
  const { role, level, country } = written;
  const missing: FieldProblem[] = [];
  const ask = (field: string) => missing.push({ path: ['request', field], code: 'required' });
  for (const field of mandatoryRequestFields)
    if (written[field] === null || written[field] === '') ask(field);
  if (recipients.teamIds.length + recipients.agentIds.length === 0) ask('agentIds');
  if (missing.length > 0 || role === null || level === null) {
    throw new AppError('MISSING_REQUEST_PARAMETERS', { fields: missing });
  }
  const refused = (field: string, code: FieldProblem['code']) =>
    fieldError('INVALID_INPUT', ['request', field], code);
  if (!isCountryCode(country)) throw refused('country', 'notInList');
  const reversed = (from: number | string | null, to: number | string | null) =>
    from !== null && to !== null && from > to;
  if (reversed(written.over_age, written.under_age)) throw refused('overAge', 'fromAboveTo');
  if (reversed(written.born_from, written.born_to)) throw refused('bornFrom', 'fromAboveTo');
  if (reversed(written.needed_from, written.needed_until)) throw refused('neededFrom', 'fromAboveTo');
  if (written.quota !== null && written.born_from === null && written.born_to === null)
    throw refused('quota', 'quotaOfBirthYears');
  if (written.nationalities.some((code) => !isCountryCode(code))) throw refused('nationalities', 'notInList');
  if (written.fee_budget_cents !== null && !mayStateFee(written.moves as MoveKind[]))
    throw refused('feeBudget', 'feeOfPermanentMove');
  return { ...written, role, level };
}

/** The columns of a row that a writer sets. */
function onlyFields(row: UnfinishedFields): UnfinishedFields {
  const names = Object.keys(emptyRequest) as (keyof UnfinishedFields)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as UnfinishedFields;
}

/** The recipients, each once and the club itself left out. */
export function recipientIds(
  input: Pick<RequestInput, 'teamIds' | 'agentIds' | 'coachingStaffIds'>,
  ownTeamId: number | null,
): RecipientIds {
  return {
    teamIds: unique(input.teamIds).filter((id) => id !== ownTeamId),
    agentIds: unique(input.agentIds),
    coachingStaffIds: unique(input.coachingStaffIds),
  };
}

/**
 * Throws `MAX_CLUBS`, `MAX_AGENTS`, `MAX_COACHING_STAFF` for more recipients than may be chosen at once; `within` is what
 * the input calls them part of.
 */
export function assertNotTooManyRecipients(
  { settings }: Pick<Services, 'settings'>,
  { teamIds, agentIds, coachingStaffIds }: RecipientIds,
  within: 'request' | 'draft',
): void {
  const { clubs, agents, coachingStaff } = settings.current.recipients;
  const refuse = (code: 'MAX_CLUBS' | 'MAX_AGENTS' | 'MAX_COACHING_STAFF', field: string, max: number) =>
    fieldError(code, [within, field], 'tooMany', { max });
  if (teamIds.length > clubs) throw refuse('MAX_CLUBS', 'teamIds', clubs);
  if (agentIds.length > agents) throw refuse('MAX_AGENTS', 'agentIds', agents);
  if (coachingStaffIds.length > coachingStaff)
    throw refuse('MAX_COACHING_STAFF', 'coachingStaffIds', coachingStaff);
}

function unique(ids: readonly number[] | null | undefined): number[] {
  return [...new Set(ids ?? [])];
}
