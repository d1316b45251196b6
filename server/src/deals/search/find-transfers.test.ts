import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeStaff, makeTeamMember } from '../../../test/factories/people.ts';
import { makeTransfer } from '../../../test/factories/transfers.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const find = async (token: string, text: string) =>
  (await app.call(token, 'Search/Find', { text })).ok.transfers;

it('what two clubs agree on is found by player or club, by these clubs and staff alone', async () => {
  const made = await makeTransfer(app);
  const { db } = app.services;
  await db.updateTable('players').set({ surname: 'Zerlin' }).where('id', '=', made.playerId).execute();
  await db.updateTable('teams').set({ name: 'Roccabruna' }).where('id', '=', made.releasing.teamId).execute();
  const { transferId: id } = made;
  // Each club is told of the other one; it is the releasing club's turn.
  expect(await find(made.club.token, 'zerlin')).toMatchObject([
    { id, person: 'Tommaso Zerlin', team: 'Roccabruna', state: 'open', isMyTurn: false },
  ]);
  expect(await find(made.club.token, 'rocca zer')).toMatchObject([{ id }]);
  expect(await find(made.releasing.token, 'zerlin')).toMatchObject([{ id, isMyTurn: true }]);
  expect(await find((await makeStaff(app)).token, 'zerlin')).toMatchObject([{ id, isMyTurn: false }]);
  expect(await find(made.club.token, 'zerlin ascoli')).toEqual([]);
  for (const stranger of [made.agent, await makeTeamMember(app)]) {
    expect(await find(stranger.token, 'zerlin')).toEqual([]);
  }
});
