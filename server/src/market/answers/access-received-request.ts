import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { accessRequest } from '../requests/access-request.ts';
import { isActive, type RequestRow } from '../requests/request.ts';
import { findOwnRecipient } from './answers.repository.ts';

export interface ReceivedRequest {
  request: RequestRow;
  recipientId: number;
}

/**
 * Loads a request that the actor's side received, and authorises in one step. Throws `NOT_FOUND` (not visible),
 * `FORBIDDEN` (visible, not received), and `REQUEST_CLOSED` unless `closedToo`.
 */
export async function accessReceivedRequest(
  db: Queryable,
  actor: Actor,
  requestId: number,
  { closedToo = false }: { closedToo?: boolean } = {},
): Promise<ReceivedRequest> {
  const request = await accessRequest(db, actor, requestId);
  const recipientId = await findOwnRecipient(db, actor, requestId);
  if (recipientId === null) throw new AppError('FORBIDDEN');
  if (!closedToo && !isActive(request)) throw new AppError('REQUEST_CLOSED');
  return { request, recipientId };
}
