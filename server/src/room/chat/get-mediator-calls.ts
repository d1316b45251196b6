import type { MediatorCall } from '@trattativa/contract/room/chat/mediation-endpoints';
import type { Services } from '../../platform/services.ts';
import { countWaitingCalls, listWaitingCalls } from './mediations.repository.ts';

const mostListed = 100;

/** Staff's queue: pending calls, oldest first. */
export async function getMediatorCalls({ db }: Services): Promise<{ items: MediatorCall[]; total: number }> {
  const [rows, total] = await Promise.all([listWaitingCalls(db, mostListed), countWaitingCalls(db)]);
  return {
    items: rows.map((row) => ({
      mediationId: row.id,
      conversationId: row.conversation_id,
      type: row.type,
      name: row.name,
      calledById: row.called_by_id,
      calledBy: row.called_by,
      calledAt: row.called_at.toISOString(),
      reason: row.reason,
      members: row.members,
    })),
    total,
  };
}
