import type {
  Recipient,
  Request,
  RequestContentField,
  RequestInput,
} from '@trattativa/contract/market/requests/request';
import type { RequestDraft } from '@trattativa/contract/market/requests/request-draft';
import { birthYears, mayStateFee, minutesAsked } from '@trattativa/domain/market/request-limits';
import { heightCm } from '@trattativa/domain/people/record-limits';
import { isWithin, type NumberRange } from '@trattativa/domain/platform/number-limits';
import type { RequestWords } from '@trattativa/texts/records/request-words';
import type { ChosenFile } from '../../../files/uploads.ts';
import type { Choosable } from '../../../people/recipients-ui.ts';
import { isEmpty } from '../../../ui/form/field.ts';
import type { Preview } from '../requests.queries.ts';

/** The facts that the words for a request say. */
type RequestFacts = Parameters<RequestWords['facts']>[0];

/** The form's values: the contract's names, with recipients as displayed. */
export type RequestValues = Omit<
  RequestInput,
  'teamId' | 'teamIds' | 'agentIds' | 'coachingStaffIds' | 'nonEuPlace'
> & {
  nonEuPlace: 'yes' | 'no' | null;
  /** Staff choose any club, an agent one with a mandate; a club's own members choose none. */
  club: Choosable[];
  teamIds: Choosable[];
  agentIds: Choosable[];
  coachingStaffIds: Choosable[];
  /** Files of a new request. Those of a draft or a request are already attached to it. */
  files: ChosenFile[];
};

/** The folded parts of the form, in their order; most requests state nothing of them. Titles: `request-form:group.<name>`. */
export const termGroups = {
  deal: ['moves', 'feeBudget', 'playersSought'],
  profile: ['bornFrom', 'bornTo', 'quota', 'nationalities', 'nonEuPlace', 'minMinutes', 'secondRoleAccepted'],
  conditions: ['board', 'lodging', 'car'],
  times: ['neededFrom', 'neededUntil', 'answerBy'],
} as const satisfies Record<string, readonly RequestContentField[]>;

export type TermGroup = keyof typeof termGroups;

export type RequestTerm = (typeof termGroups)[TermGroup][number];

const emptyValues: Required<RequestValues> = {
  id: null,
  version: null,
  club: [],
  role: null,
  level: null,
  city: '',
  country: null,
  address: '',
  overAge: null,
  underAge: null,
  monthlyOffer: null,
  refundRange: null,
  contractualStatus: null,
  immediateAvailability: false,
  foot: null,
  minHeightCm: null,
  euPassport: false,
  skills: [],
  secondRoleAccepted: true,
  bornFrom: null,
  bornTo: null,
  quota: null,
  nationalities: [],
  nonEuPlace: null,
  minMinutes: null,
  moves: [],
  feeBudget: null,
  playersSought: null,
  neededFrom: null,
  neededUntil: null,
  answerBy: null,
  board: false,
  lodging: false,
  car: false,
  project: '',
  requestedMaterial: '',
  teamIds: [],
  agentIds: [],
  coachingStaffIds: [],
  files: [],
};

/** Whether a term says something; a box that is checked from the beginning does so when it is cleared. */
export function isTermStated(term: RequestTerm, value: unknown): boolean {
  return emptyValues[term] === true ? value === false : !isEmpty(value);
}

/** The form values of one group alone, as the words for a request take them. */
export function onlyTermsOf(group: TermGroup, values: RequestValues): RequestFacts {
  const stated = termGroups[group].map((term) => [term, values[term] ?? emptyValues[term]]);
  const only = { ...emptyValues, ...Object.fromEntries(stated) };
  return { ...only, nonEuPlace: only.nonEuPlace === null ? null : only.nonEuPlace === 'yes' };
}

/** The initial values of a new request, from the club's known data. */
export function newValues(
  club: { level: number | null; city: string; country: string } | undefined,
): RequestValues {
  if (!club) return emptyValues;
  return {
    ...emptyValues,
    level: club.level as RequestValues['level'],
    city: club.city,
    country: club.country,
  };
}

/** The form values of an existing request or draft. A draft's id is not the request's. */
export function valuesOf(request: Request | RequestDraft): RequestValues {
  const chosen = (kind: Recipient['kind']) =>
    (request.recipients ?? [])
      .filter((recipient) => recipient.kind === kind)
      .map(({ id, name, detail }) => ({ id, name, detail }));
  const values: Record<string, unknown> = { ...emptyValues };
  for (const name of Object.keys(emptyValues)) {
    if (name in request) values[name] = request[name as keyof typeof request];
  }
  return {
    ...(values as RequestValues),
    ...('status' in request ? {} : { id: null, version: null }),
    nonEuPlace: request.nonEuPlace === null ? null : request.nonEuPlace ? 'yes' : 'no',
    club: request.team ? [{ id: request.team.id, name: request.team.name, detail: request.team.city }] : [],
    teamIds: chosen('team'),
    agentIds: chosen('agent'),
    coachingStaffIds: chosen('coachingStaff'),
  };
}

/** The values of a new request that asks and offers what an earlier one did. Chosen files stay. */
export function copyOf(request: Request, files: RequestValues['files']): RequestValues {
  return { ...valuesOf(request), id: null, version: null, files };
}

/** The terms that the service takes in another form. */
function termsOf(values: Pick<RequestValues, 'moves' | 'feeBudget' | 'nonEuPlace'>) {
  return {
    feeBudget: mayStateFee(values.moves ?? []) ? values.feeBudget : null,
    nonEuPlace: values.nonEuPlace === null ? null : values.nonEuPlace === 'yes',
  };
}

/** Converts form values to the input of the service. */
export function inputOf({ club, files: _files, ...values }: RequestValues): RequestInput {
  const ids = (chosen: readonly Choosable[]) => chosen.map(({ id }) => id);
  return {
    ...values,
    ...termsOf(values),
    // Without birth years there is no quota to fill.
    quota: values.bornFrom == null && values.bornTo == null ? null : values.quota,
    neededFrom: values.neededFrom || null,
    neededUntil: values.neededUntil || null,
    answerBy: values.answerBy || null,
    teamId: club[0]?.id ?? null,
    teamIds: ids(values.teamIds),
    agentIds: ids(values.agentIds),
    coachingStaffIds: ids(values.coachingStaffIds),
  };
}

/** The part that the preview can count; null while role, level or country are missing. */
export function previewOf(values: RequestValues, requestId: number | null): Preview | null {
  const { role, level, country } = values;
  if (role == null || level == null || !country) return null;
  const { overAge, underAge, monthlyOffer, refundRange, contractualStatus, foot } = values;
  // A partly typed number is not a valid one yet.
  const typed = (number: number | null | undefined, range: NumberRange) =>
    number != null && isWithin(number, range) ? number : null;
  return {
    ...(requestId !== null && { requestId }),
    role,
    level,
    country,
    overAge,
    underAge,
    monthlyOffer,
    refundRange,
    contractualStatus,
    foot,
    minHeightCm: typed(values.minHeightCm, heightCm),
    immediateAvailability: values.immediateAvailability,
    euPassport: values.euPassport,
    skills: values.skills,
    secondRoleAccepted: values.secondRoleAccepted,
    moves: values.moves,
    ...termsOf(values),
    bornFrom: typed(values.bornFrom, birthYears),
    bornTo: typed(values.bornTo, birthYears),
    nationalities: values.nationalities,
    minMinutes: typed(values.minMinutes, minutesAsked),
  };
}
