import type { PlayerGroup } from '@trattativa/domain/insight/report-groups';
import {
  fieldsAtTop,
  type PlayerRow,
  type PlayerRowKey,
  type PlayerRows,
  type StatedPlayer,
} from './player-rows.ts';

/** The groups of a player's report that consist of facts, each with its rows. */
const reported = {
  identity: [
    'age',
    'nationality',
    'registeredAssociation',
    'eligibleAssociations',
    'permitNeeded',
    'euPassport',
  ],
  physical: ['foot', 'heightCm', 'weightKg'],
  career: ['currentClub', 'currentLevel', 'minutesPercent'],
  availability: [
    'contractualStatus',
    'optionHolder',
    'optionUntil',
    'openTo',
    'immediateAvailability',
    'country',
    'searchLevels',
    'countriesInterested',
  ],
  economic: [
    'salary',
    'requestedSalary',
    'refundRange',
    'requestedFood',
    'requestedAccommodation',
    'requestedBonus',
    'playerValue',
    'releaseClause',
    'askingFee',
    'payShare',
  ],
} as const satisfies Partial<Record<PlayerGroup, readonly PlayerRowKey[]>>;

export type FactGroup = keyof typeof reported;

/** A player as a public report shows the record; unpublished groups are absent. */
export interface ReportedPlayer extends Pick<StatedPlayer, 'principalRole' | 'secondaryRole'> {
  identity?: Pick<StatedPlayer, (typeof reported)['identity'][number] | 'secondNationality'> | undefined;
  physical?: Pick<StatedPlayer, (typeof reported)['physical'][number]> | undefined;
  career?: Pick<StatedPlayer, (typeof reported)['career'][number]> | undefined;
  availability?: Omit<StatedPlayer, (typeof reported)['economic'][number]> | undefined;
  economic?: Pick<StatedPlayer, (typeof reported)['economic'][number]> | undefined;
}

/** The published facts of a report as those of one player. */
export function statedIn(report: ReportedPlayer): StatedPlayer {
  const { principalRole, secondaryRole, identity, physical, career, availability, economic } = report;
  return { principalRole, secondaryRole, ...identity, ...physical, ...career, ...availability, ...economic };
}

/** The rows of a group of a report. */
export function rowsOfGroup(rows: PlayerRows, report: ReportedPlayer, group: FactGroup): PlayerRow[] {
  return report[group] ? rows.rows(statedIn(report), reported[group]) : [];
}

/** Rows of a group below the top of the page, which says some of them. */
export function rowsBelowTop(
  rows: PlayerRows,
  report: ReportedPlayer,
  group: FactGroup,
  today: string,
): PlayerRow[] {
  const said = fieldsAtTop(statedIn(report), today);
  return rowsOfGroup(rows, report, group).filter(({ key }) => !said.has(key));
}
