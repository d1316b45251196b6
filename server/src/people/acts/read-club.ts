import type { ActingClub } from '@trattativa/domain/people/acts/situation';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { daysOfSeason, seasonOf } from '@trattativa/domain/people/season';
import type { Queryable } from '../../platform/database/database.ts';
import { placeOf } from '../rules/place-of-club.ts';
import { countNonEu, findStatedClub } from './club-facts.repository.ts';

/**
 * The club that takes a player, with its players from outside the EU by the ledger: those who arrive in the season of the
 * registration from a club of another country, and those of the squad on the 30 June before it.
 */
export async function readClub(
  db: Queryable,
  packs: RulePacks,
  { teamId, startsOn }: { teamId: number; startsOn: string },
): Promise<ActingClub | null> {
  const club = await findStatedClub(db, teamId);
  if (!club) return null;
  const { firstMonth } = placeOf(packs, club.association, startsOn);
  const season = daysOfSeason(seasonOf(startsOn, firstMonth), firstMonth);
  const { arrived, squad, squadNonEu } = await countNonEu(db, { teamId, country: club.country }, season);
  return { teamId, ...club, nonEuThisSeason: arrived, nonEuInSquad: squad === 0 ? null : squadNonEu };
}
