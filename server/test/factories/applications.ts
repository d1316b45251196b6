import type { Api } from '@trattativa/contract/api';
import { playerRole } from '@trattativa/domain/people/player-roles';
import type { TestApp } from '../stage/build-test-app.ts';
import { makeTeam, makeTeamMember, type Person } from './people.ts';

type RequestInput = Api['Request/SaveRequest']['input']['request'];

export interface OpenRequest {
  club: Person & { teamId: number };
  requestId: number;
  /** The request as published. */
  request: Api['Request/SaveRequest']['output']['request'];
}

/** A club with an active request; by default for a centre-forward, like the players of `makePlayerAccount`. */
export async function makeOpenRequest(
  app: TestApp,
  fields: Partial<RequestInput> = {},
): Promise<OpenRequest> {
  const club = await makeTeamMember(app);
  const teamIds = [await makeTeam(app)];
  const request = {
    role: playerRole.centreForward,
    level: 3,
    city: 'Padova',
    country: 'IT',
    teamIds,
    ...fields,
  } as RequestInput;
  const saved = (await app.call(club.token, 'Request/SaveRequest', { request })).ok.request;
  return { club, requestId: saved.id, request: saved };
}

/** Applies with the caller's own record, or with the listed player given. */
export function applyTo(
  app: TestApp,
  token: string,
  requestId: number,
  more: Partial<Api['Candidate/Apply']['input']> = {},
) {
  return app.call(token, 'Candidate/Apply', { requestId, source: 'profile', termsAccepted: true, ...more });
}
