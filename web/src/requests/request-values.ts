import type { ClubAnswers } from '@trattativa/contract/onboarding/quiz';
import type { Recipient, Request, RequestInput } from '@trattativa/contract/requests/request';
import type { Choosable } from './requests.queries.ts';

/** The form of a request: the contract's names, with the recipients as they are shown. */
export type RequestValues = Omit<RequestInput, 'teamId' | 'teamIds' | 'agentIds' | 'coachingStaffIds'> & {
  /** Staff name the club, an agent one of those that mandated them; a club's own people need not. */
  club: Choosable[];
  teamIds: Choosable[];
  agentIds: Choosable[];
  coachingStaffIds: Choosable[];
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
};

/** A new request begins with what is known of the club, and with what it has answered in the quiz. */
export function newValues(
  club: { level: number | null; city: string; country: string } | undefined,
  answers: ClubAnswers = {},
): RequestValues {
  if (!club) return emptyValues;
  return {
    ...emptyValues,
    role: answers.role ?? null,
    level: answers.level ?? (club.level as RequestValues['level']),
    overAge: answers.overAge ?? null,
    underAge: answers.underAge ?? null,
    monthlyOffer: answers.monthlyOffer ?? null,
    refundRange: answers.refundRange ?? null,
    euPassport: answers.euPassport ?? false,
    minHeightCm: answers.minHeightCm ?? null,
    city: club.city,
    country: club.country,
  };
}

export function valuesOf(request: Request): RequestValues {
  const chosen = (kind: Recipient['kind']) =>
    (request.recipients ?? [])
      .filter((recipient) => recipient.kind === kind)
      .map(({ id, name, detail }) => ({ id, name, detail }));
  const values: Record<string, unknown> = { ...emptyValues };
  for (const name of Object.keys(emptyValues)) {
    if (name in request) values[name] = request[name as keyof Request];
  }
  return {
    ...(values as RequestValues),
    club: [{ id: request.team.id, name: request.team.name, detail: request.team.city }],
    teamIds: chosen('team'),
    agentIds: chosen('agent'),
    coachingStaffIds: chosen('coachingStaff'),
  };
}

/** What is sent. */
export function inputOf({ club, ...values }: RequestValues): RequestInput {
  const ids = (chosen: readonly Choosable[]) => chosen.map(({ id }) => id);
  return {
    ...values,
    teamId: club[0]?.id ?? null,
    teamIds: ids(values.teamIds),
    agentIds: ids(values.agentIds),
    coachingStaffIds: ids(values.coachingStaffIds),
  };
}
