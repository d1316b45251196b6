import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { pdfOf, uploadTo } from '../../../test/factories/files.ts';
import { makeAgent, makePlayerAccount, makeStaff, testPassword } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' }, now: '2026-09-15T10:00:00.000Z' });
});
afterAll(() => app.close());

const year = { startsOn: '2026-09-15', endsOn: '2027-09-14', countries: [], exclusive: true };

/** A mandate with the signed form of a player, with a login or without, that nobody has answered. */
async function recorded(accountId?: number) {
  const agent = await makeAgent(app);
  const playerId = await makeAgentPlayer(app, agent.agentId, {
    onMarket: false,
    ...(accountId !== undefined && { accountId }),
  });
  const parent = { parentKind: 'unsent' as const, parentId: agent.accountId };
  const paper = { name: 'mandato-firmato.pdf', content: pdfOf(900) };
  const formFileId = (await uploadTo(app, agent.token, 'File/UploadFile', parent, paper)).ok.file.id;
  const proposal = { playerId, ...year, formFileId };
  const { mandate } = (await app.call(agent.token, 'Mandate/ProposePlayerMandate', proposal)).ok;
  return { playerId, mandate };
}

async function mandatesOf(playerId: number): Promise<number> {
  const found = await sql`select from mandates where player_id = ${playerId}`.execute(app.services.db);
  return found.rows.length;
}

it('a signed form that nobody has answered goes with the account of its player', async () => {
  const [player, other] = [await makePlayerAccount(app), await makePlayerAccount(app)];
  const [own, others] = [await recorded(player.accountId), await recorded(other.accountId)];
  await app
    .call(player.token, 'Account/DeleteMyAccount', { currentPassword: testPassword })
    .then(({ ok }) => ok);
  expect([await mandatesOf(own.playerId), await mandatesOf(others.playerId)]).toEqual([0, 1]);
});

it('a deleted record of a player without a login is emptied with its mandates once they are over', async () => {
  const staff = await makeStaff(app);
  const check = (mandate: { id: number; version: number }, accept: boolean) =>
    app
      .call(staff.token, 'Mandate/CheckMandateForm', {
        mandateId: mandate.id,
        version: mandate.version,
        accept,
        ...(!accept && { reason: 'Nel modulo manca la firma del calciatore' }),
      })
      .then(({ ok }) => ok);
  const [refused, confirmed, waiting] = [await recorded(), await recorded(), await recorded()];
  await check(refused.mandate, false);
  await check(confirmed.mandate, true);
  const ids = [refused, confirmed, waiting].map(({ playerId }) => playerId);
  await sql`update players set deleted_at = '2026-05-01T10:00:00Z' where id = any(${ids}::bigint[])`.execute(
    app.services.db,
  );
  await app.services.db.transaction().execute((tx) => app.services.jobs.enqueue(tx, 'forget-old-rows', {}));
  await app.settle();
  const names = await sql<{ name: string }>`
    select name from players where id = any(${ids}::bigint[]) order by id`.execute(app.services.db);
  expect(names.rows.map(({ name }) => name)).toEqual(['–', 'Tommaso', 'Tommaso']);
  expect(await Promise.all(ids.map(mandatesOf))).toEqual([0, 1, 1]);
});
