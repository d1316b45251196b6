import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RequestRow } from './request.ts';
import { canManageRequest, canSeeRequest } from './requests.policy.ts';
import { findRequest } from './requests.repository.ts';

/** The gate: loads a request and authorises in one step. Absent and hidden answer alike, `NOT_FOUND`. */
export async function accessRequest(db: Queryable, actor: Actor, requestId: number): Promise<RequestRow> {
  const request = await findRequest(db, actor, requestId);
  if (!request || !canSeeRequest(actor, request)) throw new AppError('NOT_FOUND');
  return request;
}

/** The gate for changes and for a request's candidates: `FORBIDDEN` for what the actor may only read. */
export async function accessRequestToManage(
  db: Queryable,
  actor: Actor,
  requestId: number,
): Promise<RequestRow> {
  const request = await accessRequest(db, actor, requestId);
  if (!canManageRequest(actor, request)) throw new AppError('FORBIDDEN');
  return request;
}
