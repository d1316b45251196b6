import type {
  Recipient,
  Request,
  RequestContentField,
  RequestInput,
} from '@trattativa/contract/market/requests/request';
import type { RequestDraft } from '@trattativa/contract/market/requests/request-draft';
import { mayStateFee } from '@trattativa/domain/market/request-limits';
import { heightCm } from '@trattativa/domain/people/record-limits';
import { isWithin } from '@trattativa/domain/platform/number-limits';
import type { ChosenFile } from '../../files/uploads.ts';
import type { Choosable } from '../../people/recipients.ts';
import type { Preview } from './requests.queries.ts';

/** The form's values: the contract's names, with recipients as displayed. */
export type RequestValues = Omit<RequestInput, 'teamId' | 'teamIds' | 'agentIds' | 'coachingStaffIds'> & {
  /** Staff choose any club, an agent one with a mandate; a club's own members choose none. */
  club: Choosable[];
  teamIds: Choosable[];
  agentIds: Choosable[];
  coachingStaffIds: Choosable[];
  /** Files of a new request. Those of a draft or a request are already attached to it. */
  files: ChosenFile[];
};

/** The terms beside the criteria; most requests state none of them. */
export const requestTerms = [
  'moves',
  'feeBudget',
  'playersSought',
  'neededFrom',
  'neededUntil',
  'answerBy',
  'board',
  'lodging',
  'car',
] as const satisfies readonly RequestContentField[];

export type RequestTerm = (typeof requestTerms)[number];

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

/** Converts form values to the input of the service. */
export function inputOf({ club, files: _files, ...values }: RequestValues): RequestInput {
  const ids = (chosen: readonly Choosable[]) => chosen.map(({ id }) => id);
  return {
    ...values,
    feeBudget: mayStateFee(values.moves ?? []) ? values.feeBudget : null,
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
  const { overAge, underAge, monthlyOffer, refundRange, contractualStatus, foot, minHeightCm } = values;
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
    // A partly typed height is not a valid height.
    minHeightCm: minHeightCm != null && isWithin(minHeightCm, heightCm) ? minHeightCm : null,
    immediateAvailability: values.immediateAvailability,
    euPassport: values.euPassport,
    skills: values.skills,
  };
}
