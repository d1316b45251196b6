import type { Career, StoredCareerEntry } from '@trattativa/contract/people/players/career';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { Services } from '../../platform/services.ts';
import type { CareerEntryRow } from '../career-entries/career-entries.repository.ts';
import type { PlayerRow } from '../players/player.ts';
import { canEditPlayer, ownsPlayer } from '../players/players.policy.ts';
import { registrationLimits } from './registration-limits.ts';

/** The figures of a career entry and where they come from, the same for every reader. */
function presentFigures(row: CareerEntryRow) {
  return {
    appearances: row.appearances,
    starts: row.starts,
    minutes: row.minutes,
    goals: row.goals,
    assists: row.assists,
    yellowCards: row.yellow_cards,
    redCards: row.red_cards,
    cleanSheets: row.clean_sheets,
    figuresUrl: row.figures_url,
    figuresSource: row.figures_source,
    figuresBy: row.figures_by,
    figuresAt: row.figures_at?.toISOString() ?? null,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    refusedAt: row.refused_at?.toISOString() ?? null,
  };
}

/** A career entry; the salary is for the owner's side, the player and staff. */
export function presentCareerEntry(row: CareerEntryRow, isPrivy: boolean): StoredCareerEntry {
  return {
    id: row.id,
    teamId: row.team_id,
    clubName: row.club_name,
    category: row.category,
    level: row.level,
    division: row.division,
    season: row.season,
    startYear: row.start_year,
    endYear: row.end_year,
    ...presentFigures(row),
    ...(isPrivy && { salary: row.salary_cents === null ? null : row.salary_cents / 100 }),
  };
}

/** A club confirms the figures of its own career entries, except those that it entered itself as the record's owner. */
export function canVerifyFigures(
  actor: Actor,
  player: Pick<PlayerRow, 'team_id'>,
  { team_id, figures_at, figures_by }: Pick<CareerEntryRow, 'team_id' | 'figures_at' | 'figures_by'>,
): boolean {
  if (actor.kind !== 'team' || team_id === null || actor.teamId !== team_id || figures_at === null)
    return false;
  return figures_by !== 'club' || player.team_id !== team_id;
}

/** The only presenter of careers: salaries are for the owner's side, the player and staff. */
export function presentCareer(
  services: Pick<Services, 'rules' | 'clock'>,
  player: PlayerRow,
  careerEntries: readonly CareerEntryRow[],
  actor: Actor,
): Career {
  const isPrivy = isStaff(actor) || ownsPlayer(actor, player) || player.account_id === actor.accountId;
  return {
    playerId: player.id,
    items: careerEntries.map((row) => ({
      ...presentCareerEntry(row, isPrivy),
      canVerify: canVerifyFigures(actor, player, row),
    })),
    limits: registrationLimits(services),
    can: { edit: canEditPlayer(actor, player) },
  };
}
