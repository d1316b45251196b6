import { kindOf, type SignedPay } from '@trattativa/domain/insight/worth/comparable-pay';
import { listComparableSignings } from '../../deals/offers.ts';
import { addDays } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findAgentCountry } from './portfolio.repository.ts';

/** Deals of the last two years are compared. */
const daysCompared = 730;
const usualCountry = 'IT';

/** The signed deals that an agent's players are compared with. Deals of minors are left out: they have no age band. */
export async function comparableDeals(db: Queryable, agentId: number, now: Date): Promise<SignedPay[]> {
  const country = (await findAgentCountry(db, agentId)) ?? usualCountry;
  const since = addDays(now, -daysCompared);
  const rows = await listComparableSignings(db, { since, country, exceptAgentId: agentId });
  return rows.flatMap(({ role, level, born_date: bornDate, team_id: clubId, pay: monthlyPay, signed_on }) => {
    const kind = kindOf({ role, level, bornDate }, signed_on);
    return kind === null ? [] : [{ ...kind, clubId, monthlyPay }];
  });
}
