import type { Recipient, Request, RequestInput } from '@trattativa/contract/market/requests/request';
import type { RequestDraft } from '@trattativa/contract/market/requests/request-draft';
import type { ChosenFile } from '../../files/uploads.ts';
import type { Choosable } from '../../people/recipients.ts';
import type { Preview } from './requests.queries.ts';

/** The form of a request: the contract's names, with the recipients as they are shown. */
export type RequestValues = Omit<RequestInput, 'teamId' | 'teamIds' | 'agentIds' | 'coachingStaffIds'> & {
  /** Staff name the club, an agent one of those that mandated them; a club's own people need not. */
  club: Choosable[];
  teamIds: Choosable[];
  agentIds: Choosable[];
  coachingStaffIds: Choosable[];
  /** Of a request that is begun; those of a draft and of a request hang on it already. */
  files: ChosenFile[];
};

const emptyValues: RequestValues = {
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
  project: '',
  requestedMaterial: '',
  teamIds: [],
  agentIds: [],
  coachingStaffIds: [],
  files: [],
};

/** A new request begins with what is known of the club. */
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

/** The form of a request that is changed, or of a draft that is gone on with; a draft's id is not the request's. */
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

/** What is sent. */
export function inputOf({ club, files: _files, ...values }: RequestValues): RequestInput {
  const ids = (chosen: readonly Choosable[]) => chosen.map(({ id }) => id);
  return {
    ...values,
    teamId: club[0]?.id ?? null,
    teamIds: ids(values.teamIds),
    agentIds: ids(values.agentIds),
    coachingStaffIds: ids(values.coachingStaffIds),
  };
}

/** What can be counted of it so far; null while role, level or country are missing. */
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
    // While a height is being typed it is no height yet.
    minHeightCm: minHeightCm != null && minHeightCm >= 100 && minHeightCm <= 250 ? minHeightCm : null,
    immediateAvailability: values.immediateAvailability,
    euPassport: values.euPassport,
    skills: values.skills,
  };
}
