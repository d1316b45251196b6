import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSignedOffer } from '../../../test/factories/clauses.ts';
import { makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

async function usualPay() {
  const { db, jobs } = app.services;
  await db.transaction().execute((tx) => jobs.enqueue(tx, 'compute-usual-pay', {}));
  await app.settle();
  return db.selectFrom('usual_pay').select(['country', 'level', 'monthly_cents', 'deals']).execute();
}

it('what a level usually pays is the pay of signatures, none of them entered by mistake', async () => {
  const clubs = [await makeTeamMember(app), await makeTeamMember(app), await makeTeamMember(app)];
  const signed: number[] = [];
  for (const [index, monthlySalary] of [900, 1_100, 1_300, 1_500, 1_700].entries()) {
    const { playerId } = await makeSignedOffer(app, {
      deal: { club: clubs[index % 3] },
      terms: { monthlySalary },
    });
    signed.push(playerId);
  }
  const [usual, ...others] = await usualPay();
  expect(others).toEqual([]);
  expect(usual).toMatchObject({ deals: 5 });
  const { monthly_cents: monthlyCents = 0 } = usual ?? {};
  expect(monthlyCents > 110_000 && monthlyCents <= 130_000).toBe(true);
  await app.services.db
    .updateTable('registrations')
    .set({ ended_by: 'correction', ended_on: '2026-09-15' })
    .where('player_id', '=', signed[0] as number)
    .execute();
  expect(await usualPay()).toEqual([]);
});
