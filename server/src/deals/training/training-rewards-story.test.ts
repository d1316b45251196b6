import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeStaff, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

/** A deal of a player born in 2006 who was with one club from 12 to 15; the clubs talk about 250,000 euros. */
async function makeTrainedDeal() {
  const releasing = await makeTeamMember(app, { level: 6 });
  const deal = await makeViewedDeal(app);
  await app.services.db
    .updateTable('players')
    .set({
      born_date: '2006-03-10',
      contractual_status: contractualStatus.underContract,
      current_club: 'Brenta',
    })
    .where('id', '=', deal.playerId)
    .execute();
  await app.services.db
    .insertInto('player_experiences')
    .values({
      player_id: deal.playerId,
      club_name: 'Virtus',
      season: '2017/18',
      start_year: 2017,
      end_year: 2021,
    })
    .execute();
  const { transfer } = (
    await app.call(deal.club.token, 'Transfer/ProposeTransfer', {
      negotiationId: deal.negotiationId,
      releasingTeamId: releasing.teamId,
      kind: 'permanent',
      compensation: 250_000,
      instalments: [{ dueOn: '2027-01-31', amount: 250_000 }],
    })
  ).ok;
  return { ...deal, releasing, transferId: transfer.id };
}

describe('the training rewards of a deal', () => {
  it('are the same for both clubs, of the compensation that they talk about', async () => {
    const { club, releasing, transferId, negotiationId } = await makeTrainedDeal();
    const ask = async (token: string, input: { transferId?: number; negotiationId?: number }) =>
      (await app.call(token, 'Training/GetTrainingRewards', input)).ok.rewards;
    const seen = await ask(releasing.token, { transferId });
    expect(seen?.compensation).toBe(250_000);
    expect(seen?.solidarity).toMatchObject({ total: 12_500, unallocated: 10_000, certainty: 'confirmed' });
    expect(seen?.solidarity?.shares.map(({ club: name, age, amount }) => [name, age, amount])).toEqual(
      [12, 13, 14, 15].map((age) => ['Virtus', age, 625]),
    );
    expect(seen?.missing[0]).toEqual({ from: '2015/16', to: '2016/17' });
    expect(seen?.solidarity).toMatchObject({ isOnTop: false, paid: 250_000, received: 237_500 });
    expect(seen?.registrationPremium).toMatchObject({ total: null, missing: ['base'], article: 'art. 96' });
    expect(seen?.technicalTraining?.missing).toContain('coefficient');
    expect(await ask(club.token, { negotiationId })).toEqual(seen);
    const revised = await app.call(releasing.token, 'Transfer/ReviseTransfer', {
      transferId,
      version: 1,
      kind: 'permanent',
      compensation: 250_000,
      instalments: [{ dueOn: '2027-01-31', amount: 250_000 }],
      solidarityOnTop: true,
    });
    expect(revised.status).toBe(200);
    expect((await ask(releasing.token, { transferId }))?.solidarity).toMatchObject({
      isOnTop: true,
      total: 12_500,
      paid: 262_500,
      received: 250_000,
    });
  });

  it('tell the player’s side nothing of the compensation, unless it states one', async () => {
    const { agent, negotiationId } = await makeTrainedDeal();
    const ask = async (compensation?: number) =>
      (await app.call(agent.token, 'Training/GetTrainingRewards', { negotiationId, compensation })).ok
        .rewards;
    expect(await ask()).toMatchObject({ compensation: null, solidarity: null });
    expect(await ask(100_000)).toMatchObject({ compensation: 100_000, solidarity: { total: 5_000 } });
  });

  it('are nobody else’s, and of one deal', async () => {
    const { agent, negotiationId, transferId } = await makeTrainedDeal();
    const stranger = await makeTeamMember(app);
    for (const [token, input] of [
      [stranger.token, { negotiationId }],
      [stranger.token, { transferId }],
      [agent.token, { transferId }],
    ] as const) {
      expect((await app.call(token, 'Training/GetTrainingRewards', input)).problem.code).toBe('NOT_FOUND');
    }
    const both = await app.call(agent.token, 'Training/GetTrainingRewards', { negotiationId, transferId });
    expect(both.problem.code).toBe('INVALID_INPUT');
  });

  it('cannot be calculated without a date of birth', async () => {
    const { club, playerId, negotiationId } = await makeTrainedDeal();
    await app.services.db
      .updateTable('players')
      .set({ born_date: null })
      .where('id', '=', playerId)
      .execute();
    const { rewards } = (await app.call(club.token, 'Training/GetTrainingRewards', { negotiationId })).ok;
    expect(rewards).toBeNull();
  });

  it('are printed in the reader’s language', async () => {
    const { transferId } = await makeTrainedDeal();
    const staff = await makeStaff(app);
    for (const language of ['it', 'de'] as const) {
      const response = await app.app.http.inject({
        method: 'POST',
        url: '/api/Training/PrintTrainingRewards',
        headers: { authorization: `Bearer ${staff.token}`, 'accept-language': language },
        payload: { TransferId: transferId },
      });
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(response.headers['content-disposition']).toContain(
        language === 'it' ? 'premi-di-formazione' : 'ausbildungsverguetungen',
      );
    }
  });
});
