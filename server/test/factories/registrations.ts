import { sql } from 'kysely';
import { followLedger } from '../../src/people/registrations.ts';
import type { TestApp } from '../stage/build-test-app.ts';

/** A registration of a player. Days are `YYYY-MM-DD`. */
export interface Entry {
  playerId: number;
  teamId: number;
  kind?: 'employed' | 'amateur' | 'loan';
  from?: string;
  until?: string;
}

/** Enters a registration, by default of two seasons, and lets the record follow. Returns its id. */
export async function register(app: TestApp, entry: Entry): Promise<number> {
  const { playerId, teamId, kind = 'employed', from = '2026-07-01', until = '2028-06-30' } = entry;
  const at = app.clock.now();
  const made = await sql<{ id: number }>`
    insert into registrations (player_id, team_id, club_name, kind, starts_on, ends_on, source, recorded_at)
    values (${playerId}, ${teamId}, ${`Club ${teamId}`}, ${kind}, ${from}, ${until}, 'deal', ${at}) returning id`.execute(
    app.services.db,
  );
  await app.services.db
    .transaction()
    .execute((tx) => followLedger(app.services, tx, playerId, { at, actorId: null }));
  return made.rows[0]?.id as number;
}
