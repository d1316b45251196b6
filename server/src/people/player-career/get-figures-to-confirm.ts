import { maxToConfirm } from '@trattativa/contract/people/players/career';
import type { playerCareerEndpoints } from '@trattativa/contract/people/players/career-endpoints';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { listFiguresToConfirm } from './figures-to-confirm.repository.ts';

const adult = 18;

/** The season figures that wait for the answer of the caller's club. Throws `FORBIDDEN` without a club. */
export async function getFiguresToConfirm(
  services: Services,
  { actor }: CallOf<typeof playerCareerEndpoints.getFiguresToConfirm>,
): Promise<OutputOf<typeof playerCareerEndpoints.getFiguresToConfirm>> {
  if (actor.teamId === null) throw new AppError('FORBIDDEN');
  const adultsBornBy = yearsBefore(dayOf(services.clock.now()), adult);
  const rows = await listFiguresToConfirm(services.db, actor.teamId, { adultsBornBy, max: maxToConfirm });
  return {
    items: rows.map((row) => ({
      playerId: row.player_id,
      playerName: `${row.name} ${row.surname}`.trim(),
      experienceId: row.experience_id,
      season: row.season,
      startYear: row.start_year,
      endYear: row.end_year,
      appearances: row.appearances,
      minutes: row.minutes,
      goals: row.goals,
      figuresBy: row.figures_by,
      figuresAt: assertFound(row.figures_at).toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}
