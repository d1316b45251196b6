import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { subjectId } from '../../../platform/actor.ts';
import { fieldError } from '../../../platform/app-error.ts';
import { addDays } from '../../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { listOngoing } from './ongoing-negotiations.repository.ts';

const maxListed = 100;
const maxDays = 366;

/**
 * The open negotiations of an account that began between two days, both included, as the chat's session view (spec §3).
 * Throws `INVALID_INPUT` for days in the wrong order or more than 366 apart.
 */
export async function getNegotiationsOngoing(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.getNegotiationsOngoing>,
): Promise<OutputOf<typeof chatEndpoints.getNegotiationsOngoing>> {
  const accountId = subjectId(actor, actor.accountId, input.baseUserId);
  const start = new Date(`${input.startDate}T00:00:00Z`);
  const end = addDays(new Date(`${input.endDate}T00:00:00Z`), 1);
  if (start >= end) throw fieldError('INVALID_INPUT', ['endDate'], 'fromAboveTo');
  if (end > addDays(start, maxDays)) {
    throw fieldError('INVALID_INPUT', ['endDate'], 'tooBig', { max: maxDays });
  }
  const rows = await listOngoing(services.db, { accountId, start, end, limit: maxListed });
  return {
    items: rows.map((row) => ({
      negotiationId: row.id,
      conversationId: row.conversation_id,
      status: row.status,
      player: row.player,
      createdAt: row.created_at.toISOString(),
      changedAt: row.changed_at.toISOString(),
      users: row.users,
      team: { id: row.team_id, name: row.team, profile: row.team_profile },
      unreadCount: row.unread,
    })),
    total: rows[0]?.total ?? 0,
  };
}
