import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePair } from '../../../test/factories/chat.ts';
import { makeAgent, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { listAbsent } from './mediation/knocks.repository.ts';
import { deleteDeadNodes } from './presence-log.repository.ts';
import { PresenceLog } from './presence-log.ts';

let app: TestApp;
let ada: Person;
let bea: Person;
let room: number;
let log: PresenceLog;
let warned: Promise<void>;

beforeAll(async () => {
  app = await buildTestApp();
  ada = await makeAgent(app);
  bea = await makeAgent(app);
  room = await makePair(app, ada, bea);
});

afterAll(async () => {
  await app.close();
});

beforeEach(() => {
  warned = new Promise((resolve) => {
    const quiet = Object.assign(Object.create(app.services.log) as typeof app.services.log, {
      warn: () => resolve(),
    });
    log = new PresenceLog({ ...app.services, log: quiet });
  });
  return () => log.stop();
});

const isAbsent = async () => (await listAbsent(app.services.db, room, ada.accountId)).includes(bea.accountId);

async function lastSeen(): Promise<Date | undefined> {
  const found = await app.services.db
    .selectFrom('chat_last_seen')
    .select('at')
    .where('account_id', '=', bea.accountId)
    .executeTakeFirst();
  return found?.at;
}

/** As if the only node had sent no heartbeat for so many minutes. */
async function silent(minutes: number): Promise<void> {
  await sql`update chat_nodes set beat_at = now() - make_interval(mins => ${minutes})`.execute(
    app.services.db,
  );
}

describe('an account with a socket on a node', () => {
  it('is present until it disconnects, and was last seen then', async () => {
    expect(await isAbsent()).toBe(true);
    log.came(bea.accountId);
    await expect.poll(isAbsent).toBe(false);
    log.went(bea.accountId);
    await expect.poll(isAbsent).toBe(true);
    expect(await lastSeen()).toEqual(app.clock.now());
  });

  it('is absent after a minute without heartbeat, and last seen at the last heartbeat once the node is deleted', async () => {
    log.came(bea.accountId);
    await expect.poll(isAbsent).toBe(false);
    await silent(1);
    expect(await isAbsent()).toBe(true);
    await deleteDeadNodes(app.services.db);
    expect(await app.services.db.selectFrom('chat_presence').selectAll().execute()).toHaveLength(1);
    await silent(6);
    await deleteDeadNodes(app.services.db);
    expect(await app.services.db.selectFrom('chat_presence').selectAll().execute()).toEqual([]);
    expect((await lastSeen())?.getTime()).toBeLessThan(Date.now() - 5 * 60_000);
  });

  it('is recorded again when the database had deleted the node', async () => {
    log.came(bea.accountId);
    await expect.poll(isAbsent).toBe(false);
    await sql`delete from chat_nodes`.execute(app.services.db);
    expect(await isAbsent()).toBe(true);
    log.came(ada.accountId);
    await expect.poll(isAbsent).toBe(false);
  });

  it('is recorded later when the database was down', async () => {
    await sql`alter table chat_presence rename to chat_presence_away`.execute(app.services.db);
    log.came(bea.accountId);
    await warned;
    await sql`alter table chat_presence_away rename to chat_presence`.execute(app.services.db);
    log.came(ada.accountId);
    await expect.poll(isAbsent).toBe(false);
  });
});
