import { mailboxOf } from '@trattativa/domain/identity/mailbox';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

it('the database reads the same mailbox from an address as the rule', async () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'B', '.', '+', '-', '7'), minLength: 0, maxLength: 8 });
  const domain = fc.constantFrom('gmail.com', 'GoogleMail.com', 'leone.it', 'posta.leone.it', 'test.example');
  const addresses = fc.sample(
    fc.tuple(name, domain).map((parts) => parts.join('@')),
    { numRuns: 500, seed: 7 },
  );
  const found = await sql<{ mailbox: string }>`
    select mailbox_of(address) as mailbox from unnest(${addresses}::text[]) with ordinality as a (address, place)
    order by place`.execute(app.services.db);
  expect(found.rows.map(({ mailbox }) => mailbox)).toEqual(addresses.map(mailboxOf));
});
