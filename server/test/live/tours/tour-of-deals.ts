import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { makeAgentPlayer, usualTerms } from '../../factories/deals.ts';
import { agreeToPresentFees } from '../../factories/fee-agreements.ts';
import { pdfOf, uploadTo } from '../../factories/files.ts';
import { makeAgent, makePlayerAccount, makeStaff, makeTeamMember } from '../../factories/people.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

/** A negotiation of a linked player from the proposal to the invoice, with its offers. */
export async function playDeal(app: TestApp): Promise<Stage> {
  const agent = await makeAgent(app);
  const club = await makeTeamMember(app);
  const other = await makeTeamMember(app);
  const linked = await makePlayerAccount(app);
  const staff = await makeStaff(app, { admin: true });
  const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: linked.accountId });
  const stage = new Stage(app);
  await stage.show({ agent, club, linked }, { playerId, agentId: agent.agentId, teamId: club.teamId });
  let negotiationId = 0;
  let proposalId = 0;
  await stage.act('an agent proposes a player to two clubs', async () => {
    const made = await stage.call(agent, 'Negotiation/CreateNegotiation', {
      playerId,
      level: 3,
      teamIds: [club.teamId, other.teamId],
      price: 2500,
      commissionPercent: 7,
    });
    proposalId = made.proposalId;
    negotiationId = made.items.find(({ team }) => team.id === club.teamId)?.id as number;
  });
  await stage.show({}, { negotiationId, proposalId });
  const version = async () =>
    (await stage.call(staff, 'Negotiation/GetNegotiation', { negotiationId })).version;
  const seen = async () => ({ negotiationId, version: await version() });
  await stage.act('staff set what the invoice will be reduced by', () =>
    stage.call(staff, 'Invoice/SaveDiscount', { negotiationId, discount: 60 }),
  );
  await stage.act(
    'the agent attaches a file to the negotiation',
    async () =>
      void (
        await uploadTo(
          app,
          agent.token,
          'File/UploadFile',
          { parentKind: 'negotiation', parentId: negotiationId },
          { name: 'visita.pdf', content: pdfOf(400) },
        )
      ).ok,
  );
  await stage.act('the club opens the negotiation', () =>
    stage.call(club, 'Negotiation/OpenNegotiation', { negotiationId }),
  );
  await stage.act('the player confirms the proposal', () =>
    stage.call(linked, 'Negotiation/AnswerProposal', { negotiationId, answer: 'confirm' } as never),
  );
  await stage.act('a document of the deal is there', () =>
    stage.call(agent, 'Closing/MarkDocument', { negotiationId, kind: 'passport', isThere: true }),
  );
  await stage.act('the club shares the negotiation', () =>
    stage.call(agent, 'Report/PublishReport', { kind: 'negotiation', thingId: negotiationId, groups: [] }),
  );
  let offerId = 0;
  const offer = async (monthlySalary: number) => {
    const input = { playerId, negotiationId, ...usualTerms, monthlySalary };
    offerId = (await stage.call(club, 'Offer/CreateOffer', input)).offer.id;
  };
  const seenOffer = async () => ({
    offerId,
    version: (await stage.call(staff, 'Offer/GetOffer', { offerId })).version,
  });
  await stage.act('the club makes an offer', () => offer(1800));
  await stage.show({}, { offerId });
  await stage.act('the agent opens the offer', () => stage.call(agent, 'Offer/OpenOffer', { offerId }));
  await stage.act('the player tells residence and last team', async () =>
    stage.call(linked, 'Offer/AddPlayerInfo', {
      ...(await seenOffer()),
      residence: 'Padova',
      lastTeam: 'Virtus Brenta',
      lastTeamCountry: 'IT',
    }),
  );
  await stage.act('the club cancels the offer', async () =>
    stage.call(club, 'Offer/UpdateOfferStatus', {
      ...(await seenOffer()),
      status: offerStatus.canceled,
      reason: 'money',
    } as never),
  );
  await stage.act('the club makes another offer', () => offer(1900));
  await stage.show({}, { offerId });
  await stage.act('the agent opens the second offer', () =>
    stage.call(agent, 'Offer/OpenOffer', { offerId }),
  );
  await stage.act('the agent rejects it', async () =>
    stage.call(agent, 'Offer/UpdateOfferStatus', {
      ...(await seenOffer()),
      status: offerStatus.rejected,
      reason: 'money',
    } as never),
  );
  await stage.act('the club makes a third offer', () => offer(2000));
  await stage.show({}, { offerId });
  await stage.call(agent, 'Offer/OpenOffer', { offerId });
  await stage.show({});
  await stage.act('the agent makes a counter-offer', async () =>
    stage.call(agent, 'Offer/ReviseOffer', { ...(await seenOffer()), ...usualTerms, monthlySalary: 2100 }),
  );
  await stage.act('the club opens the counter-offer', () => stage.call(club, 'Offer/OpenOffer', { offerId }));
  await stage.act('the club accepts it', async () => {
    const seenNow = await stage.call(staff, 'Offer/GetOffer', { offerId });
    const accepted = {
      offerId,
      version: seenNow.version,
      status: offerStatus.accepted,
      revision: seenNow.revision,
    } as never;
    await stage.call(club, 'Offer/UpdateOfferStatus', accepted);
  });
  await stage.act(
    'the signed document of the offer is uploaded',
    async () =>
      void (
        await uploadTo(
          app,
          club.token,
          'File/UploadFile',
          { parentKind: 'offerDocument', parentId: offerId },
          { name: 'firmato.pdf', content: pdfOf(400) },
        )
      ).ok,
  );
  await stage.act('the club signs', async () =>
    stage.call(club, 'Negotiation/SignNegotiation', {
      ...(await seen()),
      acceptedCost: 2500,
      feeSheetHash: (await stage.call(club, 'Negotiation/GetFeeSheet', { negotiationId })).hash,
    }),
  );
  await stage.act('the club takes its signature back', async () =>
    stage.call(club, 'Negotiation/TakeBackSignature', await seen()),
  );
  await stage.act('the player agrees to what the agent takes', async () => {
    const { figures } = await stage.call(linked, 'Commission/GetDealFees', { negotiationId });
    await stage.call(linked, 'Commission/AgreeToFees', { negotiationId, figures: figures as string });
  });
  await stage.act('the club signs again', async () =>
    stage.call(club, 'Negotiation/SignNegotiation', {
      ...(await seen()),
      acceptedCost: 2500,
      feeSheetHash: (await stage.call(club, 'Negotiation/GetFeeSheet', { negotiationId })).hash,
    }),
  );
  await agreeToPresentFees(app, agent.token, negotiationId);
  await stage.act('the agent confirms the signature', async () =>
    stage.call(agent, 'Negotiation/ConfirmSignature', await seen()),
  );
  return stage;
}

/** Negotiations that end otherwise: answered, refused, on trial, reopened, reminded. */
export async function playOtherEnds(app: TestApp): Promise<Stage> {
  const agent = await makeAgent(app);
  const club = await makeTeamMember(app);
  const linked = await makePlayerAccount(app);
  const staff = await makeStaff(app);
  const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: linked.accountId });
  const stage = new Stage(app);
  await stage.show({ agent, club, linked, staff }, { playerId, agentId: agent.agentId, teamId: club.teamId });
  const day = (days: number) =>
    new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  let negotiationId = 0;
  await stage.act('a club asks for a player', async () => {
    const asked = await stage.call(club, 'Negotiation/CreateEnquiry', {
      playerId,
      kind: 'free',
      season: 2026,
      payFrom: 1000,
      payTo: 1800,
      answerBy: day(20),
    });
    negotiationId = asked.negotiation.id;
  });
  await stage.show({}, { negotiationId });
  const seen = async () => ({
    negotiationId,
    version: (await stage.call(staff, 'Negotiation/GetNegotiation', { negotiationId })).version,
  });
  await stage.act('the agent opens the enquiry', () =>
    stage.call(agent, 'Negotiation/OpenNegotiation', { negotiationId }),
  );
  await stage.later({ days: 7 });
  await stage.act('seven days of silence', () => stage.job('sweep-silent-negotiations'));
  await stage.act('the agent answers', async () =>
    stage.call(agent, 'Negotiation/AnswerEnquiry', { ...(await seen()), answer: 'available' } as never),
  );
  await stage.act('the club puts the player on trial', async () =>
    stage.call(club, 'Negotiation/UpdateNegotiationStatus', {
      ...(await seen()),
      status: negotiationStatus.trial,
    }),
  );
  const trial = {
    startsOn: '2026-10-05',
    endsOn: '2026-10-09',
    place: 'Padova, campo Appiani',
    travelPaidBy: 'club',
    boardPaidBy: 'club',
    lodgingPaidBy: 'club',
    consent: 'notNeeded',
    parentsAgree: false,
  } as const;
  await stage.act('the club writes the trial down', () =>
    stage.call(club, 'Trial/SaveTrial', { negotiationId, version: 0, ...trial } as never),
  );
  await stage.act('the club changes the trial', () =>
    stage.call(club, 'Trial/SaveTrial', { negotiationId, version: 1, ...trial, place: 'Vigonza' } as never),
  );
  await stage.later({ days: 20 });
  await stage.act('the club keeps the player', () =>
    stage.call(club, 'Trial/DecideTrial', { negotiationId, version: 2, outcome: 'kept' }),
  );
  await stage.act('the agent ends the negotiation', async () =>
    stage.call(agent, 'Negotiation/UpdateNegotiationStatus', {
      ...(await seen()),
      status: negotiationStatus.rejected,
      reason: 'Altrove',
    } as never),
  );
  await stage.act('staff open it again', async () =>
    stage.call(staff, 'Negotiation/UpdateNegotiationStatus', {
      ...(await seen()),
      status: negotiationStatus.viewed,
      reason: 'Per errore',
    } as never),
  );
  return stage;
}
