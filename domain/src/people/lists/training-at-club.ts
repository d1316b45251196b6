import { yearsAfter } from '../../platform/plain-date.ts';
import { youthLevel } from '../levels.ts';
import type { RuleFigures } from '../rules/rule-kinds.ts';
import { seasonOf } from '../season.ts';

/** A career entry at a club; 0 where a year is not known. */
export interface YearsAtClub {
  teamId: number | null;
  clubName: string;
  level: number | null;
  startYear: number;
  endYear: number;
}

/** Seasons in the youth teams of a club that make a player its own youth in a league's list. */
const youthSeasons = 2;

/**
 * What a career shows of a player's training with a club. A career is never known to be complete, so it proves what is there and
 * nothing else: null is not known.
 */
export function trainingAtClub(
  career: readonly YearsAtClub[],
  club: { teamId: number; name: string },
  { bornDate, rule }: { bornDate: string | null; rule: RuleFigures<'clubTrained'> | null },
): { ownYouth: true | null; clubTrained: true | null } {
  const here = career.filter(
    ({ teamId, clubName, startYear }) =>
      startYear > 0 && (teamId === club.teamId || (teamId === null && isSameName(clubName, club.name))),
  );
  const youth = new Set(here.filter(({ level }) => level === youthLevel).flatMap(seasonsOf));
  const ownYouth = youth.size >= youthSeasons ? true : null;
  if (bornDate === null || rule === null) return { ownYouth, clubTrained: null };
  const first = seasonOf(yearsAfter(bornDate, rule.fromAge));
  const last = seasonOf(yearsAfter(bornDate, rule.toAge));
  const seasons = new Set(here.flatMap(seasonsOf).filter((season) => first <= season && season <= last));
  return { ownYouth, clubTrained: seasons.size >= rule.seasons ? true : null };
}

/** The seasons of an entry by their first calendar years. */
function seasonsOf({ startYear, endYear }: YearsAtClub): number[] {
  const last = Math.max(startYear, endYear - 1);
  return Array.from({ length: last - startYear + 1 }, (_, index) => startYear + index);
}

const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
