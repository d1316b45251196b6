import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** The international loans under way that the platform knows of, by what counts towards their limits. */
export async function countLoans(
  db: Queryable,
  asked: { engagingTeamId: number; releasingTeamId: number; playerId: number; day: string },
): Promise<{ in: number; out: number; betweenTwoClubs: number; ofThisPlayer: boolean }> {
  const { engagingTeamId, releasingTeamId, playerId, day } = asked;
  const found = await sql<{ in: number; out: number; between: number; of_player: boolean }>`
    select count(*) filter (where x.engaging_team_id = ${engagingTeamId}) as in,
           count(*) filter (where x.releasing_team_id = ${releasingTeamId}) as out,
           count(*) filter (where x.engaging_team_id = ${engagingTeamId}
             and x.releasing_team_id = ${releasingTeamId}) as between,
           coalesce(bool_or(x.engaging_team_id = ${releasingTeamId} and n.player_id = ${playerId}), false) as of_player
    from transfers x
    join transfer_revisions v on v.transfer_id = x.id and v.number = x.revision
    join negotiations n on n.id = x.negotiation_id
    join teams e on e.id = x.engaging_team_id join teams r on r.id = x.releasing_team_id
    where x.state = 'agreed' and v.terms ->> 'kind' = 'loan' and v.terms ->> 'until' >= ${day}
      and e.home_association <> r.home_association
      and (e.country <> r.country or 'GB' not in (e.home_association, r.home_association))
      and (x.engaging_team_id in (${engagingTeamId}, ${releasingTeamId}) or x.releasing_team_id = ${releasingTeamId})`.execute(
    db,
  );
  const [row] = found.rows;
  return {
    in: row?.in ?? 0,
    out: row?.out ?? 0,
    betweenTwoClubs: row?.between ?? 0,
    ofThisPlayer: row?.of_player ?? false,
  };
}
