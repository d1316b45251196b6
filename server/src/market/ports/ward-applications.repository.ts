import { sql } from 'kysely';
import type { WardApplication } from '../../identity/ward-applications.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** An application with the club, the role and the town of its request; null once it was withdrawn. */
export async function readApplication(db: Queryable, candidateId: number): Promise<WardApplication | null> {
  const found = await sql<WardApplication>`
    select c.person_id, c.applicant_id, t.name as club, r.role, r.city
    from candidates c join requests r on r.id = c.request_id join teams t on t.id = r.team_id
    where c.id = ${candidateId}`.execute(db);
  return found.rows[0] ?? null;
}
