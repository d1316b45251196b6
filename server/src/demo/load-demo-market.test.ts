import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/stage/build-test-app.ts';
import { findDemoState, markDemoStarted } from './demo.repository.ts';
import { loadDemoMarket } from './load-demo-market.ts';
import { insertDemoPeople } from './people/demo-people.ts';
import { demoSeed } from './play-demo-market.ts';
import { SeededRandom } from './seeded-random.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const quietly = () => {};

/** The people and clubs created first by every load, as one line: equal loads have equal lines. */
async function beginning(players: number, teams: number): Promise<unknown> {
  const found = await sql`
    select (select md5(string_agg(name || surname || coalesce(born_date::text, ''), '|' order by id))
              from (select * from players order by id limit ${players}) first_players) as players,
           (select md5(string_agg(name || country, '|' order by id))
              from (select * from teams order by id limit ${teams}) first_teams) as teams`.execute(
    app.services.db,
  );
  return found.rows[0];
}

async function countOf(table: string): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    app.services.db,
  );
  return found.rows[0]?.count ?? 0;
}

describe('the demo market', () => {
  it('is loaded from the beginning after an interrupted load, with the same data', {
    timeout: 400_000,
  }, async () => {
    const { db, clock } = app.services;
    // The state after a kill in the middle: people and clubs exist, their deals do not.
    await markDemoStarted(db, clock.now());
    await insertDemoPeople(db, new SeededRandom(demoSeed), clock.now());
    expect(await findDemoState(db)).toBe('partial');
    const [players, teams] = [await countOf('players'), await countOf('teams')];
    const first = await beginning(players, teams);

    await loadDemoMarket(app.app, quietly);
    expect(await findDemoState(db)).toBe('loaded');
    expect(await beginning(players, teams)).toEqual(first);
    expect(await countOf('negotiations')).toBeGreaterThan(50);
    expect(await countOf('offers')).toBeGreaterThan(5);

    const room = await sql`
      select count(m.reply_to_id)::int as quotes, count(m.edited_at)::int as edited,
             count(*) filter (where m.mentions <> '{}')::int as mentions, count(m.attachments)::int as files,
             bool_or(exists (select from conversation_members u where u.conversation_id = c.id and u.role = 'mediator'))
               as mediated
      from conversations c join messages m on m.conversation_id = c.id where c.name like 'Provini%'`.execute(
      db,
    );
    expect(room.rows).toEqual([{ quotes: 1, edited: 1, mentions: 1, files: 1, mediated: true }]);

    // A second start finds it loaded and changes nothing.
    const changes = await countOf('events');
    await loadDemoMarket(app.app, quietly);
    expect(await countOf('events')).toBe(changes);
    await expect(sql`truncate negotiation_changes`.execute(db)).rejects.toThrow('only added to');
  });
});
