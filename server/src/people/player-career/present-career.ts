import type { Career } from '@trattativa/contract/people/players/career';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { PlayerRow } from '../players/player.ts';
import { canEditPlayer, ownsPlayer } from '../players/players.policy.ts';
import type { ExperienceRow } from './experiences.repository.ts';

/** The only presenter of careers: salaries are for the owner's side, the player and staff. */
export function presentCareer(
  player: PlayerRow,
  experiences: readonly ExperienceRow[],
  actor: Actor,
): Career {
  const isPrivy = isStaff(actor) || ownsPlayer(actor, player) || player.account_id === actor.accountId;
  return {
    playerId: player.id,
    items: experiences.map((row) => ({
      id: row.id,
      teamId: row.team_id,
      clubName: row.club_name,
      category: row.category,
      level: row.level,
      division: row.division,
      season: row.season,
      startYear: row.start_year,
      endYear: row.end_year,
      ...(isPrivy && { salary: row.salary_cents === null ? null : row.salary_cents / 100 }),
    })),
    can: { edit: canEditPlayer(actor, player) },
  };
}
