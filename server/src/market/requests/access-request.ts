import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findDraft } from './drafts.repository.ts';
import type { DraftRow, RequestRow } from './request.ts';
import { canManageRequest, canSeeDraft, canSeeRequest } from './requests.policy.ts';
import { findRequest } from './requests.repository.ts';

/** Loads a request and authorises in one step. Absent and hidden answer alike: `NOT_FOUND`. */
export async function accessRequest(db: Queryable, actor: Actor, requestId: number): Promise<RequestRow> {
  const request = await findRequest(db, actor, requestId);
  if (!request || !canSeeRequest(actor, request)) throw new AppError('NOT_FOUND');
  return request;
}

/**
 * Loads a request for changes and for its candidates. Throws `NOT_FOUND`, and `FORBIDDEN` for a request that the actor
 * may only read.
 */
export async function accessRequestToManage(
  db: Queryable,
  actor: Actor,
  requestId: number,
): Promise<RequestRow> {
  const request = await accessRequest(db, actor, requestId);
  if (!canManageRequest(actor, request)) throw new AppError('FORBIDDEN');
  return request;
}

/**
 * Loads a draft that the actor may edit. Absent, foreign and discarded answer alike: `NOT_FOUND`. `lock`
 * locks it until the transaction ends.
 */
export async function accessDraft(
  db: Queryable,
  actor: Actor,
  draftId: number,
  lock = false,
): Promise<DraftRow> {
  const draft = await accessDraftEvenDiscarded(db, actor, draftId, lock);
  if (draft.discarded_at !== null) throw new AppError('NOT_FOUND');
  return draft;
}

/** Loads a draft that the actor may edit, also a discarded one, for undoing a discard. Throws `NOT_FOUND`. */
export async function accessDraftEvenDiscarded(
  db: Queryable,
  actor: Actor,
  draftId: number,
  lock = false,
): Promise<DraftRow> {
  const draft = await findDraft(db, draftId, lock);
  if (!draft || !canSeeDraft(actor, draft)) throw new AppError('NOT_FOUND');
  return draft;
}
