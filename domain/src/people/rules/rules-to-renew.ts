import { daysAfter } from '../../platform/plain-date.ts';
import { seasonName } from '../season.ts';
import { isFollowedBy, type Rule, type RulePacks } from './rule.ts';
import { kindsOfPack, type PackName, packNames, type RuleKind } from './rule-kinds.ts';
import { firstMonthOfSeason, missingWindows } from './windows.ts';

/** How long before a rule ends, and before a season begins, staff have it to do. */
export const daysToRenew = 60;

/** A rule that ends or has ended with none that follows it, or the windows of a season that nobody has entered. */
export interface RuleToRenew {
  pack: PackName;
  /** The rule; null: windows, of which each season has its own. */
  id: string | null;
  kind: RuleKind;
  associations: readonly string[];
  /** The edition that ends; of windows the season that is missing. */
  edition: string;
  /** The last day; null: windows. */
  endsOn: string | null;
  isOver: boolean;
}

/**
 * What staff have to renew on a day, what ends first at the top: it follows from the packs, so that an entry is gone as soon as
 * a version has what comes after it.
 */
export function rulesToRenew(packs: RulePacks, today: string): readonly RuleToRenew[] {
  const horizon = daysAfter(today, daysToRenew);
  const ending = packs.flatMap((rule) => {
    const { to } = rule;
    if (to === null || to > horizon || rule.status === 'repealed' || rule.kind === 'window') return [];
    const after = daysAfter(to, 1);
    return isFollowedBy(packs, rule, after > today ? after : today) ? [] : [entryOf(rule, to, today)];
  });
  const windows = missingWindows(packs, horizon).map(
    ({ association, season }): RuleToRenew => ({
      pack: 'windows',
      id: null,
      kind: 'window',
      associations: [association],
      edition: seasonName(season, firstMonthOfSeason(packs, association, horizon)),
      endsOn: null,
      isOver: false,
    }),
  );
  return [
    ...ending.toSorted((one, other) => ((one.endsOn ?? '') < (other.endsOn ?? '') ? -1 : 1)),
    ...windows,
  ];
}

function entryOf(rule: Rule, endsOn: string, today: string): RuleToRenew {
  const { id, kind, associations, edition } = rule;
  const pack = packNames.find((name) => kindsOfPack(name).includes(kind)) as PackName;
  return { pack, id, kind, associations, edition, endsOn, isOver: endsOn < today };
}
