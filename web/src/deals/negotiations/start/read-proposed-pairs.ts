import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { call } from '../../../platform/api/call.ts';

/** Player and club of the reader's open negotiations. */
export async function readProposedPairs(signal: AbortSignal): Promise<string[]> {
  const open = { statuses: [...openStatuses], limit: 100 };
  const { items } = await call('Negotiation/GetNegotiations', open, { signal });
  return items.flatMap(({ player, team }) => (player ? [`${player.id}-${team.id}`] : []));
}
