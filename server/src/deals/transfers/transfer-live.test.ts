import type { ShownTransferChange } from '@trattativa/contract/deals/transfers/events';
import { fromWire } from '@trattativa/contract/wire-names';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyToNegotiation, applyToTransfer } from '../../../../web/src/deals/transfers/transfers.live.ts';
import type { LiveEvent } from '../../../../web/src/platform/cache/live-handler.ts';
import { makeSignedTransfer } from '../../../test/factories/clauses.ts';
import { makeTransfer } from '../../../test/factories/transfers.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { presentLive } from '../../platform/http/present-live.ts';
import type { RecordedEvent } from '../../platform/outbox/recorded-event.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

it('a move reaches both clubs without its terms, and the player’s side only when the clubs agreed', async () => {
  const { transferId, version, termsHash, club, releasing, agent, negotiationId } = await makeTransfer(app);
  const read = async () => (await app.call(releasing.token, 'Transfer/GetTransfer', { transferId })).ok;
  const before = await read();
  await app.call(club.token, 'Transfer/SignTransfer', { transferId, version, termsHash });
  await app.call(releasing.token, 'Transfer/SignTransfer', { transferId, version: version + 1, termsHash });
  const rows = await app.services.db
    .selectFrom('events')
    .select(['id', 'type', 'data', 'recipients'])
    .where('type', 'like', 'transfer.%')
    .orderBy('id')
    .execute();
  const events = rows.map(({ id, type, data }) => ({
    id: String(id),
    type,
    data: fromWire(
      JSON.parse(JSON.stringify(presentLive({ id, type, data } as unknown as RecordedEvent).data)),
    ) as ShownTransferChange,
  }));
  expect(events.map(({ type }) => type)).toEqual([
    'transfer.proposed',
    'transfer.signed',
    'transfer.agreed',
    'transfer.clubsAgreed',
  ]);
  expect(Object.keys(events[1]?.data ?? {})).toEqual(['transferId', 'negotiationId', 'version']);
  const [proposed, signed] = events as [LiveEvent<ShownTransferChange>, LiveEvent<ShownTransferChange>];
  expect(applyToTransfer(before, proposed, [])).toBe(before);
  expect(applyToTransfer(before, signed, [])).toBe('refetch');
  expect(rows.map(({ recipients }) => recipients.includes(agent.accountId))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const known = {
    transferId: null,
    agreedAt: null,
    mayPropose: false,
    releasingClub: null,
    isRegistered: false,
  };
  const agreed = events[3] as LiveEvent<ShownTransferChange>;
  expect(applyToNegotiation(known, agreed, ['transfers', 'negotiation', negotiationId])).toBe('refetch');
  expect(applyToNegotiation(known, agreed, ['transfers', 'negotiation', negotiationId + 1])).toBe(known);
});

it('the signature of the player reaches the club that sold him, also where only the record stated his contract', async () => {
  const permanent = { kind: 'permanent', until: null, wageSharePercent: null, purchase: null } as const;
  const { releasing } = await makeSignedTransfer(app, { terms: permanent });
  const told = await app.services.db
    .selectFrom('events')
    .select('recipients')
    .where('type', '=', 'player.changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(told.recipients).toContain(releasing.accountId);
});
