import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** Runs the migration over rows written by an older release. */
const migrateAgain = async () =>
  sql
    .raw(await readFile(new URL('../migrations/0058-event-outcomes.sql', import.meta.url), 'utf8'))
    .execute(app.services.db);

const renamed: [type: string, facts: object, outcome: string][] = [
  ['negotiation.statusChanged', { to: 2 }, 'negotiation.reopened'],
  ['negotiation.statusChanged', { to: 3 }, 'negotiation.rejected'],
  ['negotiation.statusChanged', { to: 4 }, 'negotiation.putOnTrial'],
  ['negotiation.statusChanged', { to: 5 }, 'negotiation.signed'],
  ['candidate.moved', { to: 0 }, 'candidate.takenBack'],
  ['candidate.moved', { to: 1 }, 'candidate.signed'],
  ['candidate.moved', { to: 2 }, 'candidate.rejected'],
  ['candidate.moved', { to: 3 }, 'candidate.activated'],
  ['mandate.moved', { to: 1 }, 'mandate.confirmed'],
  ['mandate.moved', { to: 2 }, 'mandate.ended'],
  ['mandate.moved', { to: 3 }, 'mandate.expired'],
  ['mandate.moved', { to: 4 }, 'mandate.refused'],
  ['request.delivered', { delivery: 1 }, 'request.sent'],
  ['request.delivered', { delivery: 2 }, 'request.viewed'],
  ['invoice.changed', { what: 'paid' }, 'invoice.paid'],
  ['invoice.changed', { what: 'paymentTakenBack' }, 'invoice.paymentTakenBack'],
  ['invoice.changed', { what: 'reduced' }, 'invoice.reduced'],
  ['invoice.changed', { what: 'cancelled' }, 'invoice.cancelled'],
  // Recorded before events named the changes.
  ['invoice.changed', {}, 'invoice.changed'],
];

it.each(renamed)(
  'an event recorded as %s with %j becomes %s, in the outbox and in the audit',
  async (...row) => {
    const { db, clock } = app.services;
    const [type, facts, outcome] = row;
    const { id } = await db
      .insertInto('events')
      .values({
        type,
        data: JSON.stringify(facts),
        recipients: [],
        occurred_at: clock.now(),
        reacted_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: line } = await db
      .insertInto('deal_audit')
      .values({ type, deal_kind: 'negotiation', deal_id: 1, facts: JSON.stringify(facts), at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await migrateAgain();
    const event = await db.selectFrom('events').select('type').where('id', '=', id).executeTakeFirstOrThrow();
    const audited = await db
      .selectFrom('deal_audit')
      .select('type')
      .where('id', '=', line)
      .executeTakeFirstOrThrow();
    expect([event.type, audited.type]).toEqual([outcome, outcome]);
    await expect(db.deleteFrom('deal_audit').where('id', '=', line).execute()).rejects.toThrow(
      'only added to',
    );
  },
);
