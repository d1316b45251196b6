import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTeamMember, testPassword } from '../../../test/factories/people.ts';
import { makeTransfer } from '../../../test/factories/transfers.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

it('what a person wrote for a club is gone once the account is erased; the terms stay', async () => {
  const made = await makeTransfer(app, { terms: { comments: 'Canarino chiama lunedì' } });
  // Another member keeps the club's deals, so that the first one can leave.
  await makeTeamMember(app, { teamId: made.club.teamId });

  const ended = { transferId: made.transferId, version: made.version, note: 'Canarino malato' };
  expect((await app.call(made.club.token, 'Transfer/EndTransfer', ended)).status).toBe(200);
  const erased = await app.call(made.club.token, 'Account/DeleteMyAccount', {
    currentPassword: testPassword,
  });
  expect(erased.status).toBe(200);
  const left = (await app.call(made.releasing.token, 'Transfer/GetTransfer', { transferId: made.transferId }))
    .ok;
  expect(JSON.stringify(left)).not.toContain('Canarino');
  expect(left.revisions[0]).toMatchObject({ termsHash: made.termsHash, terms: { compensation: 10_000.5 } });
});
