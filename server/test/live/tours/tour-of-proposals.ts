import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { makeAgentPlayer, makeViewedDeal } from '../../factories/deals.ts';
import { dayIn } from '../../factories/enquiries.ts';
import { makeStaff, testPassword } from '../../factories/people.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

/** A proposal whose player has no login: asked by mail, put on trial, not kept. */
export async function playProposalByMail(app: TestApp): Promise<Stage> {
  const { agent, club, playerId, negotiationId } = await makeViewedDeal(app, { confirmed: false });
  const staff = await makeStaff(app);
  const stage = new Stage(app);
  await stage.show({ agent, club, staff }, { playerId, negotiationId, teamId: club.teamId });
  const email = 'calciatore@player.example';
  await stage.act('the agent has the player asked by mail', () =>
    stage.call(agent, 'Negotiation/AskPlayerToConfirm', { negotiationId, email }),
  );
  await stage.act('the player confirms with the link of the mail', async () => {
    const link = (await app.mailTo(email))[0]?.links[0] ?? '';
    const code = /confirmProposal\/([\w-]+)/.exec(link)?.[1] ?? '';
    (await app.call(null, 'Negotiation/AnswerProposalByCode', { code, answer: 'confirm' })).ok;
  });
  const seen = async () => ({
    negotiationId,
    version: (await stage.call(staff, 'Negotiation/GetNegotiation', { negotiationId })).version,
  });
  await stage.act('the club puts the player on trial', async () =>
    stage.call(club, 'Negotiation/UpdateNegotiationStatus', {
      ...(await seen()),
      status: negotiationStatus.trial,
    }),
  );
  await stage.act('the club writes the trial down', () =>
    stage.call(club, 'Trial/SaveTrial', {
      negotiationId,
      version: 0,
      startsOn: dayIn(app, 2),
      endsOn: dayIn(app, 4),
      place: 'Padova, campo Appiani',
      travelPaidBy: 'club',
      boardPaidBy: 'club',
      lodgingPaidBy: 'club',
      consent: 'notNeeded',
      parentsAgree: false,
    } as never),
  );
  await stage.later({ days: 5 });
  await stage.act('the club does not keep the player', () =>
    stage.call(club, 'Trial/DecideTrial', { negotiationId, version: 1, outcome: 'notKept' }),
  );
  return stage;
}

/** Transaction costs above the tariff, which an administrator lowers; staff state another cost. */
export async function playCostsAboveTheTariff(app: TestApp): Promise<Stage> {
  const { agent, club, proposalId, negotiationId } = await makeViewedDeal(app, { price: 40_000 });
  const [staff, admin] = [await makeStaff(app), await makeStaff(app, { admin: true })];
  const stage = new Stage(app);
  await stage.show({ agent, club, staff, admin }, { negotiationId, teamId: club.teamId });
  const reason = 'Il compenso non lo giustifica.';
  await stage.act('an administrator lowers the tariff', async () => {
    const { version } = await stage.call(admin, 'Settings/GetSettings', {});
    const transactionCost = { percentHundredths: 250, minCost: 100, maxCost: 10_000 };
    await stage.call(admin, 'Settings/SaveSettings', {
      version,
      reason,
      settings: { transactionCost },
      currentPassword: testPassword,
    });
  });
  const another = await makeAgentPlayer(app, agent.agentId);
  // Staff hear of it by a notice alone: their lists of all deals follow none of them.
  await stage.call(agent, 'Negotiation/CreateNegotiation', {
    playerId: another,
    level: 3,
    teamIds: [club.teamId],
    price: 50_000,
  });
  await stage.show({});
  await stage.act('staff state another cost', () =>
    stage.call(staff, 'Negotiation/DecideCost', { proposalId, stated: 40_000, cost: 9_000, reason }),
  );
  return stage;
}
