import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findDraft } from './drafts.repository.ts';
import type { DraftRow } from './request-draft.ts';
import { canSeeDraft } from './requests.policy.ts';

/** The gate: a draft that the actor may go on with. Absent, foreign and thrown away answer alike, `NOT_FOUND`. */
export async function accessDraft(
  db: Queryable,
  actor: Actor,
  draftId: number,
  hold = false,
): Promise<DraftRow> {
  const draft = await accessDraftEvenDiscarded(db, actor, draftId, hold);
  if (draft.discarded_at !== null) throw new AppError('NOT_FOUND');
  return draft;
}

/** The same for taking back that it was thrown away. */
export async function accessDraftEvenDiscarded(
  db: Queryable,
  actor: Actor,
  draftId: number,
  hold = false,
): Promise<DraftRow> {
  const draft = await findDraft(db, draftId, hold);
  if (!draft || !canSeeDraft(actor, draft)) throw new AppError('NOT_FOUND');
  return draft;
}
