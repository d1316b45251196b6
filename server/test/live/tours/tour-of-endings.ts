import { makeAgentPlayer } from '../../factories/deals.ts';
import { makeAgent, makePlayerAccount, makeStaff, makeTeamMember } from '../../factories/people.ts';
import { register } from '../../factories/registrations.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

/** A contract that both sides end early, after a proposal that was declined, one that was withdrawn and one that lapsed. */
export async function playEndings(app: TestApp): Promise<Stage> {
  const agent = await makeAgent(app);
  const club = await makeTeamMember(app);
  const linked = await makePlayerAccount(app);
  const staff = await makeStaff(app, { admin: true });
  const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: linked.accountId });
  const registrationId = await register(app, { playerId, teamId: club.teamId });
  const stage = new Stage(app);
  await stage.show({ agent, club, linked, staff }, { playerId, agentId: agent.agentId, teamId: club.teamId });
  const endsOn = '2027-12-31';
  let endingId = 0;
  const propose = async (by: typeof club | typeof linked, day = endsOn) => {
    const input = { registrationId, endsOn: day, note: 'Come concordato' };
    const { registrations } = await stage.call(by, 'Registration/ProposeEnding', input);
    endingId = registrations.items[0]?.ending.open?.id as number;
  };
  await stage.act('the club proposes to terminate the contract', () => propose(club));
  await stage.act('the player declines', () =>
    stage.call(linked, 'Registration/AnswerEnding', { endingId, endsOn, answer: 'decline' }),
  );
  await stage.act('the player proposes it', () => propose(linked));
  await stage.act('the player withdraws that', () =>
    stage.call(linked, 'Registration/WithdrawEnding', { endingId }),
  );
  const soon = new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  await propose(club, soon);
  await stage.later({ days: 2 });
  await stage.act('the day of the proposal has passed', () => stage.job('turn-registrations'));
  await stage.act('the club proposes another day', () => propose(club));
  await stage.act('the player agrees', () =>
    stage.call(linked, 'Registration/AnswerEnding', { endingId, endsOn, answer: 'agree' }),
  );
  return stage;
}
