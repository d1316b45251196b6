import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** What the demo adds to a player: where they live, minutes of last season, what is asked beside money. Euro cents. */
export interface DemoPlayerDetails {
  id: number;
  city: string;
  region: string | null;
  minutes: number;
  food: boolean | null;
  accommodation: number | null;
  feeMin: number | null;
  feeMax: number | null;
}

export async function listDemoPlayerHomes(
  db: Database,
): Promise<{ id: number; country: string | null; level: number | null }[]> {
  const found = await sql<{ id: number; country: string | null; level: number | null }>`
    select id, country, current_level as level from players where city = '' and deleted_at is null order by id`.execute(
    db,
  );
  return found.rows;
}

/** In one statement; dates of change stay as they are. */
export async function updateDemoPlayerDetails(
  db: Database,
  details: readonly DemoPlayerDetails[],
): Promise<void> {
  await sql`
    update players p set city = d.city, region = d.region, minutes_percent = d.minutes, requested_food = d.food,
      requested_accommodation = d.accommodation, commission_fee_min_cents = d."feeMin", commission_fee_max_cents = d."feeMax"
    from jsonb_to_recordset(${JSON.stringify(details)}::jsonb) as d(
      id bigint, city text, region text, minutes smallint, food boolean, accommodation smallint,
      "feeMin" bigint, "feeMax" bigint)
    where p.id = d.id`.execute(db);
}
