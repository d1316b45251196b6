import type { CommissionCash, InstalmentItem } from '@trattativa/contract/billing/commissions/commission';
import type { commissionEndpoints } from '@trattativa/contract/billing/commissions/endpoints';
import type { Page } from '@trattativa/contract/paging';
import { forecastDays } from '@trattativa/domain/deals/clauses/forecast';
import { daysAfter } from '@trattativa/domain/platform/plain-date';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { bookingDay } from '../documents/document-number.ts';
import {
  countUndefinedAmounts,
  listInstalmentRows,
  sumAhead,
  sumByMonth,
} from './instalment-list.repository.ts';
import { presentInstalment } from './present-commission.ts';

const readerOf = (actor: Actor) => ({
  staff: isStaff(actor),
  agentId: actor.agentId,
  teamId: actor.teamId,
});

/** The instalments that the caller may see, by due day. */
export async function listInstalments(
  services: Services,
  { actor, input }: CallOf<typeof commissionEndpoints.getInstalments>,
): Promise<Page<InstalmentItem>> {
  const { states, month, text, teamId, agentId } = input;
  const today = bookingDay(services.clock.now());
  const { rows, nextCursor, total } = await listInstalmentRows(
    services.db,
    readerOf(actor),
    { states, month, text, teamId, agentId },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor), today },
  );
  return { items: rows.map((row) => presentInstalment(row, today)), nextCursor, ...totalOf(total) };
}

/**
 * What is to come, what is late and what has come, by month, and what falls due in the next 90 days; waived instalments are only counted. Sums are exact: integer
 * cents until they are presented.
 */
export async function getCommissionCash(
  services: Services,
  { actor, input }: CallOf<typeof commissionEndpoints.getCommissionCash>,
): Promise<CommissionCash> {
  const today = bookingDay(services.clock.now());
  const filter = { agentId: input.agentId };
  const rows = await sumByMonth(services.db, readerOf(actor), filter, today);
  const undefinedAmounts = await countUndefinedAmounts(services.db, readerOf(actor), filter);
  const until = daysAfter(today, forecastDays);
  const ahead = await sumAhead(services.db, readerOf(actor), filter, { today, until });
  const total = { expected: 0, late: 0, received: 0 };
  const counts = { expected: 0, late: 0, received: 0, waived: 0 };
  const months = new Map<string, typeof total>();
  for (const { month, kind, cents, count } of rows) {
    counts[kind] += count;
    if (kind === 'waived') continue;
    const of = months.get(month) ?? { expected: 0, late: 0, received: 0 };
    of[kind] += cents;
    months.set(month, of);
    total[kind] += cents;
  }
  return {
    ...inEuros(total),
    counts,
    ahead: { until, amount: ahead.cents / 100, count: ahead.count },
    undefinedAmounts,
    months: [...months].map(([month, sums]) => ({ month, ...inEuros(sums) })),
  };
}

function inEuros({ expected, late, received }: { expected: number; late: number; received: number }) {
  return { expected: expected / 100, late: late / 100, received: received / 100 };
}
