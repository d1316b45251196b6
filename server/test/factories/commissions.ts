import type { Api } from '@trattativa/contract/api';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import type { TestApp } from '../stage/build-test-app.ts';
import { confirmProposal, type Deal, makeAgentPlayer, usualTerms } from './deals.ts';

import { agreeToPresentFees } from './fee-agreements.ts';
import { makeAgent, makeTeamMember } from './people.ts';
import { signByClub } from './signatures.ts';

export type SeenDeal = Deal & { version: number };

type Proposal = Pick<
  Api['Negotiation/CreateNegotiation']['input'],
  'commissionAmount' | 'commissionPercent' | 'commissionPay' | 'commissionInstalments'
>;

/** A negotiation that both sides have signed, with the commission that the proposal, or an accepted offer, says. */
export async function makeSignedDeal(
  app: TestApp,
  options: {
    proposal?: Proposal;
    offer?: { commissionPercent?: number; commissionAmount?: number };
    linkedAccountId?: number;
  } = {},
): Promise<SeenDeal> {
  const agent = await makeAgent(app);
  const club = await makeTeamMember(app);
  const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: options.linkedAccountId });
  const { proposalId, items } = (
    await app.call(agent.token, 'Negotiation/CreateNegotiation', {
      playerId,
      level: 3,
      teamIds: [club.teamId],
      price: 2500,
      ...(options.proposal ?? { commissionPercent: 7 }),
    })
  ).ok;
  const negotiationId = items[0]?.id as number;
  await confirmProposal(app, proposalId);
  const opened = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  if (options.offer) await acceptOffer(app, { agent, club, playerId, negotiationId }, options.offer);
  const signed = (await signByClub(app, club.token, { negotiationId, version: opened.version })).ok
    .negotiation;
  await agreeToPresentFees(app, agent.token, negotiationId);
  const confirm = { negotiationId, version: signed.version };
  const { version } = (await app.call(agent.token, 'Negotiation/ConfirmSignature', confirm)).ok.negotiation;
  await app.settle();
  return { agent, club, playerId, negotiationId, proposalId, version };
}

async function acceptOffer(
  app: TestApp,
  { agent, club, playerId, negotiationId }: Pick<Deal, 'agent' | 'club' | 'playerId' | 'negotiationId'>,
  commission: object,
): Promise<void> {
  const terms = { ...usualTerms, monthlySalary: 1800, months: 10, ...commission };
  const made = await app.call(club.token, 'Offer/CreateOffer', { playerId, negotiationId, ...terms });
  const offerId = made.ok.offer.id;
  const { version } = (await app.call(agent.token, 'Offer/OpenOffer', { offerId })).ok;
  const accepted = { offerId, version, status: offerStatus.accepted, revision: 1 };
  await app.call(agent.token, 'Offer/UpdateOfferStatus', accepted).then(({ ok }) => ok);
}
