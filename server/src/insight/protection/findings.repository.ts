import type { FindingKind } from '@trattativa/domain/insight/protection-findings';
import { sql } from 'kysely';
import type { Obstacle } from '../../people/minors.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import type { Cursor } from '../../platform/paging.ts';
import { cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';

/** A record, and the rule that it breaks or what is wrong with the birth date. */
export interface Found {
  kind: FindingKind;
  recordId: number;
  playerId: number;
  verdict: Obstacle;
}

/** Closes the open findings about all other records: they were mended, or are over. */
export async function closeOtherFindings(tx: Transaction, found: readonly Found[], at: Date): Promise<void> {
  await sql`
    update protection_findings f set closed_at = ${at}::timestamptz
    where f.closed_at is null and not exists (
      select 1 from unnest(${found.map(({ kind }) => kind)}::text[], ${found.map(({ recordId }) => recordId)}::bigint[])
        as still (kind, record_id)
      where still.kind = f.kind and still.record_id = f.record_id)`.execute(tx);
}

/**
 * Opens a finding for each record that has none, and brings the rule of the others up to date. Returns the number of new ones.
 */
export async function openFindings(tx: Transaction, found: readonly Found[], at: Date): Promise<number> {
  const opened = await sql<{ is_new: boolean }>`
    insert into protection_findings as f (kind, record_id, player_id, verdict, found_at)
    select n.kind, n.record_id, n.player_id, n.verdict::jsonb, ${at}::timestamptz
    from unnest(${found.map(({ kind }) => kind)}::text[], ${found.map(({ recordId }) => recordId)}::bigint[],
      ${found.map(({ playerId }) => playerId)}::bigint[], ${found.map(({ verdict }) => JSON.stringify(verdict))}::text[])
      as n (kind, record_id, player_id, verdict)
    on conflict (kind, record_id) where closed_at is null do update set verdict = excluded.verdict
    returning xmax = 0 as is_new`.execute(tx);
  return opened.rows.filter(({ is_new: isNew }) => isNew).length;
}

export interface FindingRow extends Columns<'protection_findings', 'id' | 'player_id' | 'found_at'> {
  kind: FindingKind;
  page_id: number;
  verdict: Obstacle;
  player_name: string;
  agent_name: string | null;
  team_name: string | null;
}

/** A page of the open findings, the oldest first. */
export async function listFindings(
  db: Queryable,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: FindingRow[]; nextCursor: string | null; total: number }> {
  const found = await sql<FindingRow>`
    select f.id, f.kind, f.player_id, f.verdict, f.found_at,
      coalesce(q.id, k.negotiation_id, f.record_id) as page_id,
      trim(p.name || ' ' || p.surname) as player_name, trim(a.name || ' ' || a.surname) as agent_name, t.name as team_name
    from protection_findings f join players p on p.id = f.player_id
    left join mandates m on f.kind = 'mandate' and m.id = f.record_id
    left join negotiations n on f.kind = 'negotiation' and n.id = f.record_id
    left join proposals r on r.id = n.proposal_id
    left join offers o on f.kind = 'offer' and o.id = f.record_id
    left join candidates c on f.kind = 'candidate' and c.id = f.record_id
    left join requests q on q.id = c.request_id
    left join commissions k on f.kind = 'commission' and k.id = f.record_id
    left join agents h on h.id = coalesce(m.agent_id, r.agent_id, k.agent_id, p.agent_id)
    left join accounts a on a.id = h.account_id
    left join teams t on t.id = coalesce(n.team_id, o.team_id, q.team_id, k.team_id)
    where f.closed_at is null and f.id > ${page.after?.id ?? 0} order by f.id limit ${page.limit + 1}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total
    from (select 1 from protection_findings where closed_at is null limit ${maxCounted}) c`.execute(db);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf('', last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}
