import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAgent,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
} from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { missingFields, type PlayerRow } from '../player.ts';
import { isIncomplete, playerColumns } from '../players.repository.ts';
import { deleteIncompleteProfiles } from './incomplete-profiles.repository.ts';

type Player = Awaited<ReturnType<typeof makePlayerAccount>>;

let app: TestApp;
let player: Player;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

beforeEach(async () => {
  player = await makePlayerAccount(app);
});

/** Runs the job twice, as it may run on two nodes. */
async function sweep(): Promise<void> {
  await app.services.db.transaction().execute(async (tx) => {
    await app.services.jobs.enqueue(tx, 'delete-incomplete-profiles', {});
    await app.services.jobs.enqueue(tx, 'delete-incomplete-profiles', {});
  });
  await app.settle();
}

async function exists(id = player.playerId): Promise<boolean> {
  const found = await sql`select from players where id = ${id} and deleted_at is null`.execute(
    app.services.db,
  );
  return found.rows.length > 0;
}

const subjects = async () => (await app.mailTo(player.email)).map(({ subject }) => subject).toReversed();
const isIncompleteMail = 'Il tuo profilo su Trattativa è incompleto';
const isDeletedMail = 'Il tuo profilo su Trattativa è stato eliminato';

const complete = {
  name: 'Luca',
  surname: 'Ferri',
  bornDate: '2003-05-20',
  nationality: 'IT',
  country: 'IT',
  phone: '+39 333 555 0101',
  principalRole: playerRole.centreForward,
  foot: foot.right,
  heightCm: 184,
  contractualStatus: contractualStatus.free,
  searchLevels: [3 as const],
};

const save = (input: object) =>
  app.post(player.token, '/api/Player/SavePlayerInfo', {
    Player: { Version: 1, Name: 'Luca', Surname: 'Ferri', ...input },
  });

describe('an incomplete profile of a registered player', () => {
  it('is deleted three days and a second after its last change; the account stays', async () => {
    app.clock.advance({ hours: 71, minutes: 59, seconds: 59 });
    await sweep();
    expect(await exists()).toBe(true);
    app.clock.advance({ seconds: 2 });
    await sweep();
    await sweep();
    expect(await exists()).toBe(false);
    expect((await subjects()).filter((subject) => subject === isDeletedMail)).toHaveLength(1);
    const again = (await app.logIn(player.email, 'prato verde a mezzogiorno')).body;
    expect(JSON.parse(again.user)).toMatchObject({ Profile: 0 });
  });

  it('is measured in hours, also across a clock change', async () => {
    const autumn = await buildTestApp({ now: '2026-10-24T10:00:00.000Z' });
    try {
      const { playerId } = await makePlayerAccount(autumn);
      const count = async () => {
        await autumn.services.db
          .transaction()
          .execute((tx) => autumn.services.jobs.enqueue(tx, 'delete-incomplete-profiles', {}));
        await autumn.settle();
        return (await sql`select from players where id = ${playerId}`.execute(autumn.services.db)).rows
          .length;
      };
      autumn.clock.advance({ hours: 71, minutes: 59, seconds: 59 });
      expect(await count()).toBe(1);
      autumn.clock.advance({ seconds: 2 });
      expect(await count()).toBe(0);
    } finally {
      await autumn.close();
    }
  });

  it('is warned of after 24 and 48 hours, once each, with the missing fields and a link', async () => {
    app.clock.advance({ hours: 24, seconds: -1 });
    await sweep();
    expect(await subjects()).toEqual([]);
    app.clock.advance({ seconds: 1 });
    await sweep();
    app.clock.advance({ hours: 23 });
    await sweep();
    const [first] = await app.mailTo(player.email);
    expect(first?.text).toContain('tra 48 ore');
    expect(first?.text).toContain('Nazionalità, Paese in cui vive, Piede, Altezza (cm)');
    expect(first?.links).toEqual(['http://trattativa.test/#/account?section=profile&field=nationality']);
    app.clock.advance({ hours: 1 });
    await sweep();
    expect((await app.mailTo(player.email))[0]?.text).toContain('tra 24 ore');
    app.clock.advance({ hours: 25 });
    await sweep();
    expect(await subjects()).toEqual([isIncompleteMail, isIncompleteMail, isDeletedMail]);
  });

  it('restarts its three days and the warnings with every save', async () => {
    app.clock.advance({ hours: 71 });
    await sweep();
    const token = (await app.logIn(player.email, 'prato verde a mezzogiorno')).body.access_token;
    player = { ...player, token };
    expect((await save({ HeightCm: 184 })).status).toBe(200);
    app.clock.advance({ hours: 71 });
    await sweep();
    expect(await exists()).toBe(true);
    expect(await subjects()).toEqual([isIncompleteMail, isIncompleteMail]);
  });

  it('is deleted once when the service was down for two days', async () => {
    app.clock.advance({ days: 5 });
    await sweep();
    expect(await exists()).toBe(false);
    expect(await subjects()).toEqual([isDeletedMail]);
  });

  it('survives a save that runs concurrently with the deletion', async () => {
    app.clock.advance({ days: 4 });
    const { db, clock } = app.services;
    const locked = Promise.withResolvers<void>();
    const saved = Promise.withResolvers<void>();
    const saving = db.transaction().execute(async (tx) => {
      await sql`update players set foot = 0, updated_at = ${clock.now()} where id = ${player.playerId}`.execute(
        tx,
      );
      locked.resolve();
      await saved.promise;
    });
    await locked.promise;
    // The statement of the job waits for the row, then tests its condition again.
    const deleting = db
      .transaction()
      .execute((tx) =>
        deleteIncompleteProfiles(tx, new Date(clock.now().getTime() - 72 * 3_600_000), clock.now()),
      );
    await waitUntilOneWaits();
    saved.resolve();
    await saving;
    expect((await deleting).map(({ id }) => id)).not.toContain(player.playerId);
    expect(await exists()).toBe(true);
  });

  it('is recreated by the next save; an open form gets the error that the record is gone', async () => {
    app.clock.advance({ days: 4 });
    await sweep();
    const token = (await app.logIn(player.email, 'prato verde a mezzogiorno')).body.access_token;
    player = { ...player, token };
    expect((await app.call(token, 'Account/GetMyProfile', {})).ok.profileId).toBeNull();
    expect((await save({ Id: player.playerId })).status).toBe(404);
    const begun = await app.call(token, 'Player/SavePlayerInfo', { player: complete });
    expect(begun.ok.player).toMatchObject({ version: 1, completeness: 'complete', deletionAt: null });
    app.clock.advance({ days: 30 });
    await sweep();
    expect(await exists(begun.ok.player.id)).toBe(true);
  });
});

async function waitUntilOneWaits(): Promise<void> {
  for (;;) {
    const waiting = await sql`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`.execute(app.services.db);
    if (waiting.rows.length > 0) return;
  }
}

describe('the retention job keeps', () => {
  it('a complete profile, and a record of a portfolio', async () => {
    const agent = await makeAgent(app);
    const kept = (
      await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player: { name: 'A', surname: 'B' } })
    ).ok.player;
    expect(kept.deletionAt).toBeNull();
    await app.call(player.token, 'Player/SavePlayerInfo', { player: { ...complete, version: 1 } });
    app.clock.advance({ days: 30 });
    await sweep();
    expect([await exists(kept.id), await exists()]).toEqual([true, true]);
    expect(await subjects()).toEqual([]);
  });

  it('a profile in an open deal; in a closed one the other side keeps only the name', async () => {
    const negotiationId = await makeOwnDeal();
    app.clock.advance({ days: 4 });
    await sweep();
    expect([await exists(), await subjects()]).toEqual([true, []]);
    await sql`update negotiations set status = 3, cause = 'lapsed' where id = ${negotiationId}`.execute(
      app.services.db,
    );
    await sweep();
    expect(await exists()).toBe(false);
    const left = await app.services.db
      .selectFrom('players')
      .selectAll()
      .where('id', '=', player.playerId)
      .executeTakeFirstOrThrow();
    expect(left).toMatchObject({
      name: 'Luca',
      surname: 'Ferri',
      born_date: null,
      phone: '',
      on_market: false,
    });
    const token = (await app.logIn(player.email, 'prato verde a mezzogiorno')).body.access_token;
    expect((await app.call(token, 'Player/SavePlayerInfo', { player: complete })).status).toBe(200);
  });

  /** Staff propose a registered player to a club. */
  async function makeOwnDeal(): Promise<number> {
    const staff = await makeStaff(app);
    const club = await makeTeamMember(app);
    const { playerId } = player;
    const started = await app.call(staff.token, 'Negotiation/CreateNegotiation', {
      playerId,
      level: 3,
      teamIds: [club.teamId],
    });
    return started.ok.items[0]?.id ?? 0;
  }
});

it('the SQL condition for incomplete equals the rule of missing fields, field by field', async () => {
  await app.call(player.token, 'Player/SavePlayerInfo', { player: { ...complete, version: 1 } });
  const rolledBack = new Error('rolled back');
  const emptied = {
    born_date: sql`null`,
    nationality: sql`null`,
    country: sql`null`,
    principal_role: sql`null`,
    foot: sql`null`,
    height_cm: sql`null`,
    contractual_status: sql`null`,
    phone: sql`''`,
    search_levels: sql`'{}'`,
  };
  for (const [column, empty] of [['version', sql`2`] as const, ...Object.entries(emptied)]) {
    const tried = app.services.db.transaction().execute(async (tx) => {
      await sql`update players set ${sql.ref(column)} = ${empty} where id = ${player.playerId}`.execute(tx);
      const found = await sql<PlayerRow & { incomplete: boolean }>`
        select ${playerColumns}, ${isIncomplete} as incomplete from players p where p.id = ${player.playerId}`.execute(
        tx,
      );
      const row = found.rows[0] as PlayerRow & { incomplete: boolean };
      expect([column, row.incomplete]).toEqual([column, column !== 'version']);
      expect(missingFields(row).length > 0).toBe(row.incomplete);
      throw rolledBack;
    });
    await expect(tried).rejects.toBe(rolledBack);
  }
});
