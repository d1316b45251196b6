import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { signDeal } from '../../factories/clauses.ts';
import {
  confirmProposal,
  makeAgentPlayer,
  makeViewedDeal,
  usualTerms,
  usualTermsOfCoach,
} from '../../factories/deals.ts';
import { dayIn } from '../../factories/enquiries.ts';
import { pdfOf, uploadTo } from '../../factories/files.ts';
import { makeAgent, makeCoach, makeStaff, makeTeam, makeTeamMember } from '../../factories/people.ts';
import { register } from '../../factories/registrations.ts';
import { signByClub } from '../../factories/signatures.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

/** A player who was with as many clubs of a season as may be, and whose signature staff allow nevertheless. */
export async function playLiftedBlock(app: TestApp): Promise<Stage> {
  const { agent, club, playerId, negotiationId } = await makeViewedDeal(app);
  const staff = await makeStaff(app, { admin: true });
  for (const month of ['07', '08'])
    await register(app, {
      playerId,
      teamId: await makeTeam(app),
      from: `2026-${month}-01`,
      until: `2026-${month}-30`,
    });
  await register(app, { playerId, teamId: await makeTeam(app), from: '2026-09-01', until: '2026-09-10' });
  const parent = { parentKind: 'dealPassport', parentId: negotiationId } as const;
  const paper = { name: 'documento.pdf', content: pdfOf(900) };
  const { file } = (await uploadTo(app, club.token, 'File/UploadFile', parent, paper)).ok;
  const stage = new Stage(app);
  await stage.show({ agent, club, staff }, { playerId, negotiationId, teamId: club.teamId });
  await stage.act('staff lift the refusal of a signature', async () => {
    const { verdicts } = await stage.call(staff, 'Closing/GetClosing', { negotiationId });
    const refusal = verdicts.find(({ rule }) => rule === 'registrationsPerSeason');
    const { rule, edition, article } = refusal as NonNullable<typeof refusal>;
    const reason = 'La federazione ha annullato un tesseramento.';
    await stage.call(staff, 'Closing/LiftBlock', {
      negotiationId,
      rule,
      edition,
      article,
      reason,
      fileId: file.id,
    });
  });
  return stage;
}

/** A club that tells the present club of a bound player that it negotiates. */
export async function playPresentClubTold(app: TestApp): Promise<Stage> {
  const present = await makeTeamMember(app);
  const { agent, club, playerId, negotiationId } = await makeViewedDeal(app);
  await register(app, { playerId, teamId: present.teamId, from: '2026-07-01', until: '2027-06-30' });
  const stage = new Stage(app);
  await stage.show({ agent, club, present }, { playerId, negotiationId, teamId: club.teamId });
  await stage.act('the club tells the present club', () =>
    stage.call(club, 'Closing/TellPresentClub', { negotiationId, way: 'platform' }),
  );
  return stage;
}

/** The sheet of roles and fees: a club that agrees and signs, an offer that changes the fee, an agent who comes to act for both. */
export async function playFeeSheet(app: TestApp): Promise<Stage> {
  const agent = await makeAgent(app);
  const club = await makeTeamMember(app);
  const playerId = await makeAgentPlayer(app, agent.agentId);
  const stage = new Stage(app);
  const { proposalId, items } = await stage.call(agent, 'Negotiation/CreateNegotiation', {
    playerId,
    level: 3,
    teamIds: [club.teamId],
    price: 2500,
    commissionPercent: 5,
    commissionPay: 'yearlySalary',
  });
  const negotiationId = items[0]?.id as number;
  await confirmProposal(app, proposalId);
  await stage.call(club, 'Negotiation/OpenNegotiation', { negotiationId });
  await stage.show({ agent, club }, { playerId, negotiationId, teamId: club.teamId });
  const seen = async () => ({
    negotiationId,
    version: (await stage.call(club, 'Negotiation/GetNegotiation', { negotiationId })).version,
  });
  await stage.act('the club agrees to the sheet', async () => {
    const { hash: feeSheetHash } = await stage.call(club, 'Negotiation/GetFeeSheet', { negotiationId });
    await stage.call(club, 'Negotiation/AgreeToFeeSheet', { negotiationId, feeSheetHash });
  });
  await stage.act('the club signs', async () => (await signByClub(app, club.token, await seen())).ok);
  const { offer } = await stage.call(club, 'Offer/CreateOffer', { playerId, negotiationId, ...usualTerms });
  await stage.call(agent, 'Offer/OpenOffer', { offerId: offer.id });
  await stage.show({}, { offerId: offer.id });
  await stage.act('the agent accepts the offer, which says how much the fee is', async () => {
    const { version } = await stage.call(agent, 'Offer/GetOffer', { offerId: offer.id });
    const accepted = { offerId: offer.id, version, revision: 1, status: offerStatus.accepted };
    await stage.call(agent, 'Offer/UpdateOfferStatus', accepted);
  });
  await stage.act('the club takes its signature back', async () =>
    stage.call(club, 'Negotiation/TakeBackSignature', await seen()),
  );
  await stage.act('the agent says to act for both sides', () =>
    stage.call(agent, 'Negotiation/DeclareRole', { negotiationId, actsFor: 'both' }),
  );
  return stage;
}

/** A deal about a member of coaching staff, of which the agent takes nothing. */
export async function playSignatureOfCoachingStaff(app: TestApp): Promise<Stage> {
  const agent = await makeAgent(app, { agentType: agentType.premium });
  const club = await makeTeamMember(app);
  const coach = await makeCoach(app);
  const { coachingStaffId } = coach;
  const stage = new Stage(app);
  const { items } = await stage.call(agent, 'Negotiation/CreateNegotiation', {
    coachingStaffId,
    level: 3,
    teamIds: [club.teamId],
    price: 4000,
  });
  const negotiationId = items[0]?.id as number;
  await stage.call(club, 'Negotiation/OpenNegotiation', { negotiationId });
  const { offer } = await stage.call(club, 'Offer/CreateOffer', {
    ...usualTermsOfCoach,
    negotiationId,
  });
  const { version } = await stage.call(coach, 'Offer/OpenOffer', { offerId: offer.id });
  const accepted = { offerId: offer.id, version, revision: 1, status: offerStatus.accepted };
  await stage.call(coach, 'Offer/UpdateOfferStatus', accepted);
  await stage.show(
    { club, coach },
    { coachingStaffId, negotiationId, offerId: offer.id, teamId: club.teamId },
  );
  await stage.act('both sides sign', () => signDeal(app, { agent, club, negotiationId }));
  return stage;
}

/** A commission on something that the deal does not say: the agent states it after the signature. */
export async function playStatedCommission(app: TestApp): Promise<Stage> {
  const agent = await makeAgent(app);
  const club = await makeTeamMember(app);
  const playerId = await makeAgentPlayer(app, agent.agentId);
  const stage = new Stage(app);
  const { proposalId, items } = await stage.call(agent, 'Negotiation/CreateNegotiation', {
    playerId,
    level: 3,
    teamIds: [club.teamId],
    price: 2500,
    commissionPercent: 10,
    commissionPay: 'signOnBonus',
  });
  const negotiationId = items[0]?.id as number;
  await confirmProposal(app, proposalId);
  await stage.call(club, 'Negotiation/OpenNegotiation', { negotiationId });
  await stage.show({ agent, club }, { playerId, negotiationId, agentId: agent.agentId, teamId: club.teamId });
  await stage.act('both sides sign', () => signDeal(app, { agent, club, negotiationId }));
  await stage.act('the agent states the commission', async () => {
    const { commission } = await stage.call(agent, 'Commission/GetNegotiationCommission', { negotiationId });
    const amount = 600;
    await stage.call(agent, 'Commission/SavePlan', {
      negotiationId,
      version: commission?.version as number,
      vatPercent: 22,
      amount,
      instalments: [{ dueOn: dayIn(app, 10), amount }],
    });
  });
  return stage;
}
