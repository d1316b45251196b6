import { maxCareerEntries } from '@trattativa/contract/people/players/career';
import type { Transaction } from '../../platform/database/database.ts';
import {
  findLevelOfClub,
  hasCareerEntry,
  insertCareerEntry,
  listCareerEntries,
} from '../career-entries/career-entries.repository.ts';
import { emptyCareerEntry } from './career-entry-fields.ts';

/** A club with which a player is registered from now on, and the season, by its name and its calendar years. */
interface NewClub {
  /** Null: not on the platform. */
  teamId: number | null;
  clubName: string;
  season: string;
  startYear: number;
  endYear: number;
}

/** Enters a club in the career, unless the career has it in this season already, or as many entries as one may have. */
export async function enterClubOfCareer(
  tx: Transaction,
  playerId: number,
  { teamId, clubName, season, startYear, endYear }: NewClub,
): Promise<void> {
  if (clubName === '' || (await hasCareerEntry(tx, playerId, { teamId, clubName, startYear }))) return;
  if ((await listCareerEntries(tx, playerId)).length >= maxCareerEntries) return;
  await insertCareerEntry(tx, playerId, {
    ...emptyCareerEntry,
    team_id: teamId,
    club_name: clubName,
    level: teamId === null ? null : await findLevelOfClub(tx, teamId),
    season,
    start_year: startYear,
    end_year: endYear,
  });
}
