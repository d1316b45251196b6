import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

export async function findSelectedSkills(db: Queryable, playerId: number): Promise<number[]> {
  const found = await sql<{ skills: number[] }>`select skills from players where id = ${playerId}`.execute(
    db,
  );
  return found.rows[0]?.skills ?? [];
}
