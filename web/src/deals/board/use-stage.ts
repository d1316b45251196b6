import type { DealStage } from '@trattativa/domain/deals/deal-stages';
import type { NegotiationsQuery } from '../negotiations/negotiations.live.ts';
import { useNegotiations } from '../negotiations/negotiations.queries.ts';

/** The deals of one column, page by page; the status is what the columns stand for. */
export function useStage(
  { statuses: _, sort: _sort, descending: _down, ...query }: NegotiationsQuery,
  stage: DealStage,
) {
  return useNegotiations({ ...query, stage, sort: 'deal' });
}
