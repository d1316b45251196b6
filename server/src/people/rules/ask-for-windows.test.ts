import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { makeStaff, type Person } from '../../../test/factories/people.ts';
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
