import type { WaitingCost } from '@trattativa/contract/deals/costs/cost';
import { costByTariff } from '@trattativa/domain/deals/transaction-cost';
import type { CostTariff } from '@trattativa/domain/identity/platform-settings';
import type { WaitingCostRow } from './waiting-costs.repository.ts';

/** A cost that waits for staff, as the desk shows it. */
export function presentWaitingCost(row: WaitingCostRow, tariff: CostTariff): WaitingCost {
  const { salary_cents: salary } = row;
  return {
    proposalId: row.id,
    cost: row.price_cents / 100,
    tariff: salary === null ? null : costByTariff(tariff, salary * 12) / 100,
    maxCost: tariff.maxCents / 100,
    person: row.person,
    proposer: { name: row.proposer_name, society: row.proposer_society },
    deals: row.deals.map(({ id, team_name }) => ({ negotiationId: id, teamName: team_name })),
    createdAt: row.created_at.toISOString(),
  };
}
