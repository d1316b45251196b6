import type { CareerEntryInput } from '@trattativa/contract/people/players/career';
import { type Category, isSeniorCategory, levelOfCategory } from '@trattativa/domain/people/categories';
import { yearsOfSeason } from '@trattativa/domain/people/season';
import { fieldError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { centsOf, emptiedBy, writtenOnly } from '../../platform/omitted-fields.ts';
import { type CareerEntryFields, findCareerEntryClub } from '../career-entries/career-entries.repository.ts';
import { changedFigures, type EnteredBy } from './figure-fields.ts';

/** An empty career entry. */
export const emptyCareerEntry: CareerEntryFields = {
  team_id: null,
  club_name: '',
  category: null,
  level: null,
  division: '',
  season: '',
  start_year: 0,
  end_year: 0,
  salary_cents: null,
  appearances: null,
  starts: null,
  minutes: null,
  goals: null,
  assists: null,
  yellow_cards: null,
  red_cards: null,
  clean_sheets: null,
  figures_url: null,
  figures_source: null,
  figures_by: null,
  figures_at: null,
};

/**
 * The columns of a new career entry from validated input; omitted years follow from the season. Throws as
 * `changedCareerEntryFields`.
 */
export async function newCareerEntryFields(
  db: Queryable,
  input: CareerEntryInput,
  by: EnteredBy,
): Promise<CareerEntryFields> {
  const fields = {
    ...emptyCareerEntry,
    ...(await changedCareerEntryFields(db, emptyCareerEntry, input, by)),
  };
  const years = input.startYear === undefined && input.endYear === undefined && yearsOfSeason(fields.season);
  return years ? { ...fields, start_year: years.startYear, end_year: years.endYear } : fields;
}

/**
 * The columns changed by validated input: omitted fields stay. A club of the platform determines the name, a
 * category the level; euros become cents. Throws `CLUB_MUST_BE_SELECTED` for an unknown club, `INVALID_INPUT`
 * for a level that contradicts the category and an end before the beginning.
 */
export async function changedCareerEntryFields(
  db: Queryable,
  present: CareerEntryFields,
  input: CareerEntryInput,
  by: EnteredBy,
): Promise<Partial<CareerEntryFields>> {
  const team = input.teamId == null ? null : await findCareerEntryClub(db, input.teamId);
  if (input.teamId != null && !team) {
    throw fieldError('CLUB_MUST_BE_SELECTED', ['experience', 'teamId'], 'notInList');
  }
  const fields = writtenOnly<CareerEntryFields>({
    // A name without a club id means a club outside the platform.
    team_id: team?.id ?? (input.teamId === null || input.clubName != null ? null : undefined),
    club_name: team?.name ?? input.clubName ?? undefined,
    category: input.category,
    level: levelFor(present, input),
    division: emptiedBy(input.division, ''),
    season: emptiedBy(input.season, ''),
    start_year: emptiedBy(input.startYear, 0),
    end_year: emptiedBy(input.endYear, 0),
    salary_cents: centsOf(input.salary),
    ...changedFigures(present, input, by),
  });
  const { start_year, end_year } = { ...present, ...fields };
  if (start_year !== 0 && end_year !== 0 && start_year > end_year) {
    throw fieldError('INVALID_INPUT', ['experience', 'endYear'], 'fromAboveTo');
  }
  return fields;
}

function levelFor(present: CareerEntryFields, input: CareerEntryInput): number | null | undefined {
  const category = input.category === undefined ? present.category : input.category;
  if (category === null || (input.category === undefined && input.level === undefined)) return input.level;
  const level = levelOfCategory(category as Category);
  if (input.level != null && input.level !== level && isSeniorCategory(category)) {
    throw fieldError('INVALID_INPUT', ['experience', 'level'], 'otherLevel');
  }
  return input.level ?? level;
}
