import type { Api } from '@trattativa/contract/api';
import type { TestApp } from '../stage/build-test-app.ts';
import { makeAgentPlayer } from './deals.ts';
import { makeAgent, makeTeamMember, type Person } from './people.ts';

type NewEnquiry = Api['Negotiation/CreateEnquiry']['input'];

/** A day, counted from today. */
export function dayIn(app: TestApp, days: number): string {
  return new Date(app.clock.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** A usual enquiry about a player. */
export function enquiryAbout(app: TestApp, playerId: number): NewEnquiry {
  return { playerId, kind: 'free', season: 2026, payFrom: 1000, payTo: 1800, answerBy: dayIn(app, 10) };
}

export interface MadeEnquiry {
  agent: Person & { agentId: number };
  club: Person & { teamId: number };
  playerId: number;
  negotiationId: number;
}

/** A club's enquiry about an agent's player; nothing is delivered yet. */
export async function makeEnquiry(
  app: TestApp,
  options: { input?: Partial<NewEnquiry>; linkedAccountId?: number } = {},
): Promise<MadeEnquiry> {
  const agent = await makeAgent(app);
  const club = await makeTeamMember(app);
  const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: options.linkedAccountId });
  const input = { ...enquiryAbout(app, playerId), ...options.input };
  const { negotiation } = (await app.call(club.token, 'Negotiation/CreateEnquiry', input)).ok;
  return { agent, club, playerId, negotiationId: negotiation.id };
}

/** An enquiry that the agent has opened: status 2. Returns the version too. */
export async function makeViewedEnquiry(
  app: TestApp,
  options: Parameters<typeof makeEnquiry>[1] = {},
): Promise<MadeEnquiry & { version: number }> {
  const made = await makeEnquiry(app, options);
  const { negotiationId } = made;
  const { version } = (await app.call(made.agent.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  return { ...made, version };
}
