import type { requestEndpoints } from '@trattativa/contract/market/requests/endpoints';
import type { RequestDraft } from '@trattativa/contract/market/requests/request-draft';
import { draftRestorableSeconds } from '@trattativa/domain/market/request-limits';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { addMinutes } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessDraft, accessDraftEvenDiscarded } from './access-request.ts';
import { markDraftDiscarded, unmarkDraftDiscarded } from './drafts.repository.ts';
import { presentWholeDraft } from './present-draft.ts';
import { recordDraftChanged } from './record-draft-changed.ts';
import { assertBelowDraftCap } from './save-draft.ts';

type OneDraft = CallOf<typeof requestEndpoints.discardDraft>;

/** Discards a draft; this can be undone for 30 seconds. Throws `NOT_FOUND`. */
export async function discardDraft(services: Services, call: OneDraft): Promise<{ message: string }> {
  const { actor, input } = call;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const draft = await accessDraft(tx, actor, input.draftId, true);
    await markDraftDiscarded(tx, draft.id, at);
    await recordDraftChanged(tx, actor, draft, at);
  });
  return { message: translate(call.language, 'requests:draft.discarded') };
}

/** Undoes a discard. Throws `NOT_FOUND` when it is too late, `TOO_MANY_DRAFTS`. */
export async function restoreDraft(
  services: Services,
  call: OneDraft,
): Promise<{ message: string; draft: RequestDraft }> {
  const { actor, input } = call;
  const at = services.clock.now();
  const since = addMinutes(at, -draftRestorableSeconds / 60);
  const draft = await services.db.transaction().execute(async (tx) => {
    const discarded = await accessDraftEvenDiscarded(tx, actor, input.draftId, true);
    await assertBelowDraftCap(tx, { teamId: discarded.team_id, accountId: actor.accountId }, discarded.id);
    if (!(await unmarkDraftDiscarded(tx, discarded.id, since))) throw new AppError('NOT_FOUND');
    await recordDraftChanged(tx, actor, discarded, at);
    return { ...discarded, discarded_at: null };
  });
  return {
    message: translate(call.language, 'requests:draft.restored'),
    draft: await presentWholeDraft(services.db, draft),
  };
}
