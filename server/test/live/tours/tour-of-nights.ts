import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { confirmProposal } from '../../factories/deals.ts';
import { dayIn, enquiryAbout } from '../../factories/enquiries.ts';
import { makeMarket } from '../../factories/matching.ts';
import { makeStaff } from '../../factories/people.ts';
import { writeBirth } from '../../factories/protected-minors.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

const licence = {
  version: 1,
  fifaNumber: '202309-1001',
  figcNumber: '1187',
  coniNumber: '20456',
  association: null,
  associationNumber: '',
  domiciledWith: '',
  domiciledNumber: '',
};

/** What nobody does: days that come near and pass, contracts and licences that end, searches that find somebody. */
export async function playNights(app: TestApp): Promise<Stage> {
  const market = await makeMarket(app);
  const { agent, club } = market;
  const staff = await makeStaff(app, { admin: true });
  const stage = new Stage(app);
  const { id: playerId } = await market.savePlayer({
    contractualStatus: contractualStatus.underContract,
    contractEnd: dayIn(app, 40),
  });
  const { id: requestId } = await market.publish({ answerBy: dayIn(app, 3) });
  const { id: minorId } = await market.savePlayer({ surname: 'Giovane' });
  const proposed = { playerId: minorId, level: 3 as const, teamIds: [club.teamId], commissionPercent: 7 };
  await confirmProposal(app, (await stage.call(agent, 'Negotiation/CreateNegotiation', proposed)).proposalId);
  const asked = { ...enquiryAbout(app, playerId), answerBy: dayIn(app, 3) };
  const { negotiation } = await stage.call(club, 'Negotiation/CreateEnquiry', asked);
  const negotiationId = negotiation.id;
  await stage.call(agent, 'Agent/SaveAgentLicence', { licence: { ...licence, validUntil: dayIn(app, 20) } });
  const search = {
    name: 'Trequartisti',
    list: 'market',
    query: `role=${playerRole.attackingMidfielder}`,
  } as const;
  const { id } = (await stage.call(club, 'Portfolio/SaveSearch', search)).search;
  await stage.call(club, 'Portfolio/SetSearchAlert', { id, alert: 'atOnce' });
  await stage.later({ minutes: 5 });
  await stage.show(
    { agent, club, staff },
    { agentId: agent.agentId, teamId: club.teamId, playerId, requestId, negotiationId },
  );
  await stage.act('a search finds another player', async () => {
    await market.savePlayer({ surname: 'Nuovo' });
    app.clock.advance({ minutes: 3 });
    await stage.job('alert-searches');
  });
  await stage.act('the licence ends soon', () => stage.job('tell-licence-ends'));
  await stage.act('the contract ends soon', () => stage.job('tell-contract-ends'));
  await stage.act('a season has no windows', () => stage.job('ask-for-windows'));
  await writeBirth(app, minorId, '2010-03-17');
  await stage.show({});
  await stage.act('a proposal was of a minor', () => stage.job('sweep-minors'));
  await stage.later({ days: 2 });
  await stage.act('the request is to be answered', () => stage.job('remind-of-requests'));
  await stage.act('the enquiry is to be answered', () => stage.job('remind-of-enquiries'));
  await stage.later({ days: 3 });
  await stage.act('the day of the request has passed', () => stage.job('remind-of-requests'));
  return stage;
}
