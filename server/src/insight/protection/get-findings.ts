import type { protectionEndpoints } from '@trattativa/contract/insight/protection/endpoints';
import { describeMinorRule } from '../../people/minors.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { listFindings } from './findings.repository.ts';

/** A page of the older records about minors that today's rules would refuse. */
export async function getFindings(
  { db }: Services,
  { input, language }: CallOf<typeof protectionEndpoints.getFindings>,
): Promise<OutputOf<typeof protectionEndpoints.getFindings>> {
  const page = { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) };
  const { rows, nextCursor, total } = await listFindings(db, page);
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    pageId: row.page_id,
    player: { id: row.player_id, name: row.player_name },
    agent: row.agent_name,
    team: row.team_name,
    ...describeMinorRule(row.verdict, language),
    foundAt: row.found_at.toISOString(),
  }));
  return { items, nextCursor, ...totalOf(total) };
}
