import { agentType } from '@trattativa/domain/identity/agent-types';
import type { FirstStepName } from '@trattativa/domain/insight/first-steps';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOpenRequest } from '../../../test/factories/applications.ts';
import { makeAgentPlayer, makeDeal } from '../../../test/factories/deals.ts';
import { makeAgent, makeCoach, makePlayerAccount, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const asked = async (token: string) => (await app.call(token, 'Onboarding/GetFirstSteps', {})).ok;

/** The names of the steps; those that are done in brackets. */
const steps = async (token: string) =>
  (await asked(token)).steps
    .map(({ step, done }: { step: FirstStepName; done: boolean }) => (done ? `[${step}]` : step))
    .join(' ');

describe('the first steps', () => {
  it('the first steps of a player are the profile, a picture or a video, and when they can come', async () => {
    const { token, playerId } = await makePlayerAccount(app);
    expect(await steps(token)).toBe('profile media market');
    const set = (fields: object) =>
      app.services.db.updateTable('players').set(fields).where('id', '=', playerId).execute();
    await set({ youtube_url: 'https://youtu.be/abc' });
    expect(await steps(token)).toBe('profile [media] market');
    await set({ immediate_availability: false });
    expect(await steps(token)).toBe('profile [media] [market]');
    await set({
      nationality: 'IT',
      country: 'IT',
      foot: 0,
      height_cm: 180,
      contractual_status: 0,
      phone: '+39 049 555 0101',
      search_levels: [3],
    });
    expect(await steps(token)).toBe('');
  });

  it('the first steps of a club are its page, a request, and the first person who answers', async () => {
    const { token, teamId } = await makeTeamMember(app);
    expect(await steps(token)).toBe('club request contact');
    await app.services.db
      .updateTable('teams')
      .set({ image_url: '/files/crest.png' })
      .where('id', '=', teamId)
      .execute();
    expect(await steps(token)).toBe('[club] request contact');
    const { club } = await makeOpenRequest(app);
    expect(await steps(club.token)).toBe('club [request] contact');
  });

  it('the first steps of a club are over with the first proposal that it receives', async () => {
    const { club } = await makeDeal(app);
    expect(await steps(club.token)).toBe('');
  });

  it('the first steps of an agent are a player, a mandate and a proposal, which ends them', async () => {
    const agent = await makeAgent(app, { agentType: agentType.premium });
    expect(await steps(agent.token)).toBe('player mandate proposal');
    await makeAgentPlayer(app, agent.agentId);
    expect(await steps(agent.token)).toBe('[player] mandate proposal');
    const deal = await makeDeal(app);
    expect(await steps(deal.agent.token)).toBe('');
  });

  it('the first steps of a coach and of a scout begin with the profile', async () => {
    const coach = await makeCoach(app);
    const scout = await makeCoach(app, { scout: true });
    expect(await steps(coach.token)).toBe('profile picture players');
    expect(await steps(scout.token)).toBe('profile evaluation shortlist');
  });

  it('say of a minor without consent that a guardian is awaited', async () => {
    const { token, accountId } = await makePlayerAccount(app);
    expect((await asked(token)).awaitsGuardian).toBe(false);
    await app.services.db
      .updateTable('accounts')
      .set({ born_date: '2012-01-01' })
      .where('id', '=', accountId)
      .execute();
    expect((await asked(token)).awaitsGuardian).toBe(true);
  });
});
