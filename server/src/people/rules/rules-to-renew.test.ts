import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeStaff, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let staff: Person;

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-11-29T12:00:00Z' });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

const toRenew = async () => (await app.call(staff.token, 'Rules/GetRulesToRenew', {})).ok;

it('a figure that ended waits on the desk of staff until a version has the next one', async () => {
  const before = await toRenew();
  const minimum = before.items.find(({ id }) => id === 'italy-serie-c-minimum-2025');
  expect(minimum).toMatchObject({ pack: 'pay', kind: 'minimumPay', endsOn: '2026-06-30', isOver: true });
  expect(before.total).toBe(before.items.length);
  const { version, rules } = (await app.call(staff.token, 'Rules/GetPack', { pack: 'pay' })).ok;
  const kept = rules.map(({ confirmed: _, ...rule }) => rule);
  const old = kept.find(({ id }) => id === minimum?.id);
  const next = { ...old, id: 'italy-serie-c-minimum-2026', from: '2026-07-01', to: '2027-06-30' };
  const saved = await app.call(staff.token, 'Rules/SavePack', {
    pack: 'pay',
    version,
    reason: 'Minimi della nuova stagione',
    rules: [...kept, next] as never,
  });
  expect(saved.status).toBe(200);
  const after = await toRenew();
  expect(after.items.map(({ id }) => id)).not.toContain(minimum?.id);
  expect(after.total).toBe(before.total - 1);
});
