import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { makeViewedDeal } from '../factories/deals.ts';
import { dayIn } from '../factories/enquiries.ts';
import { makeStaff } from '../factories/people.ts';
import type { TestApp } from '../stage/build-test-app.ts';
import { Stage } from './stage.ts';

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
