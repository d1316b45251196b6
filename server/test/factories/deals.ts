import type { Api } from '@trattativa/contract/api';
import { profileType } from '@trattativa/domain/identity/profile-types';
import type { Level } from '@trattativa/domain/people/levels';
import { playerRole } from '@trattativa/domain/people/player-roles';
import type { TestApp } from '../stage/build-test-app.ts';
import { agreeToPresentFees } from './fee-agreements.ts';
import { makeAgent, makeTeamMember, type Person } from './people.ts';

let made = 0;

/** A player of an agent's portfolio; 23 years old unless said otherwise. */
export async function makeAgentPlayer(
  app: TestApp,
  agentId: number,
  options: { bornDate?: string; accountId?: number; onMarket?: boolean } = {},
): Promise<number> {
  made += 1;
  const at = app.clock.now();
  const player = await app.services.db
    .insertInto('players')
    .values({
      profile: profileType.agentPlayer,
      agent_id: agentId,
      account_id: options.accountId ?? null,
      name: 'Tommaso',
      surname: `Venier${made}`,
      born_date: options.bornDate ?? '2003-03-17',
      principal_role: playerRole.attackingMidfielder,
      on_market: options.onMarket ?? true,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return player.id;
}

/** The player stands by an agent's proposal, so that it counts as no unconfirmed one. */
export async function confirmProposal(app: TestApp, proposalId: number): Promise<void> {
  await app.services.db
    .updateTable('proposals')
    .set({ consent: 'player', consented_at: app.clock.now() })
    .where('id', '=', proposalId)
    .where('consent', '=', 'waits')
    .execute();
}

export interface Deal {
  agent: Person & { agentId: number };
  club: Person & { teamId: number };
  playerId: number;
  negotiationId: number;
  proposalId: number;
}

/** Proposes an agent's player, who confirms it and agrees to the commission, to a club; nothing is delivered yet. */
export async function makeDeal(
  app: TestApp,
  options: {
    club?: Person & { teamId: number };
    otherTeamIds?: number[];
    linkedAccountId?: number;
    level?: Level;
    /** The transaction cost, in euros. */
    price?: number;
    /** False: the player has not confirmed the agent's proposal. */
    confirmed?: boolean;
  } = {},
): Promise<Deal> {
  const agent = await makeAgent(app);
  const club = options.club ?? (await makeTeamMember(app));
  const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: options.linkedAccountId });
  const { proposalId, items } = (
    await app.call(agent.token, 'Negotiation/CreateNegotiation', {
      playerId,
      level: options.level ?? 3,
      teamIds: [club.teamId, ...(options.otherTeamIds ?? [])],
      price: options.price ?? 2500,
      commissionPercent: 7,
    })
  ).ok;
  if (options.confirmed !== false) await confirmProposal(app, proposalId);
  for (const { id } of items) await agreeToPresentFees(app, agent.token, id);
  const negotiationId = items.find(({ team }) => team.id === club.teamId)?.id as number;
  return { agent, club, playerId, negotiationId, proposalId };
}

/** A deal that is delivered and opened by the club: status 2. Returns the version too. */
export async function makeViewedDeal(
  app: TestApp,
  options: Parameters<typeof makeDeal>[1] = {},
): Promise<Deal & { version: number }> {
  const deal = await makeDeal(app, options);
  const { negotiationId } = deal;
  const { version } = (await app.call(deal.club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  return { ...deal, version };
}

type NewOffer = Api['Offer/CreateOffer']['input'];

/** All mandatory parameters and some optional ones. */
export const usualTerms = {
  monthlySalary: 1800,
  food: true,
  house: 0,
  level: 3,
  country: 'IT',
  city: 'Padova',
  season: 2026,
  months: 10,
  playoffBonus: 1500,
  goalsBonus: { amount: 200, every: 5 },
  comments: 'Ritiro dal 15 luglio.',
} as const satisfies NewOffer;

/** The same for a member of coaching staff, whose goals nobody counts. */
export const usualTermsOfCoach = { ...usualTerms, goalsBonus: null };

export interface MadeOffer extends Deal {
  offerId: number;
  version: number;
}

/** Makes a club's offer within its negotiation; the agent has not opened it. */
export async function makeOffer(
  app: TestApp,
  options: { deal?: Parameters<typeof makeViewedDeal>[1]; terms?: Partial<NewOffer> } = {},
): Promise<MadeOffer> {
  const deal = await makeViewedDeal(app, options.deal);
  const { offer } = (
    await app.call(deal.club.token, 'Offer/CreateOffer', {
      playerId: deal.playerId,
      negotiationId: deal.negotiationId,
      ...usualTerms,
      ...options.terms,
    })
  ).ok;
  return { ...deal, offerId: offer.id, version: offer.version };
}

/** An offer that the agent has opened: status 3, the recipient's turn. */
export async function makeViewedOffer(
  app: TestApp,
  options: Parameters<typeof makeOffer>[1] = {},
): Promise<MadeOffer> {
  const made = await makeOffer(app, options);
  const { version } = (await app.call(made.agent.token, 'Offer/OpenOffer', { offerId: made.offerId })).ok;
  return { ...made, version };
}
