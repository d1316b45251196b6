import { daysAfter } from '../../platform/plain-date.ts';
import { dayInZone } from '../../platform/zoned-time.ts';
import { daysOfSeason, seasonOf, seasonOfRequest } from '../season.ts';
import { findRule, type RulePacks } from './rule.ts';
import { firstMonthOfSeason, windowsOf } from './windows.ts';

/** A player's signature with a club. */
export interface Signing {
  at: Date;
  /** Association and tier of the new club; null: not known. */
  association: string | null;
  tier: number | null;
  /** Clubs with which the player is registered in the season, given by its first calendar year; the new one included. */
  registrationsIn(season: number): number;
}

/**
 * The season for which a signature registers a player, and the first day on which a further club may register the same player: when
 * the window after the next registration opens, or when the season is over if the rules allow no further registration in it or no such
 * window is known.
 */
export function registrableFrom(
  packs: RulePacks,
  { at, association, tier, registrationsIn }: Signing,
): { season: number; from: string } {
  const day = at.toISOString().slice(0, 10);
  const asked = association !== null &&
    tier !== null && { association, tier, playerStatus: 'registered' as const };
  const windows = asked ? windowsOf(packs, asked) : [];
  const [registering, following] = windows.filter(({ closesAt }) => closesAt > at);
  const firstMonth = association === null ? undefined : firstMonthOfSeason(packs, association, day);
  const season =
    registering && registering.opensAt > at
      ? seasonOf(dayInZone(registering.timeZone, registering.opensAt), firstMonth)
      : firstMonth === undefined
        ? seasonOfRequest(day)
        : seasonOf(day, firstMonth);
  const afterSeason = daysAfter(daysOfSeason(season, firstMonth).to, 1);
  const most = findRule(packs, 'registrationsPerSeason', { day, association: association ?? undefined })
    ?.figures.clubs;
  if (!following || most === undefined || registrationsIn(season) >= most)
    return { season, from: afterSeason };
  const opens = dayInZone(following.timeZone, following.opensAt);
  return { season, from: opens < afterSeason ? opens : afterSeason };
}
