import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeStaff, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { askForWindows } from './jobs/ask-for-windows.ts';

let app: TestApp;
let staff: Person;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

async function asked() {
  await askForWindows.run(app.services, {});
  await app.settle();
  const { items } = (await app.call(staff.token, 'Notification/GetNotifications', {})).ok;
  return items.filter(({ kind }) => kind === 'windowsMissing');
}

it('staff are asked once for the windows of a season that nobody has entered', async () => {
  const first = await asked();
  expect(first).toHaveLength(1);
  expect(first[0]?.count).toBeGreaterThan(1);
  expect(await asked()).toEqual(first);
});

it('staff are asked sixty days before a season begins, and not a day earlier', async () => {
  const early = await buildTestApp({ now: '2026-05-01T12:00:00.000Z' });
  try {
    const seasonsOfItaly = async () => {
      await askForWindows.run(early.services, {});
      const rows = await early.services.db
        .selectFrom('window_asks')
        .select('season')
        .where('association', '=', 'IT')
        .orderBy('season')
        .execute();
      return rows.map(({ season }) => season);
    };
    // The season of 2026 begins on 1 July.
    expect(await seasonsOfItaly()).toEqual([]);
    early.clock.advance({ days: 1 });
    expect(await seasonsOfItaly()).toEqual([2026]);
  } finally {
    await early.close();
  }
});
