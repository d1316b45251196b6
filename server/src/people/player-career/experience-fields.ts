import type { ExperienceInput } from '@trattativa/contract/people/players/career';
import { type Category, levelOfCategory } from '@trattativa/domain/people/categories';
import { fieldError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { ExperienceFields } from './experiences.repository.ts';
import { findStationClub } from './station-clubs.repository.ts';

/**
 * Checked input as it is stored: a club of the platform gives its name, a category its level, euros become cents.
 * Throws `CLUB_MUST_BE_SELECTED` for a club that is not on the platform.
 */
export async function experienceFields(db: Queryable, input: ExperienceInput): Promise<ExperienceFields> {
  const category = input.category ?? null;
  const team = input.teamId == null ? null : await findStationClub(db, input.teamId);
  if (input.teamId != null && !team) {
    throw fieldError('CLUB_MUST_BE_SELECTED', ['experience', 'teamId'], 'notInList');
  }
  return {
    team_id: team?.id ?? null,
    club_name: team?.name ?? input.clubName ?? '',
    category,
    level: input.level ?? (category === null ? null : levelOfCategory(category as Category)),
    division: input.division ?? '',
    season: input.season ?? '',
    start_year: input.startYear ?? 0,
    end_year: input.endYear ?? 0,
    salary_cents: input.salary == null ? null : input.salary * 100,
  };
}
