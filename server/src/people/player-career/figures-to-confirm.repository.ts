import type { FigureEnterer } from '@trattativa/domain/people/players/season-figures';
import { sql } from 'kysely';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import { dealsOf } from '../players/players.repository.ts';

type FiguresToConfirmRow = Columns<
  'player_experiences',
  'player_id' | 'season' | 'start_year' | 'end_year' | 'appearances' | 'minutes' | 'goals'
> & {
  experience_id: number;
  name: string;
  surname: string;
  figures_by: FigureEnterer | null;
  figures_at: Date | null;
  total: number;
};

/**
 * Figures of career entries at a club that it has neither confirmed nor refused, of the players whose card opens to it (`canSeePlayer`):
 * adults on the market, its own, and those of its deals. Without those that it entered itself as the record's owner.
 */
export async function listFiguresToConfirm(
  db: Queryable,
  teamId: number,
  { adultsBornBy, max }: { adultsBornBy: string; max: number },
): Promise<FiguresToConfirmRow[]> {
  const found = await sql<FiguresToConfirmRow>`
    select e.id as experience_id, e.player_id, p.name, p.surname, e.season, e.start_year, e.end_year, e.appearances,
      e.minutes, e.goals, e.figures_by, e.figures_at, count(*) over ()::int as total
    from player_experiences e join players p on p.id = e.player_id
    where e.team_id = ${teamId} and e.figures_at is not null and e.verified_at is null and e.refused_at is null
      and p.deleted_at is null
      and case when p.team_id = ${teamId} then e.figures_by is distinct from 'club'
          else (p.on_market and p.born_date <= ${adultsBornBy}::date) or exists (${dealsOf(sql`p.id`, teamId)}) end
    order by e.figures_at desc, e.id desc limit ${max}`.execute(db);
  return found.rows;
}
