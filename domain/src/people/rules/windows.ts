import { monthsAfter } from '../../platform/plain-date.ts';
import { dayInZone, instantInZone } from '../../platform/zoned-time.ts';
import { seasonName, seasonOf } from '../season.ts';
import { findRule, type RuleOf, type RulePacks } from './rule.ts';
import type { WindowPlayerStatus } from './rule-kinds.ts';

/** A registration window with its instants. It is open from `opensAt` on and before `closesAt`. */
export interface RegistrationWindow {
  rule: RuleOf<'window'>;
  opensAt: Date;
  closesAt: Date;
  timeZone: string;
}

/** Windows asked for, by association, tier and status of the player. */
export interface WindowQuestion {
  association: string;
  /** The tier of the new club, 1 to 15. */
  tier: number;
  playerStatus: WindowPlayerStatus;
}

/** All windows that are known, the earliest first, whatever their certainty. */
export function windowsOf(packs: RulePacks, asked: WindowQuestion): readonly RegistrationWindow[] {
  return packs
    .filter((rule): rule is RuleOf<'window'> => rule.kind === 'window' && isAskedFor(rule, asked))
    .map((rule) => ({
      rule,
      opensAt: instantInZone(rule.figures.timeZone, rule.figures.opensAt),
      closesAt: instantInZone(rule.figures.timeZone, rule.figures.closesAt),
      timeZone: rule.figures.timeZone,
    }))
    .sort((one, other) => one.opensAt.getTime() - other.opensAt.getTime());
}

function isAskedFor({ figures, associations, status }: RuleOf<'window'>, asked: WindowQuestion): boolean {
  return (
    status !== 'repealed' &&
    (associations as readonly string[]).includes(asked.association) &&
    figures.movement === 'into' &&
    figures.playerStatus === asked.playerStatus &&
    figures.fromTier <= asked.tier &&
    asked.tier <= figures.toTier
  );
}

/** True while players can be registered. */
export function isOpenAt({ opensAt, closesAt }: RegistrationWindow, at: Date): boolean {
  return opensAt <= at && at < closesAt;
}

/**
 * The window that is open at an instant; otherwise the next one that is known; otherwise the last one while its season lasts.
 * Null: none is known.
 */
export function findWindow(packs: RulePacks, asked: WindowQuestion, at: Date): RegistrationWindow | null {
  const windows = windowsOf(packs, asked);
  const ahead = windows.find((window) => isOpenAt(window, at) || window.opensAt > at);
  if (ahead) return ahead;
  const last = windows.at(-1);
  if (!last) return null;
  return last.rule.to === null || dayInZone(last.timeZone, at) <= last.rule.to ? last : null;
}

/** The windows of the last season for which any is known, the earliest first: what may be expected while the next were not published. */
export function lastSeasonsWindows(
  packs: RulePacks,
  asked: WindowQuestion,
  at: Date,
): readonly RegistrationWindow[] {
  const over = windowsOf(packs, asked).filter(({ closesAt }) => closesAt <= at);
  const seasons = over.map((window) => seasonOfWindow(packs, asked.association, window));
  return over.filter((_, index) => seasons[index] === seasons.at(-1));
}

/** The season that a window registers players for; a window that opens in the last month of one is for the next. */
function seasonOfWindow(
  packs: RulePacks,
  association: string,
  { opensAt, timeZone }: RegistrationWindow,
): number {
  const day = monthsAfter(dayInZone(timeZone, opensAt), 1);
  return seasonOf(day, firstMonthOfSeason(packs, association, day));
}

/** The season that a window registers players for, as people write it. */
export function seasonNameOfWindow(
  packs: RulePacks,
  association: string,
  window: RegistrationWindow,
): string {
  const day = dayInZone(window.timeZone, window.opensAt);
  return seasonName(seasonOfWindow(packs, association, window), firstMonthOfSeason(packs, association, day));
}

/** The season of an instant where an association plays, as people write it. */
export function seasonNameAt(packs: RulePacks, association: string, at: Date): string {
  const day = dayInZone(zoneOfAssociation(packs, association) ?? 'UTC', at);
  const firstMonth = firstMonthOfSeason(packs, association, day);
  return seasonName(seasonOf(day, firstMonth), firstMonth);
}

/** The first instant at or after this one at which a player can be registered; null: none is known. */
export function registersFrom(packs: RulePacks, asked: WindowQuestion, at: Date): Date | null {
  const window = windowsOf(packs, asked).find(({ closesAt }) => closesAt > at);
  if (!window) return null;
  return window.opensAt > at ? window.opensAt : at;
}

/** The time zone in which an association's windows open and close; null: no window of it is known. */
export function zoneOfAssociation(packs: RulePacks, association: string): string | null {
  const rule = packs.find(
    (one): one is RuleOf<'window'> =>
      one.kind === 'window' && (one.associations as readonly string[]).includes(association),
  );
  return rule?.figures.timeZone ?? null;
}

/** The month in which an association's seasons begin: July, or as its leagues play. */
export function firstMonthOfSeason(packs: RulePacks, association: string, day: string): number | undefined {
  return findRule(packs, 'seasonCalendar', { day, association })?.figures.firstMonth;
}

/** Windows that staff have not entered yet. */
export interface MissingWindows {
  association: string;
  /** First calendar year of the season. */
  season: number;
  tiers: readonly number[];
}

/** The tiers whose windows were known for an earlier season and are not for the season of a day. */
export function missingWindows(packs: RulePacks, day: string): readonly MissingWindows[] {
  const windows = packs.filter((rule): rule is RuleOf<'window'> => rule.kind === 'window');
  const associations = [...new Set(windows.flatMap((rule) => rule.associations))];
  return associations.flatMap((association) => {
    const firstMonth = firstMonthOfSeason(packs, association, day);
    const season = seasonOf(day, firstMonth);
    const latest = new Map<number, number>();
    for (const { figures } of windows.filter((rule) => rule.associations.includes(association))) {
      const known = seasonOf(figures.opensAt.slice(0, 10), firstMonth);
      for (let tier = figures.fromTier; tier <= figures.toTier; tier++) {
        latest.set(tier, Math.max(known, latest.get(tier) ?? known));
      }
    }
    const tiers = [...latest].flatMap(([tier, known]) => (known < season ? [tier] : []));
    return tiers.length > 0 ? [{ association, season, tiers: tiers.sort((one, other) => one - other) }] : [];
  });
}
