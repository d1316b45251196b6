import type { MissingWindows } from '@trattativa/domain/people/rules/windows';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Notes that staff are asked for these windows, and answers the associations that they were not asked for before. */
export async function claimWindowAsks(
  tx: Transaction,
  missing: readonly MissingWindows[],
  at: Date,
): Promise<{ association: string; season: number }[]> {
  const claimed = await sql<{ association: string; season: number }>`
    insert into window_asks (association, season, asked_at)
    select m.association, m.season, ${at}::timestamptz
    from unnest(${missing.map(({ association }) => association)}::text[],
      ${missing.map(({ season }) => season)}::integer[]) as m (association, season)
    order by 1, 2
    on conflict (association, season) do nothing
    returning association, season`.execute(tx);
  return claimed.rows;
}
