import type { CareerPoint } from '@trattativa/domain/people/players/career-chart';

/** A period at one club and level, in chart units: seasons to the right, rows down. */
export interface Spell {
  clubName: string;
  division: string;
  level: number;
  from: number;
  /** The season after the last. */
  to: number;
  /** 0 is the highest level shown. */
  row: number;
  /** Over its seasons; null: not known. */
  minutes: number | null;
  goals: number | null;
}

export interface ChartLayout {
  firstSeason: number;
  /** The season after the last. */
  endSeason: number;
  /** The levels from the top: consecutive tiers, then the youth sector. */
  levels: number[];
  spells: Spell[];
}

const youthSector = 15;

/** What is known of both. */
function sumOf(one: number | null, other: number | null): number | null {
  return one === null ? other : one + (other ?? 0);
}

/**
 * Lays out a career on a grid: a row for each tier between the highest and the lowest played, a column for each
 * season.
 */
export function layOutChart(points: readonly CareerPoint[]): ChartLayout {
  const seasons = points.map(({ season }) => season);
  const tiers = points.map(({ level }) => level).filter((level) => level !== youthSector);
  const [top, bottom] = [Math.min(...tiers), Math.max(...tiers)];
  const levels = tiers.length === 0 ? [] : Array.from({ length: bottom - top + 1 }, (_, row) => top + row);
  if (tiers.length < points.length) levels.push(youthSector);
  const spells: Spell[] = [];
  for (const { season, level, clubName, division, minutes, goals } of points) {
    const going = spells.find(
      (spell) =>
        spell.to === season &&
        spell.clubName === clubName &&
        spell.level === level &&
        spell.division === division,
    );
    if (going) {
      going.to += 1;
      going.minutes = sumOf(going.minutes, minutes);
      going.goals = sumOf(going.goals, goals);
    } else
      spells.push({
        clubName,
        division,
        level,
        from: season,
        to: season + 1,
        row: levels.indexOf(level),
        minutes,
        goals,
      });
  }
  return { firstSeason: Math.min(...seasons), endSeason: Math.max(...seasons) + 1, levels, spells };
}
