/**
 * Clubs with which a player may be registered in one season, and for which he may play official matches (RSTP art. 5), as the
 * rule packs say; null: no rule is known.
 */
export interface RegistrationLimits {
  registered: number | null;
  played: number | null;
}

interface CareerEntry {
  clubName: string;
  startYear: number;
  endYear: number;
  appearances: number | null;
}

export interface Registrations {
  /** The clubs of the season, the latest first. */
  clubs: string[];
  /** Clubs of the season for which the player has played. */
  played: string[];
  /**
   * What follows for another club in this season: nothing; it is the last registration that is left; it may register but
   * not field him; or it may not register him. Names: `player-career:registrations.<name>`.
   */
  verdict: 'open' | 'lastOne' | 'noMatches' | 'none';
}

/** The registrations of a season, by its first calendar year, as the career entries of a career show them. */
export function registrationsIn(
  season: number,
  careerEntries: readonly CareerEntry[],
  limits: RegistrationLimits,
): Registrations {
  const ofSeason = careerEntries.filter(
    ({ startYear, endYear }) =>
      startYear !== 0 && startYear <= season && season <= Math.max(startYear, endYear - 1),
  );
  const clubs = namesOf(ofSeason);
  const played = namesOf(ofSeason.filter(({ appearances }) => (appearances ?? 0) > 0));
  return { clubs, played, verdict: verdictOf(clubs.length, played.length, limits) };
}

function verdictOf(clubs: number, played: number, limits: RegistrationLimits): Registrations['verdict'] {
  if (limits.registered !== null && clubs >= limits.registered) return 'none';
  if (limits.played !== null && played >= limits.played) return 'noMatches';
  return limits.registered !== null && clubs === limits.registered - 1 ? 'lastOne' : 'open';
}

/** Each name once, blind to case; a club to which the player came back is one club. */
function namesOf(careerEntries: readonly CareerEntry[]): string[] {
  const names = new Map<string, string>();
  for (const { clubName } of careerEntries) {
    const key = clubName.trim().toLowerCase();
    if (!names.has(key)) names.set(key, clubName);
  }
  return [...names.values()];
}
