import type { Actor } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { listDraftAudience } from './drafts.repository.ts';
import type { DraftRow } from './request.ts';

/** Notifies the open screens of those who may edit a draft. */
export async function recordDraftChanged(
  tx: Transaction,
  actor: Actor,
  draft: Pick<DraftRow, 'id' | 'team_id' | 'agent_id'>,
  at: Date,
): Promise<void> {
  const recipients = new Set([...(await listDraftAudience(tx, draft)), actor.accountId]);
  await recordEvent(tx, {
    type: 'request.draftChanged',
    data: { draftId: draft.id },
    recipients: [...recipients],
    actorId: actor.accountId,
    at,
  });
}
